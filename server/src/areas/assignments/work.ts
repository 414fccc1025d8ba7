import type { UnitOfWork } from '../../platform/index.ts'
import { endWork, saveWork } from '../work/index.ts'
import type { AssignmentRecord } from './store/assignments.ts'

/** What is not closed waits for those who have it. */
export async function keepWork(
  uow: UnitOfWork,
  { id, type, status, subjectType, subjectId, comment, assigneeIds, createdBy, created }: AssignmentRecord,
): Promise<void> {
  if (status === 'CLOSED') return endWork(uow, id, 'CLOSED')
  await saveWork(uow, {
    ...{ id, kind: 'ASSIGNMENT', type, subjectType, subjectId },
    ...{ givenBy: createdBy, why: comment, holders: assigneeIds, opened: created },
  })
}
