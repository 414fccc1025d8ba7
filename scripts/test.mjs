// The whole test of the project, one step after the other, on the pinned Node; stops at the first that fails.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { environment, install, pinnedNode, root } from './runtime.mjs'

const reports = join(root, '.build', 'tests')

const program = (...path) => join(root, 'node_modules', ...path)
const vitest = (...projects) => [
  program('vitest', 'vitest.mjs'),
  ...['run', ...projects.flatMap((project) => ['--project', project]), '--reporter=default', '--reporter=json'],
  `--outputFile.json=${reportOf(projects[0])}`,
]
const reportOf = (project) => join(reports, `${project}.json`)

const steps = [
  // Rooms are checked beside each other; several checkers of one room would each work out the same types.
  { name: 'types', command: [program('typescript', 'bin', 'tsc'), '-b', '--checkers', '1'] },
  { name: 'lint', command: [program('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings', '.'] },
  { name: 'boundaries', command: [join(root, 'scripts', 'boundaries.ts')] },
  { name: 'unit', command: vitest('unit'), counts: true },
  { name: 'server', command: vitest('server', 'alone'), counts: true },
  { name: 'build', command: [join(root, 'scripts', 'build.mjs'), 'kit'] },
  { name: 'browser', command: vitest('browser'), counts: true },
]

function run(command) {
  // Without an input of its own, nothing asks and waits.
  const child = spawn(pinnedNode(), command, { cwd: root, env: environment(), stdio: ['ignore', 'inherit', 'inherit'] })
  const pass = (signal) => child.kill(signal)
  process.on('SIGTERM', pass)
  return new Promise((done) => {
    child.on('error', (error) => {
      console.error(error.message)
      done(1)
    })
    child.on('exit', (code) => {
      process.off('SIGTERM', pass)
      done(code ?? 1)
    })
  })
}

/** What vitest counted; nothing where it did not come to write its report. */
function counted(name) {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(reportOf(name), 'utf8'))
    return { passed: numPassedTests, failed: numFailedTests }
  } catch {
    return { passed: 0, failed: 0 }
  }
}

install()
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

let passed = 0
let failed = 0
for (const { name, command, counts } of steps) {
  console.log(`\n=== ${name}`)
  const began = performance.now()
  const code = await run(command)
  console.log(`=== ${name}: ${code === 0 ? 'done' : 'FAILED'} in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  if (counts) {
    const result = counted(name)
    passed += result.passed
    failed += result.failed
  }
  if (code !== 0) {
    // A step that fails without a failed test of its own (types, lint, a file that does not load) is one failure.
    failed = Math.max(failed, 1)
    process.exitCode = 1
    break
  }
}
console.log(`\n${passed} passed, ${failed} failed`)
