import { type Decimal, exact, type LineForm } from '@kontor/ubl'
import { type Billing, type BillLine, numeric, type WorkedBilling, type WorkedOrder } from '../document-lines/index.ts'
import { orderKindOf } from '../entries/index.ts'
import type { Rate } from '../rates/index.ts'
import { chargesOver, type LineDifference, lineDifference } from './rules/differences.ts'
import {
  type Billed,
  type BilledLine,
  billedIn,
  type Link,
  linkingOf,
  linksOf,
  type OrderedLine,
  quantityIn,
} from './rules/links.ts'
import { type ClassifiedDifference, differencesIn, overBilled, type Tolerated, type Whole } from './rules/tolerance.ts'

/** A line of an invoice, the line of an order that it bills, and how it differs. */
export interface HeldLine extends ClassifiedDifference {
  readonly line: BilledLine
  readonly link: Link | undefined
  /** What invoices bill of the line of the order, up to this one, in its unit. */
  readonly billed: Decimal
  /** At which it is held against an order in another currency. */
  readonly rate: Rate | undefined
}

/** An invoice held against the orders that it bills. */
export interface Held extends Whole {
  readonly lines: readonly HeldLine[]
  readonly ordered: readonly OrderedLine[]
}

/** The rate between two currencies on the day of the invoice; nothing where none is known. */
export type Rates = (from: string, to: string) => Rate | undefined

/** What an invoice is held by, beside its orders. */
export interface By {
  readonly rates: Rates
  readonly tolerated: Tolerated
}

/** Holds an invoice against its orders, line by line; bills that came before it count, those that came later do not. */
export function hold(
  documentId: string,
  { lines: worked, totals, orders }: WorkedBilling,
  { rates, tolerated }: By,
): Held {
  const all = orders.map((order) => orderOf(order))
  const ordered = all.flatMap((one) => one.ordered)
  const named = all.flatMap(({ bills }) => bills.get(documentId)?.lines ?? []).filter(({ reference }) => reference)
  const lines = worked.map(
    ({ form, line }) => named.find(({ id }) => id === form.id) ?? lineOf(form, line.amount, line.currency),
  )
  const links = linksOf(lines, ordered)
  const sums = new Map(all.flatMap((one) => [...billedIn(upTo(one.bills, documentId), one.ordered)]))
  const earlierBills = orders.flatMap(({ bills }) => bills.slice(0, placeOf(bills, documentId)))
  const earlier = [...new Map(earlierBills.map((bill) => [bill.documentId, bill])).values()]
  const billedAt = cumulated(lines, links, sums)
  const before = billedBefore(all, documentId, lines, links)
  const rateOf = ({ currency: from }: BilledLine, to: string | undefined) =>
    from === undefined || to === undefined || from === to ? undefined : rates(from, to)
  const ordering = orders.map(({ entry, totals }) => ({ totals, currency: entry.currency ?? undefined }))
  const besides = (some: Parameters<typeof sumIn>[1]) => sumIn(lines[0]?.currency, some, rates)
  return {
    ordered,
    lines: lines.map((line) => {
      const link = links.get(line.id)
      const billed = billedAt.get(line) ?? exact(line.quantity ?? '0')
      const rate = rateOf(line, link?.ordered.currency)
      // What is tolerated is not for the supplier to choose: a line is about what its order says.
      const { classification } = link?.ordered ?? {}
      const around = { rate: rate?.value, before: () => before(line), way: tolerated(classification).Match }
      return { line, link, billed, rate, classification, ...lineDifference(line, link, billed, around) }
    }),
    charges: orders.length === 0 ? exact('0') : chargesOver(besideLines(totals), besides(earlier), besides(ordering)),
  }
}

/**
 * What is billed of each line's line of the order up to that line: where two lines of one invoice bill the same, the later one is
 * too much and not both.
 */
