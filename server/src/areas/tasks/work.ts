import type { UnitOfWork } from '../../platform/index.ts'
import { saveWork } from '../work/index.ts'
import type { TaskRecord } from './records.ts'
import { holdersOf } from './rules.ts'

/** What of its context tells people what to do. */
export const wordsOf = ({ context }: TaskRecord): string | null =>
  [context['title'], context['comment']].find((words) => typeof words === 'string') ?? null

/** A task waits for those who have it. */
export const keepWork = (uow: UnitOfWork, task: TaskRecord): Promise<void> =>
  saveWork(uow, {
    ...{ id: task.id, kind: 'TASK', type: task.handler, why: wordsOf(task) },
    ...{ subjectType: task.documentId === null ? null : 'DOCUMENT', subjectId: task.documentId ?? task.subjectId },
    ...{ givenBy: task.assigner, holders: holdersOf(task), opened: task.created },
  })
