import type { DeliveryState, DocumentState, PaymentState, ResponseState, TradeType } from '@kontor/contract'
import type { Message } from '@kontor/i18n'
import { type OwnFields, ownFields } from './fields.ts'

/** What one party's entry stands on; each party keeps its own (architecture.md, Data). */
export type Axes = Pick<
  OwnFields,
  'draft' | 'delivery' | 'unreported' | 'collected' | 'response' | 'payment' | 'clearance' | 'replacement' | 'closed'
>

/** How far an order has come, as other documents of its two parties say. */
export interface Progress {
  /** Its supplier has answered it by a document of their own. */
  readonly isConfirmed: boolean
  /** Something of it was despatched, received, invoiced or called off. */
  readonly isFulfilled: boolean
  /** The change of it, or its cancellation, that waits for a response, by its number. */
  readonly awaits?: string | undefined
}

/** An entry as far as the rules look at it. */
export interface Standing extends Axes, Pick<OwnFields, 'archived'>, Partial<Omit<OwnFields, keyof Axes | 'archived'>> {
  readonly type: TradeType
  /** Until when the law has it kept, in words, for whoever says why. */
  readonly kept?: Message | undefined
  /** How far an order has come, or that of a cancellation; absent where nobody looked. */
  readonly progress?: Progress | undefined
}

/** What an entry stands on before anything was done with it. */
export const fresh = (draft: boolean): Axes => ({
  draft,
  delivery: ownFields.delivery,
  unreported: ownFields.unreported,
  collected: ownFields.collected,
  response: ownFields.response,
  payment: ownFields.payment,
  clearance: ownFields.clearance,
  replacement: ownFields.replacement,
  closed: ownFields.closed,
})

export const isReceived = (entry: Pick<Axes, 'delivery'>): boolean => entry.delivery === 'RECEIVED'

/** Whether a document still counts: it was neither rejected nor canceled, and no later version took its place. */
export const stands = ({
  response,
  replacement,
}: {
  readonly response: string
  readonly replacement?: string
}): boolean => response !== 'REJECTED' && response !== 'CANCELED' && replacement !== 'REPLACED'

/** Delivered is not accepted: only what has arrived can be answered. */
export const hasArrived = (entry: Pick<Axes, 'delivery'>): boolean => entry.delivery === 'SENT' || isReceived(entry)

/**
 * The state that a person sees (F-115), and DRAFT before it. What ended a document outranks what was said about its
 * payment, that outranks a plain acceptance, and the delivery speaks where nothing else was said.
 * SENT is what left by a way that does not report its delivery, COLLECTED what a program of its receiver has fetched.
 * Nothing leads to DELIVERED, the filter's word for both of DELIVERED_SENT and DELIVERED_RECEIVED (F-108).
 */
export function stateOf(axes: Axes): DocumentState | 'DRAFT' {
  if (axes.draft) return 'DRAFT'
  if (axes.replacement === 'REPLACED') return 'REPLACED'
  if (axes.clearance === 'IN_CLEARANCE') return 'IN_CLEARANCE'
  if (!hasArrived(axes)) return onTheWay[axes.delivery as keyof typeof onTheWay]
  if (axes.response === 'CANCELED') return 'REJECTED_BY_SENDER'
  if (axes.response === 'REJECTED') return 'REJECTED_BY_RECEIVER'
  if (axes.closed) return 'CLOSED'
  if (axes.response === 'DISPUTED') return 'DISPUTED_BY_RECEIVER'
  if (axes.payment !== 'NONE') return axes.payment
  if (axes.response === 'ACCEPTED') return 'ACCEPTED'
  if (isReceived(axes)) return 'DELIVERED_RECEIVED'
  if (axes.collected) return 'COLLECTED'
  return axes.unreported ? 'SENT' : 'DELIVERED_SENT'
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

/** What can become overdue: a delivered invoice that nobody has paid, rejected or canceled. */
export const fallsDue = {
  types: ['invoice'],
  delivery: ['SENT', 'RECEIVED'],
  response: ['PENDING', 'ACCEPTED', 'DISPUTED'],
  payment: 'NONE',
} as const satisfies {
  types: TradeType[]
  delivery: DeliveryState[]
  response: ResponseState[]
  payment: PaymentState
}

/** Whether it is past due on that day: it is not paid, and its due date is over. */
export function isPastDue(entry: Axes & { type: TradeType; dueDate: string | null }, today: string): boolean {
  const among = (words: readonly string[], word: string) => words.includes(word)
  const { types, delivery, response, payment } = fallsDue
  return (
    entry.dueDate !== null &&
    entry.dueDate < today &&
    !entry.draft &&
    entry.replacement === 'ORIGINAL' &&
    entry.payment === payment &&
    among(types, entry.type) &&
    among(delivery, entry.delivery) &&
    among(response, entry.response)
  )
}

export const afterDueDate = (axes: Axes): Axes => ({ ...axes, payment: 'OVERDUE' })
