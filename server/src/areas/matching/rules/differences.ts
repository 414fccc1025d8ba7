import type { MatchDifference, MatchWay } from '@kontor/contract'
import { type Decimal, exact } from '@kontor/ubl'
import { type BilledLine, type Link, type OrderedLine, quantityIn } from './links.ts'
import { unitFactor } from './units.ts'

/** How a line of an invoice differs from what was ordered and received. */
export interface LineDifference {
  readonly differences: readonly MatchDifference[]
  /** How much more is billed than was ordered, negative where less; undefined where prices or quantities cannot be compared. */
  readonly over?: Decimal
  /** By how much its price and its quantity are higher than ordered, in percent. */
  readonly pricePercent?: Decimal
  readonly quantityPercent?: Decimal
  /** How much more is billed of its line of the order than was ordered, in the unit of that. */
  readonly quantityOver?: Decimal
}

const none = exact('0')
const one = exact('1')
const hundred = exact('100')
/** Below half of it, a difference is lost in rounding. */
const halfACent = exact('0.005')

/** What else is known of a line. */
export interface Around {
  /** So many of the order's currency are one of the invoice's, where these are two and it is known. */
  readonly rate?: Decimal | undefined
  /** What other lines bill of the same line of the order, before this one. */
  readonly before?: () => readonly BilledLine[]
  /** Whether receipts count; where it is not said, they do once somebody notes one. */
  readonly way?: MatchWay | undefined
}

/**
 * How a line differs; nothing where it fits.
 *
 * @param billed what invoices bill of the line of the order, up to this one, in the unit of the order
 */
export function lineDifference(
  line: BilledLine,
  link: Link | undefined,
  billed: Decimal,
  { rate, before = () => [], way }: Around = {},
): LineDifference {
  const net = exact(line.net ?? '0')
  if (link === undefined) return { differences: ['NOT_ORDERED'], over: net }
  const { ordered } = link
  const factor = unitFactor(line.unit, ordered.unit)
  if (factor === undefined) return { differences: ['UNIT'] }
  const quantity = exact(line.quantity ?? '0').times(factor)
  const isOver = ordered.quantity !== undefined && billed.gt(exact(ordered.quantity))
  const came = cameOf(ordered, way)
  const isAhead = came !== undefined && billed.gt(exact(came))
  const isDoubled = isOver && repeats(line, ordered, billed.minus(quantity), before)
  const tooMuch = isDoubled ? (['DOUBLED'] as const) : isOver ? (['QUANTITY'] as const) : []
  const amounts = [...tooMuch, ...(isAhead ? (['NOT_RECEIVED'] as const) : [])]
  const into = line.currency === ordered.currency ? one : rate
  if (into === undefined) return { differences: ['CURRENCY', ...amounts] }
  const price = divided(exact(line.price ?? '0'), factor).times(into)
  // An order without a price leaves it to the supplier.
  const orderedPrice = ordered.price === undefined ? price : exact(ordered.price)
  const isOther = price.minus(orderedPrice).times(quantity).abs().gte(halfACent)
  const fits = isOver ? fitting(quantity, billed, exact(ordered.quantity)) : quantity
  return {
    differences: [...(isOther ? (['PRICE'] as const) : []), ...amounts],
    over: net.minus(divided(fits.times(orderedPrice), into)).toDecimalPlaces(2),
    ...(isOther && { pricePercent: percentOver(price, orderedPrice) }),
    ...(isOver && {
      quantityPercent: percentOver(billed, exact(ordered.quantity)),
      quantityOver: billed.minus(exact(ordered.quantity)),
    }),
  }
}

/** Most lines are in the unit and the currency of their order, and dividing takes longest of all that is worked out. */
const divided = (value: Decimal, by: Decimal): Decimal => (by.eq(one) ? value : value.div(by))

/** What came of a line of an order; undefined where that does not count. Of a blanket order nothing ever does. */
function cameOf({ received, isBlanket }: OrderedLine, way: MatchWay | undefined): string | undefined {
  if (way === 'TWO_WAY' && !isBlanket) return undefined
  return received ?? (way === 'THREE_WAY' ? '0' : undefined)
}

/** Whether a line bills what another did already: nothing of what was ordered is left, and one before it has the same quantity and price. */
function repeats(
  line: BilledLine,
  ordered: OrderedLine,
  billedBefore: Decimal,
  before: NonNullable<Around['before']>,
): boolean {
  if (ordered.quantity === undefined || billedBefore.lt(exact(ordered.quantity))) return false
  const quantity = quantityIn(ordered.unit, line)
  const isAlike = (one: BilledLine) =>
    one.currency === line.currency &&
    one.unit === line.unit &&
    quantityIn(ordered.unit, one).eq(quantity) &&
    exact(one.price ?? '0').eq(exact(line.price ?? '0'))
  return quantity.gt(none) && before().some(isAlike)
}

/** What of a quantity was ordered still when it was billed. */
function fitting(quantity: Decimal, billed: Decimal, ordered: Decimal): Decimal {
  const left = ordered.minus(billed.minus(quantity))
  return left.lt(none) ? none : left
}

/** Whatever is asked for what was free is infinitely more. */
const percentOver = (value: Decimal, ordered: Decimal): Decimal =>
  ordered.isZero() ? exact('1000000') : value.minus(ordered).div(ordered).times(hundred)

/**
 * What an invoice charges beside its lines that was not ordered: nothing where its order says so much, and no earlier bill
 * had it already.
 */
export function chargesOver(own: Decimal, before: Decimal, ordered: Decimal): Decimal {
  const over = own.plus(before).minus(ordered)
  if (own.lte(none) || over.lte(none)) return none
  return over.lt(own) ? over : own
}
