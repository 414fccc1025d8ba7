import { type Message, t } from '@kontor/i18n'
import type { Line } from '../../requisition-lines/rules/index.ts'
import { isOver, type OfferedLine, type OfferedQuote, priceOf } from './comparison.ts'

/** Why nothing can be bought by a quote; undefined where it can. */
export function whyNotAward(
  quote: Pick<OfferedQuote, 'currency' | 'validUntil' | 'isRejected'>,
  currency: string,
  today: string,
): Message | undefined {
  if (quote.isRejected) return t`it was rejected`
  if (isOver(quote, today)) return t`it was valid until ${quote.validUntil ?? ''}: ask the supplier for a new one`
  return quote.currency === currency
    ? undefined
    : t`it is in ${quote.currency}, the requisition in ${currency}: ask the supplier for a quote in ${currency}`
}

/** What of an offer a line of the requisition takes over: it is bought as it was offered. */
export const boughtAs = (line: OfferedLine, quote: { readonly id: string; readonly currency: string }) => ({
  Quantity: { value: line.quantity, unitCode: line.unit },
  Price: { value: priceOf(line), currencyID: quote.currency },
  QuoteId: quote.id,
  ...(line.sellersItemId && { SellersItemID: line.sellersItemId }),
  ...(line.tax?.category && { Tax: { Category: line.tax.category, Percent: line.tax.percent || '0' } }),
})

/** The awards by which something is bought: a line that somebody has changed since is of no quote any more. */
export const standingAwards = <Award extends { readonly lineId: string; readonly quoteId: string }>(
  awards: readonly Award[],
  lines: readonly Pick<Line, 'ID' | 'QuoteId'>[],
): Award[] =>
  awards.filter(({ lineId, quoteId }) => lines.some(({ ID, QuoteId }) => ID === lineId && QuoteId === quoteId))
