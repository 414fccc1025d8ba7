import type { QuoteDifference } from '@kontor/contract'
import { exact, pairLines } from '@kontor/ubl'

/** What is asked for: a line of the requisition, as it was when suppliers were asked. */
export interface RequestLine {
  readonly lineId: string
  readonly name: string
  readonly description?: string | undefined
  readonly sellersItemId?: string | undefined
  readonly quantity: string
  /** UN/ECE recommendation 20 */
  readonly unit: string
}

/** A line of a quote; amounts are decimals in the currency of the quote. */
export interface OfferedLine {
  readonly name: string
  readonly sellersItemId?: string | undefined
  readonly quantity: string
  readonly unit: string
  /** Of the line, after its allowances. */
  readonly net: string
  /** The line of the request that it says it offers. */
  readonly requestLineId?: string | undefined
  readonly tax?: { readonly category: string; readonly percent: string } | undefined
}

export interface OfferedQuote {
  readonly id: string
  readonly currency: string
  readonly lines: readonly OfferedLine[]
  /** YYYY-MM-DD */
  readonly validUntil?: string | undefined
  readonly isRejected: boolean
  /** What an amount of it is worth in the currency of the request; undefined where no rate is known. */
  readonly inOwn: (amount: string) => string | undefined
}

export interface Offer {
  readonly quoteId: string
  readonly line: OfferedLine
  /** Of one unit. */
  readonly price: string
  readonly comparable?: string | undefined
  readonly differences: readonly QuoteDifference[]
  readonly isBest: boolean
}

export interface Compared {
  /** What is offered for each line, by the line’s id. */
  readonly offers: ReadonlyMap<string, readonly Offer[]>
  /** Of each quote, by its id. */
  readonly quotes: ReadonlyMap<string, QuoteSum>
}

export interface QuoteSum {
  readonly net: string
  readonly comparable?: string | undefined
  readonly isComplete: boolean
  readonly isBest: boolean
}

/** Prices have at most so many decimals: what is left is less than a cent on ten thousand pieces. */
const priceDigits = 6

/** Nothing is offered by a line of none, or by one that costs less than nothing. */
export const isOffer = ({ quantity, net }: Pick<OfferedLine, 'quantity' | 'net'>): boolean =>
  exact(quantity).gt(0) && exact(net).gte(0)

/** Whether a quote came after the day until which quotes were asked for. */
export const isLate = (came: string, respondBy: string | null): boolean => respondBy !== null && came > respondBy

/** Of one unit. */
export const priceOf = ({ net, quantity }: Pick<OfferedLine, 'net' | 'quantity'>): string =>
  exact(net).dividedBy(exact(quantity)).toDecimalPlaces(priceDigits).toString()

const worded = (name: string): string => name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** In what an offered line is not what was asked for. */
export function differencesOf(asked: RequestLine, line: OfferedLine, isForeign: boolean): QuoteDifference[] {
  const differences: QuoteDifference[] = []
  if (!exact(line.quantity).eq(exact(asked.quantity))) differences.push('quantity')
  if (line.unit !== asked.unit) differences.push('unit')
  if (worded(line.name) !== worded(asked.name)) differences.push('item')
  if (isForeign) differences.push('currency')
  return differences
}

/** Whether it offers all that was asked for of a line, whatever it is called. */
const isEnough = (asked: RequestLine, { unit, quantity }: OfferedLine): boolean =>
  unit === asked.unit && exact(quantity).gte(exact(asked.quantity))

/** Which line of the request a quote's lines offer: what they name, else the one of the same item or name. */
export function linesOffered(
  asked: readonly RequestLine[],
  lines: readonly OfferedLine[],
): ReadonlyMap<string, OfferedLine> {
  const offered = new Map<string, OfferedLine>()
  const ids = new Set(asked.map(({ lineId }) => lineId))
  for (const line of lines) {
    const { requestLineId } = line
    if (requestLineId !== undefined && ids.has(requestLineId) && !offered.has(requestLineId))
      offered.set(requestLineId, line)
  }
  const taken = new Set(offered.values())
  const pairs = pairLines(
    lines.filter((line) => !taken.has(line)),
    asked.filter(({ lineId }) => !offered.has(lineId)),
  )
  for (const [line, { line: one }] of pairs) offered.set(one.lineId, line)
  return offered
}

/** Holds quotes against what was asked for, line by line and in all. */
export function compare(
  currency: string,
  asked: readonly RequestLine[],
  quotes: readonly OfferedQuote[],
  today: string,
): Compared {
  const linked = quotes.map((quote) => ({ quote, lines: linesOffered(asked, quote.lines) }))
  const offers = new Map(
    asked.map((line) => [
      line.lineId,
      linked.flatMap(({ quote, lines }) => {
        const offered = lines.get(line.lineId)
        return offered === undefined ? [] : [offerOf(line, offered, quote, currency)]
      }),
    ]),
  )
  const sums = linked.map(({ quote, lines }) => {
    const net = quote.lines.reduce((sum, one) => sum.plus(exact(one.net)), exact('0')).toString()
    const isComplete = asked.every((line) => {
      const offered = lines.get(line.lineId)
      return offered !== undefined && isEnough(line, offered)
    })
    return { quote, net, comparable: quote.inOwn(net), isComplete }
  })
  const stand = new Set(quotes.filter((quote) => !isOver(quote, today)).map(({ id }) => id))
  const bestSum = lowest(
    sums.flatMap(({ quote, comparable, isComplete }) => (isComplete && stand.has(quote.id) ? (comparable ?? []) : [])),
  )
  return {
    offers: new Map(asked.map((line) => [line.lineId, withBest(line, offers.get(line.lineId) ?? [], stand)])),
    quotes: new Map(
      sums.map(({ quote, net, comparable, isComplete }) => [
        quote.id,
        {
          ...{ net, isComplete },
          ...(comparable !== undefined && { comparable }),
          isBest: isComplete && stand.has(quote.id) && isSame(comparable, bestSum),
        },
      ]),
    ),
  }
}

/** It was turned down, or does not bind who made it any more. */
export const isOver = ({ isRejected, validUntil }: Pick<OfferedQuote, 'isRejected' | 'validUntil'>, today: string) =>
  isRejected || (validUntil !== undefined && validUntil < today)

function offerOf(asked: RequestLine, line: OfferedLine, quote: OfferedQuote, currency: string): Offer {
  const comparable = quote.inOwn(line.net)
  return {
    ...{ quoteId: quote.id, line, price: priceOf(line), isBest: false },
    ...(comparable !== undefined && { comparable }),
    differences: differencesOf(asked, line, quote.currency !== currency),
  }
}

/** Marks the lowest price of a unit, where there is a choice. */
function withBest(asked: RequestLine, offers: readonly Offer[], stand: ReadonlySet<string>): readonly Offer[] {
  const unitPrice = ({ quoteId, comparable, line }: Offer): string | undefined =>
    comparable === undefined || !stand.has(quoteId) || !isEnough(asked, line)
      ? undefined
      : priceOf({ net: comparable, quantity: line.quantity })
  const best = lowest(offers.flatMap((offer) => unitPrice(offer) ?? []))
  return offers.map((offer) => ({ ...offer, isBest: isSame(unitPrice(offer), best) }))
}

const isSame = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && exact(one).eq(exact(other))

/** The lowest of several; undefined where there is no choice. */
const lowest = (amounts: readonly string[]): string | undefined =>
  amounts.length < 2 ? undefined : amounts.reduce((best, one) => (exact(one).lt(exact(best)) ? one : best))
