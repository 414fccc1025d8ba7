import type { MatchDifference, MatchState, MatchTolerance, Of } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import { type Decimal, exact } from '@kontor/ubl'
import type { LineDifference } from './differences.ts'

export type Tolerance = Of<typeof MatchTolerance>

/** Who says nothing tolerates nothing. */
export const nothingTolerated: Tolerance = { Then: 'NOTHING' }

/** What a company tolerates of a supplier: what it says of them, else what it says of all. */
export const toleranceFor = (tolerances: readonly Tolerance[], connectionId: string | null): Tolerance =>
  tolerances.find((one) => one.ConnectionId !== undefined && one.ConnectionId === connectionId) ??
  tolerances.find((one) => one.ConnectionId === undefined) ??
  nothingTolerated

const none = exact('0')

/** Another currency, another unit and what did not come are never tolerated: nobody can say what they cost. */
const tolerable: readonly MatchDifference[] = ['PRICE', 'QUANTITY', 'NOT_ORDERED']

/** Whether the differences of one line are no more than is tolerated; what it costs in all is looked at apart. */
export const isLineWithin = (line: LineDifference, { PricePercent, QuantityPercent, UnorderedAmount }: Tolerance) =>
  line.differences.every((one) => tolerable.includes(one)) &&
  isUpTo(line.pricePercent, PricePercent) &&
  isUpTo(line.quantityPercent, QuantityPercent) &&
  (!line.differences.includes('NOT_ORDERED') || isUpTo(line.over, UnorderedAmount))

const isUpTo = (value: Decimal = none, limit = '0'): boolean => value.lte(exact(limit))

/** What an invoice comes to beside its orders. */
export interface Whole {
  readonly lines: readonly LineDifference[]
  /** What it charges beside its lines that was not ordered. */
  readonly charges: Decimal
}

/** How much more it bills than was ordered, as far as that can be told. */
export const overBilled = ({ lines, charges }: Whole): Decimal =>
  lines.reduce((sum, { over = none }) => sum.plus(over), charges)

/** All in which it differs. */
export const differencesIn = ({ lines, charges }: Whole): MatchDifference[] => [
  ...new Set(lines.flatMap(({ differences }) => differences)),
  ...(charges.isZero() ? [] : (['CHARGE'] as const)),
]

/**
 * How an invoice stands to its orders; whether somebody accepted its differences is known elsewhere. What is tolerated line
 * by line is tolerated up to its limits in all: many small differences are a large one. What is cheaper makes up for
 * nothing that is dearer.
 */
export function standOf(whole: Whole, tolerance: Tolerance): Exclude<MatchState, 'ACCEPTED'> {
  if (differencesIn(whole).length === 0) return 'MATCHED'
  const dearer = (lines: readonly LineDifference[]) =>
    lines.reduce((sum, { over = none }) => (over.gt(none) ? sum.plus(over) : sum), none)
  const unordered = whole.lines.filter(({ differences }) => differences.includes('NOT_ORDERED'))
  const isWithin =
    whole.lines.every((line) => isLineWithin(line, tolerance)) &&
    isUpTo(dearer(unordered).plus(whole.charges), tolerance.UnorderedAmount) &&
    (tolerance.Amount === undefined || isUpTo(dearer(whole.lines).plus(whole.charges), tolerance.Amount))
  return isWithin ? 'WITHIN' : 'DIFFERS'
}

/** What somebody accepted of a match: each difference by its line and values. */
export interface Acceptance {
  readonly acceptedAt: Date | null
  readonly accepted: readonly string[]
}

/**
 * How an invoice stands once it is known what somebody accepted: that holds while it covers all in which the invoice differs
 * now.
 *
 * @param found all in which it differs, by line and values
 */
export function stateOf(
  whole: Whole,
  tolerance: Tolerance,
  found: readonly string[],
  { acceptedAt, accepted }: Acceptance = { acceptedAt: null, accepted: [] },
): MatchState {
  const stand = standOf(whole, tolerance)
  const isCovered = acceptedAt !== null && found.every((one) => accepted.includes(one))
  return stand === 'DIFFERS' && isCovered ? 'ACCEPTED' : stand
}

/** Why a company cannot tolerate this; undefined where it can. */
export function whyNotTolerate({
  PricePercent,
  QuantityPercent,
  UnorderedAmount,
  Amount,
}: Tolerance): Message | undefined {
  const limits = { PricePercent, QuantityPercent, UnorderedAmount, Amount }
  const [below] = Object.entries(limits).filter(([, limit]) => limit !== undefined && exact(limit).lt(none))
  return below && t`${below[0]} is ${below[1]}: use zero or more, or leave it out.`
}