function cumulated(
  lines: readonly BilledLine[],
  links: ReadonlyMap<string, Link>,
  sums: ReadonlyMap<OrderedLine, Decimal>,
): ReadonlyMap<BilledLine, Decimal> {
  const ahead = new Map<OrderedLine, Decimal>()
  const found = new Map<BilledLine, Decimal>()
  for (const line of lines.toReversed()) {
    const ordered = links.get(line.id)?.ordered
    if (ordered === undefined) continue
    const later = ahead.get(ordered) ?? exact('0')
    found.set(line, (sums.get(ordered) ?? exact('0')).minus(later))
    ahead.set(ordered, later.plus(quantityIn(ordered.unit, line)))
  }
  return found
}

/** What other lines bill of a line's line of the order before it: in bills that came before, and above it in its own. */
function billedBefore(
  orders: readonly ReturnType<typeof orderOf>[],
  documentId: string,
  lines: readonly BilledLine[],
  links: ReadonlyMap<string, Link>,
): (line: BilledLine) => readonly BilledLine[] {
  return (line) => {
    const target = links.get(line.id)?.ordered
    const order = orders.find(({ ordered }) => ordered.some((one) => one === target))
    if (target === undefined || order === undefined) return []
    const above = lines.slice(0, lines.indexOf(line)).filter(({ id }) => links.get(id)?.ordered === target)
    const bills = [...order.bills].filter(([, { credits }]) => credits === undefined)
    const place = bills.findIndex(([id]) => id === documentId)
    const others = bills.slice(0, place < 0 ? undefined : place).flatMap(([, bill]) => {
      const linked = linksOf(bill.lines, order.ordered)
      return bill.lines.filter(({ id }) => linked.get(id)?.ordered === target)
    })
    return [...others, ...above]
  }
}

/**
 * What a document asks for beside its lines: charges less allowances (BT-108 less BT-107), and what it asks for beyond its total
 * with VAT, by its rounding (BT-114) or a negative prepayment (BT-113).
 */
function besideLines(totals: WorkedOrder['totals']): Decimal {
  if (totals === undefined) return exact('0')
  const beyond = exact(totals.payable).minus(exact(totals.taxInclusive))
  const charged = exact(totals.chargeTotal).minus(exact(totals.allowanceTotal))
  return beyond.gt(exact('0')) ? charged.plus(beyond) : charged
}

/** What documents ask for beside their lines, in the currency of an invoice: what cannot be said in it is nothing. */
function sumIn(
  own: string | undefined,
  documents: readonly { readonly totals: WorkedOrder['totals']; readonly currency: string | undefined }[],
  rates: Rates,
): Decimal {
  return documents.reduce((sum, { totals, currency = own }) => {
    const beside = besideLines(totals)
    if (own === undefined || currency === undefined || currency === own || beside.isZero()) return sum.plus(beside)
    return sum.plus(beside.times(rates(currency, own)?.value ?? exact('0')))
  }, exact('0'))
}

const placeOf = (bills: WorkedOrder['bills'], documentId: string): number | undefined => {
  const place = bills.findIndex((bill) => bill.documentId === documentId)
  return place < 0 ? undefined : place
}

/** The bills that came before one, itself, and what gives any of them back: what comes later is too much later. */
function upTo(bills: ReadonlyMap<string, OrderBill>, documentId: string): Billed[] {
  const invoices = [...bills].filter(([, { credits }]) => credits === undefined)
  const place = invoices.findIndex(([id]) => id === documentId)
  const counted = new Map(invoices.slice(0, place < 0 ? undefined : place + 1))
  const credits = [...bills.values()].flatMap(({ lines, credits }) => {
    const credited = credits === undefined ? undefined : counted.get(credits)
    return credited === undefined ? [] : [{ lines, credits: credited.lines }]
  })
  return [...[...counted.values()].map(({ lines }) => ({ lines })), ...credits]
}

export interface OrderBill {
  readonly lines: readonly BilledLine[]
  readonly credits: string | undefined
}

