import type { DecisionOrigin } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import { asksForAnswer, isReceived, type Standing, stateOf } from '../../entries/rules/index.ts'

/** What is to be done with a document by the company that holds this entry, and why. */
export interface Deciding {
  readonly decision: 'SEND' | 'RESEND' | 'ANSWER' | 'RESOLVE' | 'PAY' | 'CONFIRM' | 'WAIT' | 'NONE'
  readonly because: Message
}

/** @param origin whose word is asked for; left out, colleagues who decide on it come before what its parties said */
export function decide(entry: Standing, origin?: DecisionOrigin): Deciding & { readonly origin: DecisionOrigin } {
  const inside = origin === 'DOCUMENT' ? undefined : byColleagues(entry)
  if (inside) return { ...inside, origin: 'WORKFLOW' }
  return origin === 'WORKFLOW'
    ? {
        decision: 'NONE',
        because: t`It is not processed by a workflow, and no colleague was asked to approve it.`,
        origin,
      }
    : { ...betweenParties(entry), origin: 'DOCUMENT' }
}

/** What the approval or the workflow of a document asks for, while it waits to be answered. */
function byColleagues(entry: Standing): Deciding | undefined {
  if (stateOf(entry) !== 'DELIVERED_RECEIVED') return undefined
  if (entry.workflow && entry.approval !== 'OPEN') return { decision: 'WAIT', because: t`Its workflow has not ended.` }
  if (entry.approval === 'OPEN') return { decision: 'WAIT', because: t`It is waiting for approval by colleagues.` }
  return entry.approval === 'REFUSED'
    ? { decision: 'ANSWER', because: t`Its approval was declined: reject it, or request approval again.` }
    : undefined
}

function betweenParties(entry: Standing): Deciding {
  const state = stateOf(entry)
  const received = isReceived(entry)
  switch (state) {
    case 'DRAFT':
      return { decision: 'SEND', because: t`It is a draft: finish it and send it.` }
    case 'UNDETERMINED':
      return { decision: 'SEND', because: t`It is finished but has not been sent.` }
    case 'FAILED_DELIVERY':
      return { decision: 'RESEND', because: t`Its delivery failed.` }
    case 'DISPUTED_BY_RECEIVER':
      return received
        ? { decision: 'ANSWER', because: t`You disputed it: accept or reject it once that is settled.` }
        : { decision: 'RESOLVE', because: t`Its receiver disputes it.` }
    case 'DELIVERED_RECEIVED':
      return asksForAnswer.includes(entry.type)
        ? { decision: 'ANSWER', because: t`It is waiting for your response.` }
        : { decision: 'NONE', because: t`It is for information only.` }
    case 'ACCEPTED':
    case 'OVERDUE':
      if (entry.type !== 'invoice') return { decision: 'NONE', because: t`It was accepted.` }
      return received
        ? {
            decision: 'PAY',
            because: state === 'OVERDUE' ? t`It is overdue and unpaid.` : t`It was accepted and has not been paid.`,
          }
        : { decision: 'WAIT', because: t`It is waiting for payment.` }
    case 'PAID_UNCONFIRMED':
      return received
        ? { decision: 'WAIT', because: t`Its payment is waiting to be confirmed.` }
        : { decision: 'CONFIRM', because: t`Its receiver reports that it was paid.` }
    case 'IN_CLEARANCE':
      return { decision: 'WAIT', because: t`The tax authority has not answered yet.` }
    case 'IN_TRANSIT':
    case 'PENDING_NOT_A_CONTACT':
    case 'SENT':
    case 'DELIVERED_SENT':
    case 'COLLECTED':
      return { decision: 'WAIT', because: t`It is the other party’s turn.` }
    default:
      return { decision: 'NONE', because: t`It is ${state}.` }
  }
}

/** The kind of work that a document is, for whoever hands out work. */
export function workOf({ type, delivery }: Standing): string {
  if (delivery !== 'RECEIVED') return 'sending'
  if (type === 'invoice' || type === 'creditnote') return 'bill-approval'
  return asksForAnswer.includes(type) ? `${type}-answer` : 'reading'
}
