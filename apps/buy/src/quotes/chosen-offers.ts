import { totalsOf } from '@kontor/ubl'
import type { Offer, QuoteRequest, RequestLine, Supplier } from './api.ts'

/** Which quote a line is bought by. */
export type Chosen = ReadonlyMap<string, string>

/** A quote with who made it. */
export interface Column {
  readonly supplier: Supplier
  readonly quote: Supplier['Quotes'][number]
}

export const columnsOf = ({ Suppliers }: Pick<QuoteRequest, 'Suppliers'>): Column[] =>
  Suppliers.flatMap((supplier) => supplier.Quotes.map((quote) => ({ supplier, quote })))

export const offerOf = (line: RequestLine, quoteId: string): Offer | undefined =>
  line.Offers.find(({ QuoteId }) => QuoteId === quoteId)

/** What was awarded before. */
export const awardedOffers = ({ Lines }: Pick<QuoteRequest, 'Lines'>): Chosen =>
  new Map(Lines.flatMap(({ LineId, AwardedTo }) => (AwardedTo === undefined ? [] : [[LineId, AwardedTo]])))

/** All lines that a quote offers, of it. */
export const withAllLinesOf = (chosen: Chosen, { Lines }: Pick<QuoteRequest, 'Lines'>, quoteId: string): Chosen =>
  new Map([
    ...chosen,
    ...Lines.flatMap((line): [string, string][] =>
      offerOf(line, quoteId) === undefined ? [] : [[line.LineId, quoteId]],
    ),
  ])

/** Each line of whom it is cheapest, as far as quotes can be bought by; the only one of a line is. */
export function lowestOffers(request: Pick<QuoteRequest, 'Lines' | 'Suppliers'>): Chosen {
  const open = new Set(columnsOf(request).flatMap(({ quote }) => (quote.NotBecause ? [] : [quote.QuoteId])))
  return new Map(
    request.Lines.flatMap(({ LineId, Offers }): [string, string][] => {
      const fit = Offers.filter(({ QuoteId }) => open.has(QuoteId))
      const best = fit.find(({ IsBest }) => IsBest) ?? (fit.length === 1 ? fit[0] : undefined)
      return best === undefined ? [] : [[LineId, best.QuoteId]]
    }),
  )
}

const unnamedParty = { name: '' }

/** What is bought of whom comes to, to the cent. */
export function sumsOf(request: QuoteRequest, chosen: Chosen) {
  const of = (offers: readonly Offer[]) =>
    totalsOf({
      ...{
        type: 'Order',
        id: '',
        issueDate: '',
        currency: request.Currency,
        seller: unnamedParty,
        buyer: unnamedParty,
      },
      lines: offers.map(({ QuoteId, Amount }) => ({
        ...{ id: QuoteId, name: '', quantity: '1', unit: 'C62', price: Amount },
        tax: { category: '', percent: '' },
      })),
    }).lineExtension
  const taken = request.Lines.flatMap((line) => offerOf(line, chosen.get(line.LineId) ?? '') ?? [])
  const bySupplier = columnsOf(request).flatMap(({ supplier, quote }) => {
    const offers = taken.filter(({ QuoteId }) => QuoteId === quote.QuoteId)
    return offers.length === 0 ? [] : [{ supplier, quote, count: offers.length, sum: of(offers) }]
  })
  return { bySupplier, count: taken.length, sum: of(taken) }
}
