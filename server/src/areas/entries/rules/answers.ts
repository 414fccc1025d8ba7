import type {
  ApprovalState,
  DocumentAction,
  PaymentState,
  ResponseCode,
  ResponseState,
  TradeType,
} from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import { endsOrder, whyNotEnd } from './cancelling.ts'
import { type Party, partyOf } from './parties.ts'
import { type Axes, hasArrived, type Standing, stateOf } from './states.ts'

const bills = ['invoice', 'creditnote'] as const satisfies TradeType[]

/** What asks the other party for a yes or no; the other types inform. */
const questions = [
  ...bills,
  'order',
  'orderchange',
  'quote',
  'requestforquotation',
  'requisition',
] as const satisfies TradeType[]

/** A request for quotation is answered by a quote, and declined. */
const acceptable = questions.filter((type) => type !== 'requestforquotation')

export const asksForAnswer: readonly TradeType[] = questions

export interface AnswerRule {
  readonly action: DocumentAction
  readonly by: Party
  readonly to: readonly TradeType[]
  readonly whileResponse: readonly ResponseState[]
  readonly whilePayment: readonly PaymentState[]
  readonly needsReason: boolean
  readonly sets: Partial<Pick<Axes, 'response' | 'payment'>>
  /** The line that the exchange log gets. */
  readonly logs: string
}

const unpaid = ['NONE', 'OVERDUE'] as const satisfies PaymentState[]

/** Every answer that there is: who may give it to what, while what was said, and what it changes on both sides. */
export const answers: Readonly<Record<ResponseCode, AnswerRule>> = {
  BusinessAccept: {
    action: 'accept',
    by: 'receiver',
    to: acceptable,
    whileResponse: ['PENDING', 'DISPUTED'],
    whilePayment: unpaid,
    needsReason: false,
    sets: { response: 'ACCEPTED' },
    logs: 'document.accepted',
  },
  BusinessReject: {
    action: 'reject',
    by: 'receiver',
    to: questions,
    whileResponse: ['PENDING', 'DISPUTED'],
    whilePayment: unpaid,
    needsReason: true,
    sets: { response: 'REJECTED', payment: 'NONE' },
    logs: 'document.rejected',
  },
  BusinessDispute: {
    action: 'dispute',
    by: 'receiver',
    to: bills,
    // Further lines can be disputed.
    whileResponse: ['PENDING', 'ACCEPTED', 'DISPUTED'],
    whilePayment: unpaid,
    needsReason: true,
    sets: { response: 'DISPUTED' },
    logs: 'document.disputed',
  },
  BusinessPaid: {
    action: 'markPaid',
    by: 'receiver',
    // A credit note is paid by being set off.
    to: bills,
    whileResponse: ['PENDING', 'ACCEPTED'],
    whilePayment: unpaid,
    needsReason: false,
    sets: { response: 'ACCEPTED', payment: 'PAID_UNCONFIRMED' },
    logs: 'document.paid',
  },
  BusinessPaidConfirm: {
    action: 'confirmPaid',
    by: 'sender',
    to: ['invoice'],
    // Many a customer pays without a word before.
    whileResponse: ['PENDING', 'ACCEPTED'],
    whilePayment: [...unpaid, 'PAID_UNCONFIRMED'],
    needsReason: false,
    sets: { payment: 'PAID_CONFIRMED' },
    logs: 'document.payment_confirmed',
  },
  BusinessCancel: {
    action: 'cancel',
    by: 'sender',
    to: questions,
    whileResponse: ['PENDING', 'DISPUTED'],
    whilePayment: unpaid,
    needsReason: false,
    sets: { response: 'CANCELED', payment: 'NONE' },
    logs: 'document.canceled',
  },
}

/** Why a party's answer cannot be given to a document as it stands; undefined where it can. */
export function whyNot(code: ResponseCode, by: Party, entry: Standing): Message | undefined {
  const rule = answers[code]
  if (!hasArrived(entry)) return t`it has not been delivered`
  if (entry.replacement === 'REPLACED') return t`it is ${stateOf(entry)}`
  if (entry.heldAnswer && by === partyOf(entry))
    return t`${entry.heldAnswer.code} was already chosen and is sent in a few seconds: undo it first`
  if (rule.by !== by) return notTheirs[code]
  if (!rule.to.includes(entry.type)) return t`this response is not available for document type ${entry.type}`
  if (!rule.whileResponse.includes(entry.response) || !rule.whilePayment.includes(entry.payment))
    return t`it is ${stateOf(entry)}`
  const cannotEnd = endsOrder(code, entry) ? whyNotEnd(entry) : undefined
  if (cannotEnd !== undefined) return cannotEnd
  if (code === 'BusinessCancel' && entry.type === 'order' && entry.progress?.isConfirmed)
    return t`its supplier has already responded: ask them to cancel it`
  if (accepts(code, entry) && entry.approval && entry.approval !== 'APPROVED') return unapproved[entry.approval]
  if (accepts(code, entry) && entry.workflow) return t`its workflow has not ended`
  if (entry.onHold && (accepts(code, entry) || code === 'BusinessPaid'))
    return t`it is on hold (${entry.onHold.reason}): take it off hold first`
  if (code === 'BusinessPaid' && entry.payeeChanged === true)
    return t`its bank details are new for this sender: verify them with the sender and confirm them first`
  return undefined
}

/** Reporting the payment of what was not accepted yet accepts it, too. */
const accepts = (code: ResponseCode, { response }: Standing): boolean =>
  answers[code].sets.response === 'ACCEPTED' && response !== 'ACCEPTED'

/** Approval comes before acceptance and does not replace it. */
const unapproved: Readonly<Record<Exclude<ApprovalState, 'APPROVED'>, Message>> = {
  OPEN: t`its approval is still pending`,
  REFUSED: t`its approval was declined: request it again, or reject the document`,
}

/**
 * Why nobody is asked to approve a document as it stands: what is approved is whether to accept it. One on hold is approved
 * meanwhile, and accepted later.
 */
export const whyNotApprovable = (entry: Standing): Message | undefined =>
  whyNot('BusinessAccept', partyOf(entry), { ...entry, approval: null, workflow: null, onHold: null })

/** Of each answer, that the other party alone gives it. */
const notTheirs: Readonly<Record<ResponseCode, Message>> = {
  BusinessAccept: t`only its receiver may accept it`,
  BusinessReject: t`only its receiver may reject it`,
  BusinessDispute: t`only its receiver may dispute it`,
  BusinessPaid: t`only its receiver may report payment of it`,
  BusinessPaidConfirm: t`only its sender may confirm payment of it`,
  BusinessCancel: t`only its sender may cancel it`,
}

export const afterAnswer = (code: ResponseCode, axes: Axes): Axes => ({ ...axes, ...answers[code].sets })
