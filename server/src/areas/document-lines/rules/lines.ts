import type { LineAction, LineState, Permission, Settlement } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import { orderKindOf, type Standing, stands, stateOf } from '../../entries/rules/index.ts'

/** What is known of one line. `remaining` is what of it can still be billed: negative, zero or positive. */
export interface LineFacts {
  readonly document: Pick<Standing, 'type' | 'response' | 'payment' | 'replacement'>
  /** A change of the order took it out. */
  readonly isCanceled?: boolean
  readonly disputed: boolean
  readonly hasBilled: boolean
  readonly isFullyBilled: boolean
}

/** What became of a line: what ended the document ends it, a dispute holds it, then its billing speaks. */
export function lineStateOf({ document, isCanceled, disputed, hasBilled, isFullyBilled }: LineFacts): LineState {
  if (isCanceled) return 'CANCELED'
  if (!stands(document)) return 'CANCELED'
  if (disputed && document.response === 'DISPUTED') return 'DISPUTED'
  if (document.payment === 'PAID_UNCONFIRMED' || document.payment === 'PAID_CONFIRMED') return 'CLOSED'
  if (isFullyBilled) return 'BILLED'
  return hasBilled ? 'PARTLY_BILLED' : 'OPEN'
}

/** F-420: what can still be billed. */
export const isBillable = (state: LineState): boolean => state === 'OPEN' || state === 'PARTLY_BILLED'

/** Whether nothing of an order is left to bill: a line that a change took out needs no bill. */
export const isBilledInFull = (states: readonly LineState[]): boolean =>
  states.includes('BILLED') && states.every((state) => state === 'BILLED' || state === 'CANCELED')

/** How a person with these permissions may settle the dispute about a document: only its sender does, by what they bill or say. */
export function settlementsOf(
  { type, draft, delivery, response }: Pick<Standing, 'type' | 'draft' | 'delivery' | 'response'>,
  permissions: ReadonlySet<Permission>,
): Settlement[] {
  const isDisputed = type === 'invoice' && !draft && delivery === 'SENT' && response === 'DISPUTED'
  if (!isDisputed) return []
  return [
    ...(permissions.has('document.write') ? (['credit', 'replace'] as const) : []),
    ...(permissions.has('document.comment') ? (['answer'] as const) : []),
  ]
}

/** What is done line by line: what is disputed is credited, what is not can still be disputed. */
export const lineActions = (state: LineState, settling: readonly Settlement[], mayDispute: boolean): LineAction[] => {
  if (state === 'DISPUTED') return settling.includes('credit') ? ['credit'] : []
  return mayDispute ? ['dispute'] : []
}

/** A document between whose lines and those of another a line is led; `partner` is the other company, where there is one. */
export interface Mapped {
  readonly id: string
  readonly number: string
  readonly partner: string | null
  readonly currency: string | null
}

/** Why a line of one document cannot stand for a line of the other; undefined where it can. */
export function whyNotMap(from: Mapped, to: Mapped): Message | undefined {
  if (from.id === to.id) return t`documentId is ${to.id}, which is the line’s own document: use another one.`
  if (from.partner !== null && to.partner !== null && from.partner !== to.partner)
    return t`${to.number} was exchanged with another partner than ${from.number}: use a document of the same partner.`
  if (from.currency !== null && to.currency !== null && from.currency !== to.currency)
    return t`${to.number} is in ${to.currency} and ${from.number} in ${from.currency}: use a document in the same currency.`
  return undefined
}

/** Whether a change of an order is agreed to: from then on it is the order. */
export const isAgreed = ({ type, response }: Pick<Standing, 'type' | 'response'>): boolean =>
  type === 'orderchange' && response === 'ACCEPTED'

/** Whether what a document says of others' lines counts: it was sent, and neither turned down nor replaced. */
export const counts = (entry: Standing): boolean => !entry.draft && stands(entry)

/** Why no change of an order can be asked for; undefined where one can: by who sent it, while it stands, and one after the other. */
export function whyNotChange(
  order: Standing,
  changes: readonly (Standing & { readonly businessId: string; readonly orderType?: string | null })[],
): Message | undefined {
  if (order.type !== 'order') return t`it is not an order`
  if (order.delivery !== 'SENT') return t`only the company that sent an order can change it, once it is delivered`
  if (order.closed || !stands(order)) return t`it is ${stateOf(order)}`
  const waiting = changes.find(({ delivery, response }) => delivery === 'SENT' && response === 'PENDING')
  if (waiting === undefined) return undefined
  return orderKindOf(waiting) === 'CANCELLATION'
    ? t`its cancellation ${waiting.businessId} is awaiting a response`
    : t`its change ${waiting.businessId} is awaiting a response`
}
