import type { UnitOfWork } from '../../../platform/index.ts'
import { standing } from '../../requisition-lines/index.ts'
import type { RequisitionRecord } from '../records.ts'
import { goOn } from './ask-people.ts'
import { changeRequisition } from './change-requisition.ts'
import { logged } from './write-requisition.ts'

export interface Decision {
  readonly state: 'APPROVED' | 'REJECTED'
  /** Nobody where a workflow decided by itself. */
  readonly by: string | null
  readonly reason: string | null
}

/** What somebody decided of a requisition that waits: it stands so from now on, or its workflow goes on with it. */
export async function recordDecision(
  uow: UnitOfWork,
  origin: string,
  before: RequisitionRecord,
  { state, by, reason }: Decision,
): Promise<void> {
  if (before.workflow === null) return settleRequisition(uow, origin, before, { state, by, reason })
  const decision = state === 'APPROVED' ? 'ACCEPT' : 'REJECT'
  // What one branch declined is declined, whatever another says a moment later.
  const isDeclined = before.beside.length > 0 && before.decision === 'REJECT'
  await changeRequisition(uow, before, { taskId: null, ...(!isDeclined && { decidedBy: by, decision, reason }) })
  await logged(uow, before, `step_${state.toLowerCase()}`, { ...(by !== null && { by }) })
}

/** A requisition is approved or rejected, for good. */
export async function settleRequisition(
  uow: UnitOfWork,
  origin: string,
  before: RequisitionRecord,
  { state, by, reason }: Decision,
): Promise<void> {
  const stands = {
    ...standing(before, state),
    taskId: null,
    beside: [],
    decidedBy: by,
    reason,
    workflow: null,
    decision: null,
  }
  const record = await changeRequisition(uow, before, stands)
  await logged(uow, record, state.toLowerCase(), { by: by ?? 'workflow' })
  if (state === 'APPROVED') await goOn(uow, origin, record, by ?? record.requesterId ?? uow.companyId)
}
