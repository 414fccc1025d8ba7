import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const everywhere = [
  '{contract,client,hub,i18n,sdk,kit,tradekit,ubl,server,cli,shell,demo,bench}/src',
  'apps/*/src',
  'e2e',
  'scripts',
]
const tests = (kind: string) => everywhere.map((folder) => `${folder}/**/*${kind}.test.{ts,tsx}`)

/** How long a test may hang, which is no promise of anything: two cores may be busy with other things. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 15_000 } } }

/** Short files whose tests take long: they stand elsewhere, or are made from lists. */
const longest = [
  'cli/src/app.server.test.ts',
  'cli/src/kill-work.server.test.ts',
  'demo/src/load.server.test.ts',
  'server/src/areas/access/agreement.server.test.ts',
  'e2e/hostile/busy.browser.test.ts',
  'e2e/hostile/hostile.browser.test.ts',
  'e2e/kit-keys.browser.test.ts',
  'e2e/protocol.browser.test.ts',
  'e2e/shell-restart.browser.test.ts',
  'e2e/tax-currency.browser.test.ts',
]

/** The longest files first, which would leave the other cores idle at the end; the rest as vitest has them, by size. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification) => longest.some((file) => moduleId.endsWith(file))
    return (await super.sort(files)).toSorted((one, other) => Number(isLongest(other)) - Number(isLongest(one)))
  }
}

/** `npm test -- --shuffle`: the files in a random order, as no test may need what another left behind. */
const seed = process.env['KONTOR_SEED']

export default defineConfig({
  test: {
    sequence: seed === undefined ? { sequencer: LongestFirst } : { shuffle: { files: true }, seed: Number(seed) },
    // vitest leaves one core to itself, which on two is half of the time.
    maxWorkers: availableParallelism(),
    // The modules of a worker are loaded once, not for each of its files.
    isolate: false,
    projects: [
      {
        test: {
          name: 'unit',
          ...patience,
          include: tests(''),
          exclude: [...tests('.server'), ...tests('.alone'), ...tests('.browser')],
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'server',
          include: tests('.server'),
          ...patience,
          globalSetup: 'server/src/platform/postgres/testing-setup.ts',
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'alone',
          include: tests('.alone'),
          ...patience,
          globalSetup: 'server/src/platform/postgres/testing-setup.ts',
          hookTimeout: 120_000,
          // How soon the server answers is measured here, so nothing runs beside it.
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: 'browser',
          globalSetup: 'e2e/support/global-setup.ts',
          include: ['e2e/**/*.browser.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
          // Decision 0127: tried once more, and named at the end by scripts/test/tried-again.ts.
          retry: 1,
          // Each worker has a Kontor of its own, so that nobody signs in as the people of another's journey.
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
