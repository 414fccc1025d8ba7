import type { Areas } from '@kontor/contract'
import type { Handlers } from '../../platform/index.ts'
import { cancelOrder } from './commands/cancel-order.ts'

export const handlers: Handlers<Areas['orderCancellations']> = {
  cancelOrder: ({ params, body }, context) => context.write((uow) => cancelOrder(uow, params, body.Reason)),
}
