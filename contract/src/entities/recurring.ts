import { documentTypesOfTrade, frequencies, recurringOutcomes, recurringPeriods } from '../enumerations/index.ts'
import { date, entity, id, instant, list, maybe, oneOf, record, text, whole, yes } from '../words/index.ts'

const rhythm = {
  Frequency: oneOf(frequencies),
  /** The first day; its weekday or its day of the month is that of all. */
  Start: date(),
  /** On the last day of each month, where Start is the last of its own: 28 February, then 31 March. */
  LastDay: yes(false),
  /** None after this day. */
  End: maybe(date()),
  /** How many there are in all. */
  Count: maybe(whole({ min: 1, max: 1000 })),
  Period: oneOf(recurringPeriods, 'CURRENT'),
  /** To whom each is sent at once; where nobody is named, each waits as a draft. */
  ConnectionId: maybe(id('connection')),
  Paused: yes(false),
}

export const RecurringInput = entity('RecurringInput', { TemplateId: id('template'), ...rhythm })

/** One day of a recurring document. */
const run = record({
  Day: date(),
  Outcome: oneOf(recurringOutcomes),
  DocumentId: maybe(id('document')),
  /** Why it was not sent. */
  Reason: maybe(text({ max: 1000 })),
  At: instant(),
})

/** A template that becomes a document by itself, again and again. */
export const Recurring = entity('Recurring', {
  Id: id('recurring'),
  TemplateId: id('template'),
  TemplateName: text({ max: 100 }),
  Type: oneOf(documentTypesOfTrade),
  ...rhythm,
  PartnerName: maybe(text()),
  OwnerId: maybe(id('user')),
  OwnerName: maybe(text()),
  /** The days to come, the next first; none where it has ended. */
  Next: list(date(), { max: 3 }),
  /** The days of late, the latest first. */
  Runs: list(run, { max: 12 }),
})
