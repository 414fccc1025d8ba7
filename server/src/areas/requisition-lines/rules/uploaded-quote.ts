import type { RequisitionState } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import { exact } from '@kontor/ubl'
import { boughtOf, type Line, type LineFile, withBrought } from './lines.ts'
import type { Problem } from './problems.ts'

/** A quote that somebody had before they asked for what it offers. */
export interface UploadedQuote extends LineFile {
  /** Its data, under the name that rows have it; null for paper, which nobody but a person reads. */
  readonly said: QuoteData | null
}

export interface QuoteData {
  readonly number: string
  readonly supplierName: string
  readonly supplierId?: string | undefined
  readonly currency: string
  /** YYYY-MM-DD */
  readonly validUntil?: string | undefined
  readonly lines: readonly QuotedLine[]
}

/** What it offers; amounts are decimals in its currency. */
export interface QuotedLine {
  /** The line of the requisition that it became. */
  readonly lineId: string
  readonly name: string
  readonly quantity: string
  /** UN/ECE recommendation 20 */
  readonly unit: string
  /** Of one unit. */
  readonly price: string
}

/** A line of a quote, as the requisition would have it. */
export type Quoted = Omit<QuotedLine, 'lineId'> & Pick<Line, 'SellersItemID' | 'Tax'>

/** What was ordered, or is not bought at all, is not held against its quote any more. */
export const isHeldAgainstQuote = (state: RequisitionState): boolean => state !== 'ORDERED' && state !== 'CANCELED'

/** As many as are told at once: who has more to mend begins with these. */
const maxDifferences = 1000

/** What a requisition has room for of a line: a quote is a stranger's, who may write as much as they like. */
export const fitting = ({ SellersItemID, Tax, name, unit, ...line }: Quoted): Quoted => ({
  ...line,
  name: name.slice(0, 300),
  unit: unit.slice(0, 10),
  ...(SellersItemID !== undefined && SellersItemID.length <= 100 && { SellersItemID }),
  ...(Tax !== undefined && Tax.Category.length <= 20 && isPercent.test(Tax.Percent) && { Tax }),
})

const isPercent = /^\d{1,3}(\.\d{1,10})?$/

/** Why nothing of a quote has to be looked at by a person, or why it has (REQ-34). */
export function whyNotSilent(quote: UploadedQuote | null, agrees: boolean): Message | undefined {
  if (quote === null) return t`it was not made from a quote`
  if (quote.said === null) return t`${quote.FileName} has no structured data: a person has to check it`
  return agrees ? undefined : t`it is not as the quote ${quote.said.number} says`
}

/** In what a requisition is not what its quote offers, and what can be done about it (REQ-33). */
export function againstQuote(
  { quote, lines, currency }: { quote: UploadedQuote | null; lines: readonly Line[]; currency: string },
  today: string,
): Problem[] {
  if (quote === null) return []
  const data = quote.said
  if (data === null)
    return lines.length > 0
      ? []
      : [
          {
            ...{ rule: 'QUOTE_NOT_READ', field: 'Lines' },
            message: t`${quote.FileName} has no structured data, and no line has been entered.`,
            fix: t`Enter what it offers.`,
          },
        ]
  const bought = boughtOf(lines)
  return [
    ...isOver(data, today),
    ...otherCurrency(data, currency),
    ...data.lines.flatMap((quoted) => differencesOf(quoted, bought, data)),
    ...bought.filter((line) => isUnknown(line, data)).map((line) => notQuoted(line, data)),
  ].slice(0, maxDifferences)
}

const isOver = ({ number, validUntil }: QuoteData, today: string): Problem[] =>
  validUntil === undefined || validUntil >= today
    ? []
    : [
        {
          rule: 'QUOTE_EXPIRED',
          message: t`The quote ${number} was valid until ${validUntil}.`,
          fix: t`Ask the supplier for a new one.`,
        },
      ]

const otherCurrency = ({ number, currency: quoted }: QuoteData, currency: string): Problem[] =>
  quoted === currency
    ? []
    : [
        {
          ...{ rule: 'QUOTE_CURRENCY', field: 'Currency' },
          message: t`The quote ${number} is in ${quoted}, the requisition in ${currency}.`,
          fix: t`Ask the supplier for a quote in ${currency}, or enter the prices in it.`,
        },
      ]

