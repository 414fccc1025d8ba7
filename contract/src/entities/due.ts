import { dueBases, dueSides, dueStandings } from '../enumerations/index.ts'
import { currency, date, decimal, entity, id, list, maybe, oneOf, record, text, whole, yes } from '../words/index.ts'

const sum = {
  Side: oneOf(dueSides),
  Currency: currency(),
  Count: whole({ min: 0 }),
  Sum: decimal(),
  /** The same in the company's currency, by the rate of the day before which nothing newer is known; left out where there is none. */
  Converted: maybe(decimal()),
}

/** What is open, by the day on which it is to be paid. */
export const DueCalendar = entity('DueCalendar', {
  /** The day that it is where the company is. */
  Today: date(),
  /** The company's own, into which sums are converted. */
  Currency: currency(),
  Overdue: list(record(sum)),
  Days: list(record({ Day: date(), ...sum })),
  /** The rates by which foreign sums were converted, each with the day of which it is. */
  Rates: list(record({ Currency: currency(), Rate: decimal(), Day: date() })),
})

/** One bill of the calendar. */
export const DueDocument = entity('DueDocument', {
  DocumentId: id('document'),
  ID: text(),
  Side: oneOf(dueSides),
  Partner: text(),
  Currency: currency(),
  /** What is to be paid on that day: what is open, less what was agreed for paying early. */
  Amount: decimal(),
  Discount: maybe(decimal()),
  PayDay: date(),
  DueDate: date(),
  /** Where the bill itself says no due date: it is due by the terms agreed with the partner, or else with its issue. */
  DueBy: maybe(oneOf(dueBases)),
  Standing: oneOf(dueStandings),
  IsOverdue: yes(),
})
