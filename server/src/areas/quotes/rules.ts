import type { Of, Quote, QuoteMove } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import { type Axes, type Party, stands } from '../entries/rules/index.ts'

export type QuoteState = Of<typeof Quote>['State']

/** A quote stands until the end of the day that it names, by the day of the company that looks at it (decision 0035). */
export function stateOfQuote(
  { draft, response, replacement }: Pick<Axes, 'response' | 'replacement'> & { readonly draft: boolean },
  validUntil: string | undefined,
  today: string,
): QuoteState {
  if (draft) return 'DRAFT'
  if (response === 'ACCEPTED' && replacement === 'ORIGINAL') return 'ACCEPTED'
  // Declined by its buyer, or withdrawn or replaced by its seller: its business status says which.
  if (!stands({ response, replacement })) return 'REJECTED'
  return validUntil !== undefined && validUntil < today ? 'EXPIRED' : 'SENT'
}

/** What leads a quote to a state, or why nothing does (decision 0149). */
export type Move =
  | { readonly by: 'sending' }
  | { readonly by: 'answer'; readonly code: 'BusinessAccept' | 'BusinessReject' | 'BusinessCancel' }
  | { readonly whyNot: Message }

/** What leads a quote that stands elsewhere to a state; whether it may be done now is asked of what does it. */
export function moveTo(state: QuoteState, { draft, party }: { readonly draft: boolean; readonly party: Party }): Move {
  if (state === 'DRAFT') return { whyNot: t`it has been sent: withdraw it, and create another one` }
  if (state === 'EXPIRED') return { whyNot: t`it expires automatically after its last day` }
  if (state === 'SENT') return draft ? { by: 'sending' } : { whyNot: t`it has been sent and answered, or has ended` }
  if (draft) return { whyNot: t`it is a draft: send it first` }
  if (state === 'ACCEPTED') return { by: 'answer', code: 'BusinessAccept' }
  return { by: 'answer', code: party === 'sender' ? 'BusinessCancel' : 'BusinessReject' }
}

/** Where a quote may be moved from where it stands, by who may answer it in these ways. */
export const nextStates = (
  { draft, party }: { readonly draft: boolean; readonly party: Party },
  mayDo: (action: 'accept' | 'reject' | 'cancel') => boolean,
): QuoteMove[] => {
  if (draft) return []
  if (party === 'sender') return mayDo('cancel') ? ['REJECTED'] : []
  return [...(mayDo('accept') ? (['ACCEPTED'] as const) : []), ...(mayDo('reject') ? (['REJECTED'] as const) : [])]
}
