import { clearanceAuthorities, clearanceReportStates, clearanceStates } from '../enumerations/index.ts'
import { country, date, entity, instant, list, maybe, oneOf, text } from '../words/index.ts'

/** A company’s place in the register of a tax authority. */
export const ClearanceRegistration = entity('ClearanceRegistration', {
  country: country(),
  identifier: text({ min: 1, max: 100 }),
  state: maybe(oneOf(clearanceStates)),
  certificate: maybe(text({ max: 20_000, says: 'PEM' })),
  validFrom: maybe(date()),
  validTo: maybe(date()),
  /** Where bills are reported before their receivers get them; absent where the company only stands in the register. */
  authority: maybe(oneOf(clearanceAuthorities)),
})

/** An authority to which companies can report. */
export const ClearanceSystem = entity('ClearanceSystem', {
  country: country(),
  system: text({ max: 100 }),
  authority: oneOf(clearanceAuthorities),
})

/** What became of a bill that was reported to a tax authority before its receiver got it. */
export const ClearanceReport = entity('ClearanceReport', {
  Country: country(),
  Authority: oneOf(clearanceAuthorities),
  /** Under what the company is registered there. */
  Identifier: text({ max: 100 }),
  State: oneOf(clearanceReportStates),
  Begun: instant(),
  /** What the authority gave for it, and its answer: a number and a stamp, or its reasons. */
  Receipt: maybe(text({ max: 100 })),
  Number: maybe(text({ max: 100 })),
  Stamp: maybe(text({ max: 1000 })),
  Reasons: list(text({ max: 4000 })),
  Answered: maybe(instant()),
})
