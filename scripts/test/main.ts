// The tests of the project, one step after the other, on the pinned Node; stops at the first that fails.
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readArguments, usage, type Wanted } from './arguments.ts'
import { belongingToAll } from './belonging.ts'
import { allSteps, type Step, stepsOf } from './steps.ts'

const root = resolve(import.meta.dirname, '../..')

function run({ command }: Step, { seed, names }: Wanted): Promise<number> {
  const env = {
    ...process.env,
    // vitest.config.ts draws the order of the files by it.
    ...(seed !== undefined && { KONTOR_SEED: String(seed) }),
    // Who names a part runs it again and again: its journeys need not load the demo network each time.
    ...(names.length > 0 && { KONTOR_KEEP_NETWORK: 'on' }),
  }
  // Without an input of its own, nothing asks and waits.
  const child = spawn(process.execPath, command, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] })
  const pass = (signal: NodeJS.Signals) => child.kill(signal)
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
function counted(report: string): { readonly passed: number; readonly failed: number } {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
    return { passed: numPassedTests, failed: numFailedTests }
  } catch {
    return { passed: 0, failed: 0 }
  }
}

async function test(wanted: Wanted, steps: readonly Step[]): Promise<number> {
  const { seed } = wanted
  const reports = join(root, '.build', 'tests')
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const order = seed === undefined ? '' : `, files in the random order of --shuffle --seed ${seed}`
  if (order !== '') console.log(`Tests${order}`)
  let passed = 0
  let failed = 0
  for (const step of steps) {
    console.log(`\n=== ${step.name}`)
    const began = performance.now()
    const code = await run(step, wanted)
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.log(`=== ${step.name}: ${code === 0 ? 'done' : 'FAILED'} in ${seconds} s`)
    const result = step.report === undefined ? { passed: 0, failed: 0 } : counted(step.report)
    passed += result.passed
    failed += result.failed
    if (code !== 0) {
      // A step that fails without a failed test of its own (types, lint, a file that does not load) is one failure.
      failed = Math.max(failed, 1)
      break
    }
  }
  console.log(`\n${passed} passed, ${failed} failed${order}`)
  return failed > 0 ? 1 : 0
}

/** What the words ask for; 2 where they ask for nothing that there is. */
async function main(words: readonly string[]): Promise<number> {
  let wanted: Wanted
  let steps: Step[]
  try {
    wanted = readArguments(words)
    steps = wanted.names.length === 0 ? allSteps(root) : stepsOf(root, belongingToAll(root, wanted.names))
  } catch (error) {
    console.error(`${(error as Error).message} See: npm test -- --help`)
    return 2
  }
  if (!wanted.help) return test(wanted, steps)
  console.log(usage)
  return 0
}

process.exitCode = await main(process.argv.slice(2))