/** The lines of an order with what came of them, and those of the invoices that bill it; of a blanket order nothing ever comes. */
export function orderOf({ entry, lines, bills }: WorkedOrder) {
  const { id: orderId, businessId } = entry
  const isBlanket = orderKindOf(entry) === 'BLANKET'
  // Of what was turned down or canceled nothing is ordered any more.
  const isOver = entry.response === 'REJECTED' || entry.response === 'CANCELED'
  const isReceived = isBlanket || lines.some(({ line }) => line.receivedQuantity !== undefined)
  const ordered = lines.map(
    ({ form, line }): OrderedLine => ({
      ...lineOf(form, line.amount, line.currency),
      ...{ orderId, classification: form.classification, isBlanket },
      ...(isOver && { quantity: '0' }),
      ...(isReceived && { received: line.receivedQuantity ?? '0', returned: line.returnedQuantity }),
    }),
  )
  // A bill of several orders says in its lines which each is of.
  const isOfThis = ({ form, targetLineId }: BillLine) =>
    targetLineId !== undefined || (form.orderReference ?? businessId) === businessId
  const billed = bills.map(({ documentId, credits, currency, lines: own }) => {
    const named = own.filter(isOfThis).map(
      ({ form, net, targetLineId }): BilledLine => ({
        ...lineOf(form, net, currency),
        ...(targetLineId !== undefined && { reference: { orderId, lineId: targetLineId } }),
      }),
    )
    return [documentId, { lines: named, credits }] as const
  })
  return { ordered, bills: new Map(billed) }
}

const lineOf = (form: LineForm, net: string | undefined, currency: string | undefined) => ({
  ...{ id: form.id, name: form.name, sellersItemId: form.sellersItemId, unit: form.unit.slice(0, 10) || undefined },
  ...{ quantity: numeric(form.quantity), price: priceOf(form, net), net, currency },
})

/**
 * A price is that of one unit, whatever number of units the document says it for, with what is taken off or added to the line:
 * a charge on the line is a price, too.
 */
function priceOf({ price, baseQuantity, quantity, allowances = [] }: LineForm, net: string | undefined) {
  const billed = numeric(quantity)
  if (allowances.length > 0 && net !== undefined && billed !== undefined && !exact(billed).isZero())
    return perUnit(net, billed)
  const whole = numeric(price)
  return whole === undefined ? undefined : perUnit(whole, numeric(baseQuantity) ?? '1')
}

/** A decimal of the contract with a fraction and without zeros ahead of it: most prices, which need not be worked out. */
const isPlain = /^-?(0|[1-9]\d{0,17})\.\d{1,10}$/

function perUnit(amount: string, units: string): string | undefined {
  if (units === '1' && isPlain.test(amount)) return amount.replace(/\.?0+$/, '')
  const base = exact(units)
  return base.isZero() ? undefined : numeric(exact(amount).div(base).toDecimalPlaces(10).toFixed())
}

/** Each difference by its line and values, so that what was accepted holds for nothing else. */
export const fingerprintsOf = ({ lines, charges }: Held): string[] => [
  ...lines.flatMap(({ line, link, differences, billed }) =>
    differences.map((one) => JSON.stringify([line.id, one, link?.ordered.id, ...valuesOf(one, line, link, billed)])),
  ),
  ...(charges.isZero() ? [] : [JSON.stringify(['CHARGE', charges.toFixed()])]),
]

const valuesOf = (
  difference: LineDifference['differences'][number],
  line: BilledLine,
  link: Link | undefined,
  billed: Decimal,
) => {
  const { ordered } = link ?? {}
  if (difference === 'PRICE') return [line.price, ordered?.price]
  if (difference === 'QUANTITY' || difference === 'DOUBLED') return [billed.toFixed(), ordered?.quantity]
  if (difference === 'NOT_RECEIVED') return [billed.toFixed(), ordered?.received]
  if (difference === 'UNIT') return [line.unit, ordered?.unit]
  if (difference === 'CURRENCY') return [line.currency, ordered?.currency]
  return [line.net]
}

/** What is kept of it, for the lists of the workbench. `outward`: where a person led its lines. */
export function foundIn(held: Held, { bill: { outward } }: Pick<Billing, 'bill'>) {
  const over = overBilled(held)
  return {
    differences: differencesIn(held),
    differingLines: held.lines.filter(({ differences }) => differences.length > 0).length,
    overBilled: over.isZero() ? null : over.toFixed(2),
    found: fingerprintsOf(held),
    ...linkingOf(
      held.lines.map(({ line }) => line),
      held.ordered,
      new Set(outward.map(({ lineId }) => lineId)),
    ),
  }
}
