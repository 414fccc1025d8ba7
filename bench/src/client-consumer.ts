import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { setUpConsumer } from '@kontor/client/consumer'
import type { Bench } from './figure.ts'

const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)
const tsc = join(root, 'node_modules/.bin/tsc')
const rounds = 15

/** Seconds that the compiler says it took. */
async function seconds(project: string): Promise<number> {
  const { stdout } = await run(tsc, ['-p', project, '--noEmit', '--extendedDiagnostics'])
  const found = /Total time:\s+([\d.]+)s/.exec(stdout)
  if (found === null) throw new Error(`tsc printed no total time:\n${stdout}`)
  return Number(found[1])
}

/** What a project of others pays at each check for using the client. */
export const clientConsumerBench: Bench = {
  name: 'client-consumer',
  says: 'how much longer a project type-checks that makes ten calls with the packed client, as against one that is empty',
  run: async () => {
    const { calls, empty } = await setUpConsumer(join(root, '.build/bench-consumer'))
    const times: Record<string, number[]> = { calls: [], empty: [] }
    // By turns, and the best of each: what else the machine does only ever adds.
    for (let round = 0; round < rounds; round += 1) {
      times['calls']?.push(await seconds(calls))
      times['empty']?.push(await seconds(empty))
    }
    const [best = 0, nothing = 1] = [times['calls'], times['empty']].map((each = []) => Math.min(...each))
    return [
      {
        name: 'client-consumer',
        value: best / nothing,
        bar: { atMost: 1.2 },
        baseline: `${best} s against ${nothing} s, best of ${rounds} by turns`,
      },
    ]
  },
}
