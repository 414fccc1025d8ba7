import type { ResponseCode, TradeType } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import { orderKindOf } from './order-kind.ts'
import { hasArrived, type Progress, type Standing, stands, stateOf } from './states.ts'

type Following = Standing & { readonly businessId: string; readonly orderType: string | null }

export const fulfilling: readonly TradeType[] = ['despatchadvice', 'receiptadvice', 'invoice']

/** @param following what the two parties sent each other about an order */
export function progressOf(following: readonly Following[]): Progress {
  const standing = following.filter((one) => !one.draft && stands(one))
  const waiting = standing.find((one) => one.type === 'orderchange' && one.response === 'PENDING' && hasArrived(one))
  return {
    isConfirmed: standing.some(({ type }) => type === 'orderresponse'),
    isFulfilled: standing.some((one) => fulfilling.includes(one.type) || orderKindOf(one) === 'CALL_OFF'),
    awaits: waiting?.businessId,
  }
}

/** Whether an answer ends an order as a whole: its buyer withdraws it, or its supplier agrees to cancel it. */
export const endsOrder = (
  code: ResponseCode,
  entry: Pick<Following, 'type'> & { orderType?: string | null },
): boolean =>
  code === 'BusinessCancel'
    ? entry.type === 'order'
    : code === 'BusinessAccept' && orderKindOf(entry) === 'CANCELLATION'

/** Why an order as it stands cannot end as a whole; what was done of it stays, and its rest is a matter of a change. */
export const whyNotEnd = ({ progress }: Standing): Message | undefined =>
  progress?.isFulfilled
    ? t`some of the order has already been shipped, received, invoiced or called off: change the order instead`
    : undefined

/** Why nobody asks that an order be canceled; undefined where its buyer does. One that nobody answered needs nobody's consent. */
export function whyNotCancelOrder(entry: Standing): Message | undefined {
  const { type, delivery, response, closed, progress } = entry
  if (type !== 'order') return t`it is not an order`
  if (delivery !== 'SENT') return t`only the company that sent an order can cancel it, once it is delivered`
  if (closed || !stands(entry)) return t`it is ${stateOf(entry)}`
  const whyNot = whyNotEnd(entry)
  if (whyNot !== undefined) return whyNot
  if (response === 'PENDING' && !progress?.isConfirmed) return t`its supplier has not responded yet: cancel it directly`
  return progress?.awaits === undefined ? undefined : t`${progress.awaits} is awaiting a response`
}
