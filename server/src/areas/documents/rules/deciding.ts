import { asksForAnswer, isReceived, type Standing, stateOf } from '../../entries/rules/index.ts'

/** What is to be done with a document by the company that holds this entry, and why. */
export interface Deciding {
  readonly decision: 'SEND' | 'RESEND' | 'ANSWER' | 'RESOLVE' | 'PAY' | 'CONFIRM' | 'WAIT' | 'NONE'
  readonly because: string
}

export function decide(entry: Standing): Deciding {
  const state = stateOf(entry)
  const received = isReceived(entry)
  switch (state) {
    case 'DRAFT':
      return { decision: 'SEND', because: 'It is a draft: finish it and send it.' }
    case 'UNDETERMINED':
      return { decision: 'SEND', because: 'It is finished and was not sent yet.' }
    case 'FAILED_DELIVERY':
      return { decision: 'RESEND', because: 'Its delivery failed.' }
    case 'DISPUTED_BY_RECEIVER':
      return received
        ? { decision: 'ANSWER', because: 'You dispute it: accept or reject it once that is settled.' }
        : { decision: 'RESOLVE', because: 'Its receiver disputes it.' }
    case 'DELIVERED_RECEIVED':
      if (entry.approval === 'OPEN') return { decision: 'WAIT', because: 'Colleagues were asked to approve it.' }
      if (entry.approval === 'REFUSED')
        return { decision: 'ANSWER', because: 'Its approval was refused: reject it, or ask for it anew.' }
      return asksForAnswer.includes(entry.type)
        ? { decision: 'ANSWER', because: 'It waits for your answer.' }
        : { decision: 'NONE', because: 'It informs and asks for no answer.' }
    case 'ACCEPTED':
    case 'OVERDUE':
      if (entry.type !== 'invoice') return { decision: 'NONE', because: 'It was accepted.' }
      return received
        ? {
            decision: 'PAY',
            because: state === 'OVERDUE' ? 'It is due and was not paid.' : 'It was accepted and not paid.',
          }
        : { decision: 'WAIT', because: 'It waits for its payment.' }
    case 'PAID_UNCONFIRMED':
      return received
        ? { decision: 'WAIT', because: 'Its payment waits to be confirmed.' }
        : { decision: 'CONFIRM', because: 'Its receiver reports that it was paid.' }
    case 'IN_TRANSIT':
    case 'PENDING_NOT_A_CONTACT':
    case 'SENT':
    case 'DELIVERED_SENT':
    case 'COLLECTED':
      return { decision: 'WAIT', because: 'The other party has the next word.' }
    default:
      return { decision: 'NONE', because: `It is ${state}.` }
  }
}

/** The kind of work that a document is, for whoever hands out work. */
export function workOf({ type, delivery }: Standing): string {
  if (delivery !== 'RECEIVED') return 'sending'
  if (type === 'invoice' || type === 'creditnote') return 'bill-approval'
  return asksForAnswer.includes(type) ? `${type}-answer` : 'reading'
}
