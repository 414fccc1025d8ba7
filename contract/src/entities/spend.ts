import { spendGroups } from '../enumerations/index.ts'
import { currency, decimal, entity, id, list, maybe, oneOf, record, text } from '../words/index.ts'

/** What cannot be said in the currency of the company, as no exchange rate is known. */
const apart = list(record({ Currency: currency(), Amount: decimal(), Before: decimal() }), { max: 200 })

/** What was spent in a month, with a partner or under a category, without tax. */
const SpendRow = record({
  /** The month, the connection or the category; NONE where a document has none. */
  Key: text({ max: 160 }),
  /** What the partner or category is called. */
  Name: maybe(text({ max: 4000 })),
  /** The classification from which the category is, such as UNSPSC. */
  Scheme: maybe(text({ max: 200 })),
  Amount: decimal(),
  /** In the same months a year before. */
  Before: decimal(),
  /** Percent of the total; none where there is no total to have a share of. */
  Share: maybe(decimal()),
  /** Percent by which it is more than the year before; none where nothing was spent then. */
  Change: maybe(decimal()),
  Apart: apart,
})

/** What the company spent in a period, in its own currency by the rates of the months, by what was asked for. */
export const Spend = entity('Spend', {
  /** The first and the last month, YYYY-MM. */
  From: text({ max: 7 }),
  To: text({ max: 7 }),
  By: oneOf(spendGroups),
  Currency: currency(),
  /** What it is narrowed to is called so. */
  PartnerName: maybe(text({ max: 4000 })),
  CategoryName: maybe(text({ max: 4000 })),
  Rows: list(SpendRow, { max: 100_000 }),
  Amount: decimal(),
  Before: decimal(),
  Change: maybe(decimal()),
  Apart: apart,
  /** The coding lists by whose codes categories can be told instead. */
  Lists: list(record({ Id: id('codingList'), Name: text({ max: 200 }) }), { max: 1000 }),
})
