import type { DemoNetwork } from '@kontor/server'
import { demoHistory } from './load.ts'

/** The day up to which the network of these tests reaches. */
export const anchor = '2026-11-21'

/** The demo network with fewer days of history, which every state is reached in. */
export const shortDemo: DemoNetwork = {
  history: (base, day) => demoHistory(base, day, { days: 75 }),
  people: [],
  print: () => undefined,
}
