import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { generateContract } from './contract-project.ts'
import { generateUses } from './contract-uses.ts'
import type { Bench } from './figure.ts'

const root = join(import.meta.dirname, '../..')
const limit = 250_000

/** Whether the words will hold: type instantiations are the same on every machine, unlike seconds. */
export const contractBench: Bench = {
  name: 'contract',
  description:
    'type instantiations of the contract, with a handler and a client’s use of each call, and of a generated one of 490 calls',
  run: async () => {
    const today = await instantiations(join(root, 'contract/tsconfig.json'))
    const whole = await instantiations(await generateUses(join(root, '.build/bench-contract-uses')))
    const grown = await instantiations(await generateContract(join(root, '.build/bench-contract'), 490))
    const baseline = `limit ${limit} under ${await compiler()}`
    return [
      { name: 'contract.instantiations', value: today, bar: { atMost: limit }, baseline },
      { name: 'contract.instantiations.whole', value: whole, bar: { atMost: limit }, baseline },
      { name: 'contract.instantiations.490', value: grown, bar: { atMost: limit }, baseline },
    ]
  },
}

const run = promisify(execFile)
const tsc = join(root, 'node_modules/.bin/tsc')

async function compiler(): Promise<string> {
  return `TypeScript ${(await run(tsc, ['--version'])).stdout.replace('Version', '').trim()}`
}

async function instantiations(project: string): Promise<number> {
  const { stdout } = await run(tsc, [
    '-p',
    project,
    '--noEmit',
    '--incremental',
    'false',
    '--composite',
    'false',
    '--extendedDiagnostics',
    // Several checkers count what they share once each, and a file more deals them out anew: 30,000 more for one small call.
    '--singleThreaded',
  ])
  const found = /Instantiations:\s+(\d+)/.exec(stdout)
  if (found === null) throw new Error(`tsc printed no count of instantiations:\n${stdout}`)
  return Number(found[1])
}
