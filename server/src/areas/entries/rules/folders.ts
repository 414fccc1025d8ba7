import type { SystemTag, TradeType } from '@kontor/contract'
import { isReceived, type Standing } from './states.ts'

const issuedByBuyer: readonly TradeType[] = [
  'order',
  'orderchange',
  'requisition',
  'requestforquotation',
  'remittanceadvice',
  'receiptadvice',
]

/** Whose side of the trade a document is on for its sender (F-122); an answer takes the side of what it answers. */
export const sideOfSender = (type: TradeType): 'sales' | 'purchases' =>
  issuedByBuyer.includes(type) ? 'purchases' : 'sales'

export const otherSide = (side: 'sales' | 'purchases'): 'sales' | 'purchases' =>
  side === 'sales' ? 'purchases' : 'sales'

/** The folders in which an entry lies (F-113): a draft in its own and no other. */
export function systemTagsOf(entry: Standing & { readonly side: 'sales' | 'purchases' }): SystemTag[] {
  const tags: SystemTag[] = []
  if (isReceived(entry)) tags.push('inbox')
  else if (entry.delivery !== 'NONE') tags.push('outbox')
  tags.push(entry.draft ? 'draft' : entry.side)
  if (entry.archived) tags.push('archived')
  return tags
}

/** How a document relates to the one that it names; `By` says the same from the other end. */
export function relationOf(type: TradeType): 'answers' | 'corrects' | 'follows' {
  if (type === 'status') return 'answers'
  return type === 'creditnote' || type === 'orderchange' ? 'corrects' : 'follows'
}

/** A draft has not corrected or followed anything yet. */
export const relationBackOf = ({
  type,
  draft,
}: {
  readonly type: TradeType
  readonly draft: boolean
}): 'answeredBy' | 'correctedBy' | 'followedBy' | 'prepared' => (draft ? 'prepared' : backwards[relationOf(type)])

const backwards = { answers: 'answeredBy', corrects: 'correctedBy', follows: 'followedBy' } as const
