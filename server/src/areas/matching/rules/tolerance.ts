import type { MatchDifference, MatchOutcome, MatchState, MatchTolerance, Of } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import { type Classification, covers, type Decimal, depthOf, exact } from '@kontor/ubl'
import type { LineDifference } from './differences.ts'

export type Tolerance = Of<typeof MatchTolerance>

/** Who says nothing tolerates nothing. */
export const nothingTolerated: Tolerance = { Then: 'NOTHING' }

/** What a company tolerates of a supplier, by what a line is about; of what has no category, and beside the lines, without one. */
export type Tolerated = (of?: Classification) => Tolerance

/** What it says of the supplier, else what it says of all; of either, what it says of the narrowest category first. */
export function toleratedOf(tolerances: readonly Tolerance[], connectionId: string | null): Tolerated {
  const own = tolerances.filter((one) => one.ConnectionId !== undefined && one.ConnectionId === connectionId)
  const ofAll = tolerances.filter((one) => one.ConnectionId === undefined)
  return (of) => narrowest(own, of) ?? narrowest(ofAll, of) ?? nothingTolerated
}

function narrowest(tolerances: readonly Tolerance[], of: Classification | undefined): Tolerance | undefined {
  const depth = (one: Tolerance) => depthOf(categoryOf(one) ?? { code: '' })
  return tolerances
    .filter((one) => {
      const category = categoryOf(one)
      return category === undefined || (of !== undefined && covers(category, of))
    })
    .toSorted((one, other) => depth(other) - depth(one))[0]
}

/** Of which category it is; of all others without one. */
export const categoryOf = ({ CommodityCode: code, CommodityScheme: scheme }: Tolerance): Classification | undefined =>
  code === undefined ? undefined : { code, scheme }

const none = exact('0')

/** Another currency, another unit and what did not come are never tolerated: nobody can say what they cost. */
const tolerable: readonly MatchDifference[] = ['PRICE', 'QUANTITY', 'NOT_ORDERED']

/** Whether the differences of one line are no more than is tolerated; what it costs in all is looked at apart. */
export const isLineWithin = (line: LineDifference, tolerance: Tolerance) =>
  line.differences.every((one) => tolerable.includes(one)) &&
  (line.differences.includes('NOT_ORDERED')
    ? isUpTo(line.over, tolerance.UnorderedAmount)
    : isAmountAlone(tolerance)
      ? isUpTo(line.over, tolerance.Amount)
      : isUpTo(line.pricePercent, tolerance.PricePercent) && isQuantityWithin(line, tolerance))

/** Whether an amount is the one limit to prices and quantities. */
const isAmountAlone = ({ PricePercent, QuantityPercent, Quantity, Amount }: Tolerance): boolean =>
  Amount !== undefined && [PricePercent, QuantityPercent, Quantity].every((limit) => limit === undefined)

/** Each limit that is said holds; where none is, nothing more than was ordered is tolerated. */
const isQuantityWithin = (line: LineDifference, { QuantityPercent, Quantity }: Tolerance): boolean =>
  Quantity === undefined
    ? isUpTo(line.quantityPercent, QuantityPercent)
    : isUpTo(line.quantityOver, Quantity) &&
      (QuantityPercent === undefined || isUpTo(line.quantityPercent, QuantityPercent))

const isUpTo = (value: Decimal = none, limit = '0'): boolean => value.lte(exact(limit))

/** How a line differs, and what it is about. */
export interface ClassifiedDifference extends LineDifference {
  readonly classification?: Classification | undefined
}

/** What an invoice comes to beside its orders. */
export interface Whole {
  readonly lines: readonly ClassifiedDifference[]
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

/** Each tolerance that an invoice falls under, with what falls under it: its lines by category, and what it charges beside them. */
function partsOf({ lines, charges }: Whole, tolerated: Tolerated): [Tolerance, Whole][] {
  const byTolerance = Map.groupBy(lines, ({ classification }) => tolerated(classification))
  const parts = new Map([...byTolerance].map(([one, lines]) => [one, { lines, charges: none }]))
  if (!charges.isZero() || lines.length === 0)
    parts.set(tolerated(), { lines: byTolerance.get(tolerated()) ?? [], charges })
  return [...parts]
}

/**
 * How an invoice stands to its orders; whether somebody accepted its differences is known elsewhere. What is tolerated line
 * by line is tolerated up to its limits in all: many small differences are a large one. What is cheaper makes up for
 * nothing that is dearer.
 */
export function standOf(whole: Whole, tolerated: Tolerated): Exclude<MatchState, 'ACCEPTED'> {
  if (differencesIn(whole).length === 0) return 'MATCHED'
  return partsOf(whole, tolerated).every(([tolerance, part]) => isWithin(part, tolerance)) ? 'WITHIN' : 'DIFFERS'
}

function isWithin({ lines, charges }: Whole, tolerance: Tolerance): boolean {
  const dearer = (some: readonly LineDifference[]) =>
    some.reduce((sum, { over = none }) => (over.gt(none) ? sum.plus(over) : sum), none)
  const unordered = lines.filter(({ differences }) => differences.includes('NOT_ORDERED'))
  return (
    lines.every((line) => isLineWithin(line, tolerance)) &&
    isUpTo(dearer(unordered).plus(charges), tolerance.UnorderedAmount) &&
    (tolerance.Amount === undefined || isUpTo(dearer(lines).plus(charges), tolerance.Amount))
  )
}

const fromTheLeast: readonly MatchOutcome[] = ['NOTHING', 'APPROVE', 'ACCEPT']

/** What happens by itself with an invoice that fits: the least that is said of any part of it. */
export function outcomeOf(whole: Whole, tolerated: Tolerated): MatchOutcome {
  const wanted = partsOf(whole, tolerated).map(([{ Then }]) => Then)
  return fromTheLeast.find((one) => wanted.includes(one)) ?? 'NOTHING'
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
  tolerated: Tolerated,
  found: readonly string[],
  { acceptedAt, accepted }: Acceptance = { acceptedAt: null, accepted: [] },
): MatchState {
  const stand = standOf(whole, tolerated)
  const isCovered = acceptedAt !== null && found.every((one) => accepted.includes(one))
  return stand === 'DIFFERS' && isCovered ? 'ACCEPTED' : stand
}

/** Why a company cannot tolerate this; undefined where it can. */
export function whyNotTolerate({
  PricePercent,
  QuantityPercent,
  Quantity,
  UnorderedAmount,
  Amount,
  CommodityCode,
  CommodityScheme,
}: Tolerance): Message | undefined {
  if ((CommodityCode === undefined) !== (CommodityScheme === undefined))
    return t`CommodityCode and CommodityScheme identify a category together: send both or neither.`
  if (CommodityCode !== undefined && UnorderedAmount !== undefined)
    return t`UnorderedAmount is set for the category ${CommodityCode}, but unordered items have no category: set it for all categories.`
  const limits = { PricePercent, QuantityPercent, Quantity, UnorderedAmount, Amount }
  const [below] = Object.entries(limits).filter(([, limit]) => limit !== undefined && exact(limit).lt(none))
  return below && t`${below[0]} is ${below[1]}: use zero or more, or leave it out.`
}