function differencesOf(quoted: QuotedLine, lines: readonly Line[], data: QuoteData): Problem[] {
  const { lineId, name } = quoted
  const line = lines.find(({ ID }) => ID === lineId)
  if (line === undefined)
    return [
      {
        ...{ rule: 'QUOTE_LEFT_OUT', field: 'Lines' },
        message: t`“${name}” is in the quote ${data.number} but not here.`,
        fix: t`Check that the price of the rest holds without it.`,
      },
    ]
  const problems: Problem[] = []
  const { Price: price, Quantity: quantity } = line
  if (data.supplierId !== undefined && line.SupplierConnectionId !== data.supplierId)
    return [
      {
        ...{ rule: 'QUOTE_SUPPLIER', lineId, field: 'SupplierConnectionId' },
        message: t`Line ${lineId} is not bought from ${data.supplierName}, who quoted it.`,
        fix: t`Choose ${data.supplierName}, or ask for another quote.`,
      },
    ]
  const sameUnit = quantity.unitCode === quoted.unit
  const counted = (value: string, unit: string) => (sameUnit ? value : `${value} ${unit}`)
  if (!sameUnit || !exact(quantity.value).eq(exact(quoted.quantity)))
    problems.push({
      ...{ rule: 'QUOTE_QUANTITY', lineId, field: 'Quantity' },
      message: t`Line ${lineId} asks for ${counted(quantity.value, quantity.unitCode)}, the quote offers ${counted(quoted.quantity, quoted.unit)}.`,
      fix: t`Check that the price holds for this quantity.`,
    })
  if (price?.currencyID === data.currency && !exact(price.value).eq(exact(quoted.price)))
    problems.push({
      ...{ rule: 'QUOTE_PRICE', lineId, field: 'Price' },
      message: t`Line ${lineId} costs ${price.value} ${data.currency} per unit, in the quote ${quoted.price} ${data.currency}.`,
      fix: t`Enter the price of the quote, or ask for a new one.`,
    })
  return problems
}

/** A line that would be bought of the same supplier without standing in their quote. */
const isUnknown = ({ ID, SupplierConnectionId }: Line, { supplierId, lines }: QuoteData): boolean =>
  supplierId !== undefined && SupplierConnectionId === supplierId && !lines.some(({ lineId }) => lineId === ID)

const notQuoted = ({ ID: lineId, Name }: Line, { number }: QuoteData): Problem => ({
  ...{ rule: 'QUOTE_NOT_OFFERED', lineId },
  message: t`Line ${lineId}, “${Name}”, is not in the quote ${number}.`,
  fix: t`Ask the supplier for the price.`,
})

/** A line that came of a quote and stands as it says: it goes with it, where another takes its place. */
const isAsQuoted = (line: Line, data: QuoteData): boolean =>
  data.lines.some((quoted) => quoted.lineId === line.ID && differencesOf(quoted, [line], data).length === 0)

/** The lines of a requisition with those of a quote behind them, and which of these is which; a quote before it makes room. */
export function withQuote(
  lines: readonly Line[],
  before: QuoteData | null,
  quoted: readonly Quoted[],
  { supplierId, currency }: Pick<QuoteData, 'supplierId' | 'currency'>,
): { readonly lines: readonly Line[]; readonly quoted: readonly QuotedLine[] } {
  const left = before === null ? lines : lines.filter((line) => !isAsQuoted(line, before))
  const after = withBrought(
    left,
    quoted.map(({ name, quantity, unit, price, SellersItemID, Tax }) => ({
      Name: name,
      Quantity: { value: quantity, unitCode: unit },
      Price: { value: price, currencyID: currency },
      ...(supplierId !== undefined && { SupplierConnectionId: supplierId }),
      ...(SellersItemID !== undefined && { SellersItemID }),
      ...(Tax !== undefined && { Tax }),
    })),
  )
  const ids = after.slice(left.length).map(({ ID }) => ID)
  return {
    lines: after,
    quoted: quoted.map(({ name, quantity, unit, price }, at) => ({
      ...{ lineId: ids[at] ?? '', name, quantity, unit, price },
    })),
  }
}
