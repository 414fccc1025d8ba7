import { defineArea } from '../../platform/index.ts'
import { completed } from '../tasks/index.ts'
import { documentReplaced } from '../versions/index.ts'
import { askedByMail } from './commands/ask-people.ts'
import { ended } from './commands/change-requisition.ts'
import { decideByTask } from './commands/decide-by-task.ts'
import { followVersion } from './commands/follow-version.ts'
import { orderTask, spawnOrders } from './commands/spawn-orders.ts'
import { lineHandlers } from './handlers/lines.ts'
import { createQuestionHandlers } from './handlers/questions.ts'
import { createRequisitionHandlers } from './handlers/requisitions.ts'
import { policy } from './policy.ts'
import { forget } from './store.ts'
import { requisitionWorkflows } from './workflows.ts'

export { buyersOf, permissionsIn } from './approvers.ts'
export { askedByMail, askPeople, titleOf } from './commands/ask-people.ts'
export { bringLines, heldToShop } from './commands/bring-lines.ts'
export { bringQuote, type QuoteFile } from './commands/bring-quote.ts'
export { ended } from './commands/change-requisition.ts'
export { lockRequisition as lockInName } from './commands/lock-requisition.ts'
export { moveExternally, moveRequisition } from './commands/move-requisition.ts'
export { saveProcurement } from './commands/save-procurement.ts'
export { settleRequisition } from './commands/settle-requisition.ts'
export { heldToAsk, takeOffers } from './commands/take-offers.ts'
export { logged, saveRequisition } from './commands/write-requisition.ts'
export { strategyOf } from './handlers/questions.ts'
export { noLine } from './not-found.ts'
export { policy } from './policy.ts'
export { departed, misplaced, supplierProblemsBy, validationOf } from './problems.ts'
export { deliveryFields, placeAddress, purchaseForm } from './purchase-form.ts'
export {
  lockRequisition,
  noteOrder,
  ordersFrom,
  type PartIn,
  partIn,
  requisitionIdsBetween,
  requisitionOf,
  requisitionSeen,
  requisitionsAmong,
  requisitionsOf,
  spawnedBy,
} from './queries.ts'
export { type Actor, aroundOf, seesAll, tasksOf, whyNotDecide } from './reader.ts'
export { numberOf, type RequisitionRecord } from './records.ts'
export { allowedActions as requisitionActions, externalSystem } from './rules/actions.ts'
export {
  askedHere,
  enterWorkflow,
  leaveToPeople,
  noLongerBy,
  noteStep,
  type RequisitionFacts,
  requisitionFacts,
  requisitionFactsOf,
  whomAsked,
} from './workflow-state.ts'
export { type Preview, type RequisitionWorkflows, requisitionWorkflows } from './workflows.ts'

declare module '../../platform/unit-of-work.ts' {
  interface ObjectTypes {
    requisition: true
  }
}

export const area = defineArea('requisitions', {
  policy,
  handlers: ({ origins, get }) => {
    const workflows = get(requisitionWorkflows)
    return {
      ...createRequisitionHandlers({ origin: origins.shell, workflows }),
      ...lineHandlers,
      ...createQuestionHandlers(workflows),
    }
  },
  objectTypes: ['requisition'],
  events: [ended, askedByMail],
  tasks: { [orderTask]: (uow, { requisitionId }) => spawnOrders(uow, String(requisitionId)) },
  listeners: {
    [documentReplaced]: (uow, { documentId, by }) => followVersion(uow, String(documentId), String(by)),
    [completed]: (uow, { taskId, outcome, completedBy }) =>
      decideByTask(uow, { taskId: String(taskId), outcome: String(outcome), completedBy: String(completedBy) }),
  },
  personalData: { inCompany: forget },
})
