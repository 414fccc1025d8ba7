// The whole test of the project, one step after the other, on the pinned Node; stops at the first that fails.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { environment, install, pinnedNode, root } from './runtime.mjs'

const reports = join(root, '.build', 'tests')
const scratch = mkdtempSync(join(tmpdir(), 'kontor-tests-'))

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
  { name: 'build', command: [join(root, 'scripts', 'build.mjs'), 'kit'] },
  {
    name: 'input',
    command: vitest('input'),
    counts: true,
    // How soon the shell answers a key is measured, mostly on one core: the other is for what needs no quiet.
    beside: { name: 'unit', command: [...vitest('unit'), '--maxWorkers=1'], counts: true },
  },
  { name: 'server', command: vitest('server', 'alone'), counts: true },
  { name: 'browser', command: vitest('browser'), counts: true },
]

/** Runs a step; what one that goes beside another says is told in one piece, once it is through. */
async function take({ name, command }, beside) {
  const head = `\n=== ${name}`
  if (!beside) console.log(head)
  const began = performance.now()
  const { code, said } = await run(command, beside)
  const took = ((performance.now() - began) / 1000).toFixed(1)
  if (beside) console.log(`${head}\n${said}`)
  console.log(`=== ${name}: ${code === 0 ? 'done' : 'FAILED'} in ${took} s`)
  return code
}

function run(command, beside) {
  const child = spawn(pinnedNode(), command, {
    cwd: root,
    // The demo network is loaded by the first run that needs it, for all of them.
    env: { ...environment(), KONTOR_NETWORK: join(scratch, 'network') },
    // Without an input of its own, nothing asks and waits.
    stdio: ['ignore', ...(beside ? ['pipe', 'pipe'] : ['inherit', 'inherit'])],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (said += text))
  const pass = (signal) => child.kill(signal)
  process.on('SIGTERM', pass)
  return new Promise((done) => {
    child.on('error', (error) => {
      console.error(error.message)
      done({ code: 1, said })
    })
    child.on('close', (code) => {
      process.off('SIGTERM', pass)
      done({ code: code ?? 1, said })
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
for (const step of steps) {
  const together = step.beside ? [step, step.beside] : [step]
  const codes = await Promise.all(together.map((each) => take(each, each !== step)))
  for (const [at, { name, counts }] of together.entries()) {
    if (counts) {
      const result = counted(name)
      passed += result.passed
      failed += result.failed
    }
    // A step that fails without a failed test of its own (types, lint, a file that does not load) is one failure.
    if (codes[at] !== 0) failed = Math.max(failed, 1)
  }
  if (codes.some((code) => code !== 0)) {
    process.exitCode = 1
    break
  }
}
rmSync(scratch, { recursive: true, force: true })
console.log(`\n${passed} passed, ${failed} failed`)
