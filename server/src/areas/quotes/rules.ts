import type { Of, Quote } from '@kontor/contract'
import type { Axes } from '../entries/rules/index.ts'

export type QuoteState = Of<typeof Quote>['State']

/** A quote stands until the end of the day that it names, by the day of the company that looks at it (decision 0035). */
export function stateOfQuote(
  { draft, response }: Pick<Axes, 'response'> & { readonly draft: boolean },
  validUntil: string | undefined,
  today: string,
): QuoteState {
  if (draft) return 'DRAFT'
  if (response === 'ACCEPTED' || response === 'REJECTED') return response
  return validUntil !== undefined && validUntil < today ? 'EXPIRED' : 'SENT'
}
