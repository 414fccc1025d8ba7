import type { matchLinks } from '@kontor/contract'
import { type Classification, type Decimal, exact, givesBack, pairLines } from '@kontor/ubl'
import { unitFactor } from './units.ts'

/** A line of an invoice, as far as it is held against an order. */
export interface BilledLine {
  readonly id: string
  readonly name: string
  readonly sellersItemId?: string | undefined
  readonly quantity?: string | undefined
  readonly unit?: string | undefined
  /** Of one unit, with what is taken off and added to its line. */
  readonly price?: string | undefined
  /** What it comes to (BT-131). */
  readonly net?: string | undefined
  readonly currency?: string | undefined
  /** The line of an order that it names itself, or that somebody said it belongs to. */
  readonly reference?: { readonly orderId: string; readonly lineId: string } | undefined
}

/** A line of an order, with what became of it. */
export interface OrderedLine extends Omit<BilledLine, 'reference'> {
  readonly orderId: string
  readonly classification?: Classification | undefined
  /** What came; undefined where nobody notes receipts of the order. */
  readonly received?: string | undefined
  /** It is of a blanket order, of which nothing ever comes. */
  readonly isBlanket?: boolean
  /** What of it was sent back. */
  readonly returned?: string | undefined
}

export interface Link {
  readonly ordered: OrderedLine
  readonly by: (typeof matchLinks)[number]
}

/**
 * The lines of an order that those of an invoice bill: what a line names itself, else the one of the same item number, else
 * the one of the same name; of several of one item, the one of the same price. What could be two is neither, and no line of an order is found for two.
 */
export function linksOf(billed: readonly BilledLine[], ordered: readonly OrderedLine[]): ReadonlyMap<string, Link> {
  const links = new Map<string, Link>()
  const byName = new Map(ordered.map((line) => [`${line.orderId} ${line.id}`, line]))
  for (const { id, reference } of billed) {
    const named = reference && byName.get(`${reference.orderId} ${reference.lineId}`)
    if (named !== undefined) links.set(id, { ordered: named, by: 'REFERENCE' })
  }
  const taken = new Set([...links.values()].map((link) => link.ordered))
  const free = billed.filter(({ id }) => !links.has(id))
  const pairs = pairLines(
    free,
    ordered.filter((one) => !taken.has(one)),
  )
  for (const [{ id }, { line, by }] of pairs) links.set(id, { ordered: line, by })
  return links
}

/** How well lines found those of their orders by themselves. */
export interface Linking {
  /** Those that found the line of their order. */
  readonly linesLinked: number
  /** Those that a person led to another one than they found. */
  readonly linesWrong: number
  /** Those that found none, and a person led to one. */
  readonly linesMissed: number
  /** Those of no order. */
  readonly linesUnlinked: number
}

/** @param led the lines that a person led to where they belong */
export function linkingOf(
  lines: readonly BilledLine[],
  ordered: readonly OrderedLine[],
  led: ReadonlySet<string>,
): Linking {
  const links = linksOf(lines, ordered)
  const byThemselves =
    led.size === 0
      ? links
      : linksOf(
          lines.map((line) => (led.has(line.id) ? { ...line, reference: undefined } : line)),
          ordered,
        )
  const linking = { linesLinked: 0, linesWrong: 0, linesMissed: 0, linesUnlinked: 0 }
  for (const { id } of lines) {
    const [is, found] = [links.get(id)?.ordered, byThemselves.get(id)?.ordered]
    if (is === undefined) linking.linesUnlinked += 1
    else if (found === is) linking.linesLinked += 1
    else if (found === undefined) linking.linesMissed += 1
    else linking.linesWrong += 1
  }
  return linking
}

/** Of what was linked by itself how much was right, and of what there was to link how much was found; nothing where nothing was. */
export function qualityOf({ linesLinked: right, linesWrong: wrong, linesMissed: missed }: Linking) {
  const share = (all: number) => (all === 0 ? undefined : right / all)
  return { precision: share(right + wrong), recall: share(right + wrong + missed) }
}

/** The lines of an invoice, or of a credit note with those of the invoice that it gives back. */
export interface Billed {
  readonly lines: readonly BilledLine[]
  readonly credits?: readonly BilledLine[] | undefined
}

/**
 * What all of some invoices bill of each line of an order, in its unit, whatever led them to it, less what credit notes give
 * back. What measures something else counts for nothing.
 */
export function billedIn(bills: readonly Billed[], ordered: readonly OrderedLine[]): ReadonlyMap<OrderedLine, Decimal> {
  const sums = new Map<OrderedLine, Decimal>()
  for (const { lines, credits } of bills) {
    const links = linksOf(lines, ordered)
    const credited = credits && linksOf(credits, ordered)
    for (const line of lines) {
      const link = links.get(line.id)
      if (link === undefined) continue
      if (credited && !givesBack(line, linkedTo(link.ordered, credits, credited))) continue
      const sum = sums.get(link.ordered) ?? exact('0')
      const quantity = quantityIn(link.ordered.unit, line)
      sums.set(link.ordered, credited ? sum.minus(quantity) : sum.plus(quantity))
    }
  }
  return sums
}

const linkedTo = (ordered: OrderedLine, lines: readonly BilledLine[], links: ReadonlyMap<string, Link>) =>
  lines.filter(({ id }) => links.get(id)?.ordered === ordered)

/** What a line bills, in the unit of its order; nothing where it measures something else. */
export const quantityIn = (ordered: string | undefined, { unit, quantity = '0' }: BilledLine): Decimal =>
  exact(quantity).times(unitFactor(unit, ordered) ?? exact('0'))
