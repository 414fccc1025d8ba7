import { defineArea, type UnitOfWork } from '../../platform/index.ts'
import { documentBilled, orderFollowed } from '../exchange/index.ts'
import { followCallOff } from './blanket.ts'
import { closeBilled } from './commands/close-billed.ts'
import { followOrder } from './commands/close-ordered.ts'
import { followTask, followTurnedDown } from './commands/follow-orders.ts'
import { linesLed } from './events.ts'
import { handlers } from './handlers.ts'

export type { BillLine } from './bills.ts'
export { agreedOrder, type Blanket, workBlanket } from './blanket.ts'
export { changeOfOrder } from './change-of-order.ts'
export { numeric, present } from './decimals.ts'
export { linesLed } from './events.ts'
export { agreedChanges, type Gathered, gatherLines } from './line-sources.ts'
export { type Receipt, receiptsOf, type WorkedLine } from './line-state.ts'
export { mappingsOf, mappingsTo, saveMappings, whole } from './mappings.ts'
export { type BlanketLine, netOf } from './rules/blanket.ts'
export { isBillable } from './rules/lines.ts'
export { asProposed } from './rules/order-change.ts'
export {
  type Billing,
  gatherBilling,
  type WorkedBilling,
  type WorkedOrder,
  workBilling,
  workedForm,
  workedLines,
  workOrder,
} from './worked-lines.ts'

/** A call-off follows its blanket order, any other order a quote. */
async function followed(uow: UnitOfWork, orderId: string): Promise<void> {
  await followCallOff(uow, orderId)
  await followOrder(uow, orderId)
}

export const area = defineArea('documentLines', {
  handlers,
  events: [linesLed],
  listeners: {
    [documentBilled]: (uow, { documentId }) => closeBilled(uow, String(documentId)),
    [orderFollowed]: (uow, { documentId }) => followed(uow, String(documentId)),
  },
  tasks: { [followTask]: (uow, { documentId }) => followed(uow, String(documentId)) },
  sealed: followTurnedDown,
})
