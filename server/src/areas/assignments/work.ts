import type { UnitOfWork } from '../../platform/index.ts'
import { endWork, type NewWork, saveWork } from '../work/index.ts'
import type { AssignmentRecord } from './store/assignments.ts'

/** When something is to be done about work of itself. */
export type WorkTimes = Pick<NewWork, 'expires' | 'remindAt' | 'escalateAt'>

/** What is not closed waits for those who have it. */
export async function keepWork(
  uow: UnitOfWork,
  { id, type, status, subjectType, subjectId, comment, assigneeIds, deadline, createdBy, created }: AssignmentRecord,
  times: WorkTimes = {},
  ended: 'CLOSED' | 'EXPIRED' = 'CLOSED',
): Promise<void> {
  if (status === 'CLOSED') return endWork(uow, id, ended)
  await saveWork(uow, {
    ...{ id, kind: 'ASSIGNMENT', type, subjectType, subjectId },
    ...{ givenBy: createdBy, why: comment, holders: assigneeIds, opened: created },
    ...{ ...(deadline !== null && { due: deadline }), ...times },
  })
}
