import { date, instant, maybe, record, text } from '../words/index.ts'

/** Why an invoice waits and is neither accepted nor paid, since when and by whom, and on which day it comes back by itself. */
export const OnHold = record({
  Reason: text({ max: 1000 }),
  Since: instant(),
  Until: maybe(date()),
  ByName: maybe(text({ max: 200 })),
})
