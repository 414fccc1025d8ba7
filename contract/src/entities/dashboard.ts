import { dashboardCards } from '../enumerations/index.ts'
import { currency, date, decimal, entity, list, maybe, number, oneOf, record, whole, yes } from '../words/index.ts'

/** F-131: which cards a company shows, in their order. */
export const DashboardConfig = entity('DashboardConfig', {
  cards: list(oneOf(dashboardCards), { max: 4 }),
  /** When the company went, or goes, live. */
  goLiveDate: maybe(date()),
})

/** Sales are 1, purchases -1, as in sums of documents (F-138). */
const side = { Type: whole() }

const answered = { Answered: whole(), Rejected: whole() }

/** Figures of the cards that a company shows; what belongs to no card of it is absent. */
export const DashboardFigures = entity('DashboardFigures', {
  Cards: list(oneOf(dashboardCards)),
  /** `Since` begins the 90 days that end with the day. */
  Since: date(),
  /** `Days` from then to the day, less than zero where it is still to come; so many invoices were issued since. */
  GoLive: maybe(record({ Date: date(), Days: whole(), Invoices: whole() })),
  /** Invoices that are neither paid nor rejected and fall due until `Until`, overdue ones among them. */
  Upcoming: maybe(
    record({
      Until: date(),
      Parts: list(record({ ...side, Currency: currency(), Invoices: whole(), Sum: decimal() })),
    }),
  ),
  /** Days on average from receipt to payment, of invoices paid in the time; `DaysBefore` in the time before. */
  Turnaround: maybe(list(record({ ...side, Days: number(), Invoices: whole(), DaysBefore: maybe(number()) }))),
  /** Bills issued in the time that were answered, how many of them were rejected, and hours to the answer, the middle one. */
  Rejections: maybe(
    list(record({ ...side, ...answered, HoursToAnswer: maybe(whole()), Before: maybe(record(answered)) })),
  ),
  /** Whether the reader may choose the cards. */
  MayChoose: yes(),
})
