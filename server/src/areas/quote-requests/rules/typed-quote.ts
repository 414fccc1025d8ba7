import { type Message, t } from '@kontor/i18n'
import type { TradeForm } from '@kontor/ubl'
import { isOffer } from './comparison.ts'

/** What was typed of a quote: a price of one unit, by the line of the request. */
export interface TypedQuote {
  readonly Number?: string | undefined
  readonly ValidUntil?: string | undefined
  readonly DeliveryDate?: string | undefined
  readonly Note?: string | undefined
  readonly Lines?: readonly TypedLine[] | undefined
}

interface TypedLine {
  readonly LineId: string
  readonly Quantity: string
  readonly Price: string
}

/** What is wrong in what was typed, and in which field; undefined where nothing is. */
export function wrongIn(
  { Number: number, Lines = [] }: TypedQuote,
  asked: readonly { readonly lineId: string }[],
): { readonly field: string; readonly message: Message } | undefined {
  if (!number?.trim()) return { field: 'Number', message: t`Number is required: enter the number of the quote.` }
  const seen = new Set<string>()
  for (const { LineId, Quantity, Price } of Lines) {
    if (!asked.some(({ lineId }) => lineId === LineId))
      return {
        field: 'Lines',
        message: t`Lines names ${LineId}, which was not asked for: use the lines of the request.`,
      }
    if (seen.has(LineId))
      return { field: 'Lines', message: t`Lines names the line ${LineId} twice: name one price for it.` }
    seen.add(LineId)
    if (!isOffer({ quantity: Quantity, net: Price }))
      return {
        field: 'Lines',
        message: t`Line ${LineId} offers ${Quantity} at ${Price}: enter a quantity above 0 and a price of 0 or more.`,
      }
  }
  return undefined
}

/** The quote that a request became, filled in as it was typed: lines that have no price are not offered. */
export const filledIn = (quote: TradeForm, { ValidUntil, DeliveryDate, Note, Lines = [] }: TypedQuote): TradeForm => ({
  ...quote,
  note: Note?.trim() || undefined,
  period: ValidUntil === undefined ? undefined : { end: ValidUntil },
  deliveryDate: DeliveryDate ?? quote.deliveryDate,
  lines: quote.lines.flatMap((line) => {
    const typed = Lines.find(({ LineId }) => LineId === line.requestLineId)
    return typed === undefined ? [] : [{ ...line, quantity: typed.Quantity, price: typed.Price }]
  }),
})
