import { defineArea } from '../../platform/index.ts'
import { completed } from '../tasks/index.ts'
import { decideByTask } from './commands/decide-by-task.ts'
import { orderTask, spawnOrders } from './commands/spawn-orders.ts'
import { lines } from './handlers/lines.ts'
import { questions } from './handlers/questions.ts'
import { createWhole } from './handlers/whole.ts'
import { policy } from './policy.ts'
import { forget } from './store.ts'

export { moveExternally, moveRequisition } from './commands/move-requisition.ts'
export { saveProcurement } from './commands/save-procurement.ts'
export { saveRequisition } from './commands/write-requisition.ts'
export { strategyOf, unreachable, validationOf } from './handlers/questions.ts'
export { ordersFrom, requisitionOf, requisitionSeen } from './queries.ts'
export { externalSystem, numberOf } from './records.ts'
export { requesterProblem } from './rules/validation.ts'

declare module '../../platform/unit-of-work.ts' {
  interface ObjectTypes {
    requisition: true
  }
}

export const area = defineArea('requisitions', {
  policy,
  handlers: ({ origins }) => ({ ...createWhole(origins), ...lines, ...questions }),
  objectTypes: ['requisition'],
  tasks: { [orderTask]: (uow, { requisitionId }) => spawnOrders(uow, String(requisitionId)) },
  listeners: {
    [completed]: (uow, { taskId, outcome, completedBy }) =>
      decideByTask(uow, { taskId: String(taskId), outcome: String(outcome), completedBy: String(completedBy) }),
  },
  personalData: { inCompany: forget },
})
