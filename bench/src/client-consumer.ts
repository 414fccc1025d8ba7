import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { setUpConsumer } from '@kontor/client/consumer'
import { type Bench, median } from './figure.ts'

const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)
const tsc = join(root, 'node_modules/.bin/tsc')
const count = 21

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
  description:
    'how much longer a project type-checks that makes ten calls with the packed client, as against one that is empty',
  run: async () => {
    const { calls, empty } = await setUpConsumer(join(root, '.build/bench-consumer'))
    const rounds: { readonly calls: number; readonly empty: number }[] = []
    // Each first as often as the other, and the middle of the rounds: what else the machine does meets both.
    while (rounds.length < count) {
      const before = rounds.length % 2 === 0 ? await seconds(empty) : undefined
      const full = await seconds(calls)
      rounds.push({ calls: full, empty: before ?? (await seconds(empty)) })
    }
    const [full, nothing] = [median(rounds.map(({ calls }) => calls)), median(rounds.map(({ empty }) => empty))]
    return [
      {
        name: 'client-consumer',
        value: median(rounds.map(({ calls, empty }) => calls / empty)),
        bar: { atMost: 1.2 },
        baseline: `${full} s against ${nothing} s, medians of ${count} rounds by turns; the figure is that of their ratios`,
      },
    ]
  },
}
