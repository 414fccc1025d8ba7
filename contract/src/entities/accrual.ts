import { currency, date, decimal, id, list, maybe, pageOf, record, text, whole } from '../words/index.ts'

const category = {
  /** The cost centre that the order names (BT-133, else BT-19). */
  CostCentre: maybe(text({ max: 100 })),
  /** What the item is classified as (BT-158), and by which classification, such as UNSPSC. */
  Category: maybe(text({ max: 100 })),
  Scheme: maybe(text({ max: 200 })),
}

/** A line of an order of which more had been received than was billed. */
export const AccrualLine = record({
  OrderId: id('document'),
  OrderNumber: text({ max: 200 }),
  Supplier: text({ max: 4000 }),
  LineId: text({ max: 100 }),
  Description: text({ max: 2000 }),
  ...category,
  /** What had come, less what was turned away. */
  Received: decimal(),
  /** What invoices billed of it, less what credit notes gave back. */
  Billed: decimal(),
  Open: decimal(),
  Unit: maybe(text({ max: 10 })),
  /** Of one unit, as ordered; none where the order leaves it to the supplier, and then no amount either. */
  Price: maybe(decimal()),
  Currency: currency(),
  Amount: maybe(decimal()),
  /** The same in the currency of the company by the rate of the day; none where no rate is known. */
  Converted: maybe(decimal()),
})

/** What lines come to that have something in common: in the currency of the company, and apart what has no rate. */
const sum = {
  Amount: decimal(),
  Apart: list(record({ Currency: currency(), Amount: decimal() }), { max: 200 }),
}

/** What had been received by the end of a day and was not billed, a page of its lines, and all of it added up. */
export const Accruals = pageOf('Lines', AccrualLine, {
  Day: date(),
  Currency: currency(),
  ...sum,
  /** So many lines have no price, and count for nothing. */
  Unpriced: whole(),
  Suppliers: list(record({ Supplier: text({ max: 4000 }), ...sum }), { max: 100_000 }),
  CostCentres: list(record({ CostCentre: category.CostCentre, ...sum }), { max: 100_000 }),
  Categories: list(record({ Category: category.Category, Scheme: category.Scheme, ...sum }), { max: 100_000 }),
})
