import type { Tone } from '@kontor/kit'
import { answerableTypes } from '@kontor/sdk'
import type { WordId } from './messages/index.ts'
import type { DocumentState, Entry, TradeType } from './types.ts'

export type StatusMessage = Extract<WordId, `delivery.${string}` | `business.${string}`>

/** A status as the screens show it: the message that words it, its tone, and what the message needs. */
export interface StatusWord {
  readonly tone: Tone
  readonly message: StatusMessage
  readonly values?: Readonly<Record<string, number>>
}

type StatusFacts = Pick<
  Entry,
  'State' | 'DeliveryState' | 'UnifiedState' | 'DocumentType' | 'SenderCompanyAccountId' | 'DueDate' | 'Answering'
> &
  ApprovalFacts

type ApprovalFacts = Pick<Entry, 'ApprovalState' | 'ProcessState' | 'PaymentState' | 'Open'>

/** Whether the company that looks has sent it; a document without a sender is its own. */
export const isOutgoing = (entry: Pick<Entry, 'SenderCompanyAccountId'>, company: string): boolean =>
  entry.SenderCompanyAccountId === undefined || entry.SenderCompanyAccountId === company

const arrivals: Partial<Record<string, StatusMessage>> = { SENT: 'delivery.sent', COLLECTED: 'delivery.collected' }

/** How far the sending has come. Delivered says nothing about accepted: see `businessStatus`. */
export function deliveryStatus(entry: Pick<StatusFacts, 'DeliveryState' | 'UnifiedState'>): StatusWord {
  switch (entry.DeliveryState) {
    case 'NONE':
      return { tone: 'mute', message: 'delivery.none' }
    case 'PENDING_CONNECTION':
      return { tone: 'warn', message: 'delivery.pendingConnection' }
    case 'PROCESSING':
      return { tone: 'info', message: 'delivery.processing' }
    // The sender's entry says SENT once it has arrived at the other side, where a program may have fetched it, or left with
    // nobody to tell that it did.
    case 'SENT':
      return { tone: 'info', message: arrivals[entry.UnifiedState ?? ''] ?? 'delivery.delivered' }
    case 'RECEIVED':
      return { tone: 'info', message: 'delivery.received' }
    case 'FAILED':
      return { tone: 'bad', message: 'delivery.failed' }
  }
}

/** The states that the parties' acts bring about, apart from those that only tell how far the sending has come. */
const answered: Partial<Record<DocumentState, StatusWord>> = {
  ACCEPTED: { tone: 'good', message: 'business.accepted' },
  REJECTED_BY_RECEIVER: { tone: 'bad', message: 'business.rejected' },
  REJECTED_BY_SENDER: { tone: 'mute', message: 'business.cancelled' },
  DISPUTED_BY_RECEIVER: { tone: 'bad', message: 'business.disputed' },
  PAID_CONFIRMED: { tone: 'good', message: 'business.paid' },
  PAID_UNCONFIRMED: { tone: 'info', message: 'business.paymentSent' },
  IN_CLEARANCE: { tone: 'info', message: 'business.inClearance' },
  REPLACED: { tone: 'mute', message: 'business.replaced' },
  CLOSED: { tone: 'mute', message: 'business.closed' },
}

const answerable: readonly TradeType[] = answerableTypes

/** How its approval in the company stands, while that decides what becomes of it. */
function approvalStatus({ ApprovalState, ProcessState, PaymentState }: ApprovalFacts): StatusWord | undefined {
  const waits = ProcessState === 'PENDING' && PaymentState === 'NONE'
  if (!waits || ApprovalState === undefined || ApprovalState === 'APPROVED') return undefined
  return ApprovalState === 'OPEN'
    ? { tone: 'info', message: 'business.underApproval' }
    : { tone: 'bad', message: 'business.notApproved' }
}

/**
 * What was made of the document; undefined where it asks for nothing and nothing was said. That colleagues are asked to
 * approve it tells more than that it waits, and less than that it is overdue or disputed.
 */
export function businessStatus(entry: StatusFacts, company: string, today: string): StatusWord | undefined {
  if (entry.State === 'DRAFT') return { tone: 'mute', message: 'business.draft' }
  if (entry.Answering) return { tone: 'info', message: `business.answering.${entry.Answering.ResponseCode}` }
  if (entry.UnifiedState === 'OVERDUE') return overdue(entry, today)
  if (entry.Open !== undefined && partly.includes(entry.UnifiedState))
    return { tone: 'info', message: 'business.partlyPaid' }
  const word = approvalStatus(entry) ?? (entry.UnifiedState === undefined ? undefined : answered[entry.UnifiedState])
  if (word) return word
  if (!answerable.includes(entry.DocumentType.type)) return undefined
  return isOutgoing(entry, company)
    ? { tone: 'mute', message: 'business.noAnswer' }
    : { tone: 'warn', message: 'business.waitingForYou' }
}

/** The one status that a narrow row has room for: trouble on the way first, then what the parties made of it. */
export function leadingStatus(entry: StatusFacts, company: string, today: string): StatusWord {
  const onTheWay = ['FAILED', 'PENDING_CONNECTION', 'PROCESSING'].includes(entry.DeliveryState)
  const delivery = deliveryStatus(entry)
  if (onTheWay && entry.State !== 'DRAFT') return delivery
  return businessStatus(entry, company, today) ?? delivery
}

/** What a part that was paid says more than. */
const partly: readonly (DocumentState | undefined)[] = [
  'ACCEPTED',
  'SENT',
  'DELIVERED_SENT',
  'COLLECTED',
  'DELIVERED_RECEIVED',
]

function overdue({ DueDate, Open }: Pick<StatusFacts, 'DueDate' | 'Open'>, today: string): StatusWord {
  const message = Open === undefined ? 'business.overdue' : 'business.partlyPaid.overdue'
  return { tone: 'bad', message, values: { days: DueDate === undefined ? 0 : daysBetween(DueDate, today) } }
}

/** Whole days between two business dates. Both stand at midnight UTC here, so no zone can move either. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
