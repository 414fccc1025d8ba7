import type {
  ClearanceState,
  DeliveryState,
  DispatchState,
  DocumentAction,
  DocumentState,
  PaymentState,
  Permission,
  ReplacementState,
  ResponseCode,
  ResponseState,
  SystemTag,
  TradeType,
} from '@kontor/contract'

/** What one party's entry stands on; each party keeps its own (architecture.md, Data). */
export interface Axes {
  readonly draft: boolean
  readonly delivery: DeliveryState
  readonly response: ResponseState
  readonly payment: PaymentState
  readonly clearance: ClearanceState
  readonly replacement: ReplacementState
}

/** An entry as far as the rules look at it. */
export interface Standing extends Axes {
  readonly type: TradeType
  readonly archived: boolean
}

export const fresh = (draft: boolean): Axes => ({
  draft,
  delivery: 'NONE',
  response: 'PENDING',
  payment: 'NONE',
  clearance: 'NONE',
  replacement: 'ORIGINAL',
})

export const isReceived = (entry: Pick<Axes, 'delivery'>): boolean => entry.delivery === 'RECEIVED'

/** Delivered is not accepted: only what has arrived can be answered. */
const hasArrived = (entry: Pick<Axes, 'delivery'>): boolean => entry.delivery === 'SENT' || isReceived(entry)

/**
 * The state that a person sees (F-115), and DRAFT before it. What ended a document outranks what was said about its
 * payment, that outranks a plain acceptance, and the delivery speaks where nothing else was said.
 * Nothing leads to SENT (a channel that does not report delivery), DELIVERED (the filter's word for both of
 * DELIVERED_SENT and DELIVERED_RECEIVED, F-108), CLOSED and COLLECTED (factoring) yet.
 */
export function stateOf(axes: Axes): DocumentState | 'DRAFT' {
  if (axes.draft) return 'DRAFT'
  if (axes.replacement === 'REPLACED') return 'REPLACED'
  if (axes.clearance === 'IN_CLEARANCE') return 'IN_CLEARANCE'
  if (!hasArrived(axes)) return onTheWay[axes.delivery as keyof typeof onTheWay]
  if (axes.response === 'CANCELED') return 'REJECTED_BY_SENDER'
  if (axes.response === 'REJECTED') return 'REJECTED_BY_RECEIVER'
  if (axes.response === 'DISPUTED') return 'DISPUTED_BY_RECEIVER'
  if (axes.payment !== 'NONE') return axes.payment
  if (axes.response === 'ACCEPTED') return 'ACCEPTED'
  return isReceived(axes) ? 'DELIVERED_RECEIVED' : 'DELIVERED_SENT'
}

const onTheWay = {
  NONE: 'UNDETERMINED',
  PENDING_CONNECTION: 'PENDING_NOT_A_CONTACT',
  PROCESSING: 'IN_TRANSIT',
  FAILED: 'FAILED_DELIVERY',
} as const satisfies Partial<Record<DeliveryState, DocumentState>>

/** F-108: whoever filters for Delivered means both sides' word for it. */
export const expandStates = (states: readonly DocumentState[]): DocumentState[] =>
  states.flatMap((state) => (state === 'DELIVERED' ? ['DELIVERED', 'DELIVERED_SENT', 'DELIVERED_RECEIVED'] : [state]))

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

export const asksForAnswer: readonly TradeType[] = questions

/** Which party of the document gives an answer. */
export type AnsweringParty = 'receiver' | 'sender'

export interface AnswerRule {
  readonly action: DocumentAction
  readonly by: AnsweringParty
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
    to: questions,
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
    whileResponse: ['PENDING', 'ACCEPTED'],
    whilePayment: unpaid,
    needsReason: true,
    sets: { response: 'DISPUTED' },
    logs: 'document.disputed',
  },
  BusinessPaid: {
    action: 'markPaid',
    by: 'receiver',
    to: ['invoice'],
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
    whileResponse: ['ACCEPTED'],
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

/** The party that a company is in a document of which it holds this entry. */
export const partyOf = (entry: Pick<Axes, 'delivery'>): AnsweringParty => (isReceived(entry) ? 'receiver' : 'sender')

/** The company on the other end of a document, where it is known. */
export const counterpartOf = (entry: {
  readonly delivery: DeliveryState
  readonly senderId: string | null
  readonly receiverId: string | null
}): string | null => (isReceived(entry) ? entry.senderId : entry.receiverId)

/** A dispatch that has neither arrived nor failed for good. */
export const isOpen = (state: DispatchState): boolean => state !== 'COMPLETED' && state !== 'FAILED'

export const otherParty = (party: AnsweringParty): AnsweringParty => (party === 'receiver' ? 'sender' : 'receiver')

/** Why a party's answer cannot be given to a document as it stands; undefined where it can. */
export function whyNot(code: ResponseCode, by: AnsweringParty, entry: Standing): string | undefined {
  const rule = answers[code]
  if (!hasArrived(entry)) return 'it has not been delivered'
  if (rule.by !== by) return `only its ${rule.by} may ${words[rule.action]} it`
  if (!rule.to.includes(entry.type)) return `a document of type ${entry.type} does not take this answer`
  if (!rule.whileResponse.includes(entry.response) || !rule.whilePayment.includes(entry.payment))
    return `it is ${stateOf(entry)}`
  return undefined
}

const words: Partial<Record<DocumentAction, string>> = {
  accept: 'accept',
  reject: 'reject',
  dispute: 'dispute',
  markPaid: 'report payment of',
  confirmPaid: 'confirm payment of',
  cancel: 'cancel',
}

export const afterAnswer = (code: ResponseCode, axes: Axes): Axes => ({ ...axes, ...answers[code].sets })

export const afterDueDate = (axes: Axes): Axes => ({ ...axes, payment: 'OVERDUE' })

/** A draft or what was saved and not sent yet still belongs to its author alone. */
export const canBeEdited = (entry: Axes): boolean => entry.delivery === 'NONE'

/** What was sent is kept by law; a draft was never part of the exchange. */
export const canBeDeleted = (entry: Axes): boolean => entry.draft

/** What never left, or came back, can be sent. */
export const canBeSent = (entry: Axes): boolean => entry.delivery === 'NONE' || entry.delivery === 'FAILED'

export const canBeArchived = (entry: Axes): boolean => !entry.draft

/** What a person with these permissions may do with an entry now; screens show these and nothing else. */
export function allowedActions(entry: Standing, permissions: ReadonlySet<Permission>): DocumentAction[] {
  const actions: DocumentAction[] = []
  const allow = (permission: Permission, action: DocumentAction, when: boolean) => {
    if (when && permissions.has(permission)) actions.push(action)
  }
  allow('document.write', 'edit', canBeEdited(entry))
  allow('document.delete', 'delete', canBeDeleted(entry))
  allow('document.send', 'send', canBeSent(entry))
  for (const code of Object.keys(answers) as ResponseCode[])
    allow('document.answer', answers[code].action, whyNot(code, partyOf(entry), entry) === undefined)
  allow('document.write', entry.archived ? 'unarchive' : 'archive', canBeArchived(entry))
  return actions
}

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

export const relationBackOf = (type: TradeType): 'answeredBy' | 'correctedBy' | 'followedBy' =>
  backwards[relationOf(type)]

const backwards = { answers: 'answeredBy', corrects: 'correctedBy', follows: 'followedBy' } as const
