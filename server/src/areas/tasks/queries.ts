import type { Message } from '@kontor/i18n'
import type { UnitOfWork } from '../../platform/index.ts'
import { type Changer, isAdministrator } from './commands/change-task.ts'
import { holdersOf, whyNotChange } from './rules.ts'
import { findAll, goneFrom } from './store.ts'
import { wordsOf } from './work.ts'

/** Why a person does not change each of some tasks; those that they do change are left out. */
export async function whyNotChangeAmong(
  uow: UnitOfWork,
  ids: readonly string[],
  by: Pick<Changer, 'userId' | 'roleId'>,
): Promise<ReadonlyMap<string, Message>> {
  const tasks = ids.length === 0 ? [] : await findAll(uow, ids)
  return new Map(
    tasks.flatMap((task) => {
      const why = whyNotChange(by.userId, isAdministrator(by), task)
      return why === undefined ? [] : [[task.id, why] as const]
    }),
  )
}

/** A task that others got in somebody's place. */
export interface GoneTask {
  readonly id: string
  readonly at: Date
  readonly documentId: string | null
  /** Who completed it, or has it. */
  readonly by: readonly string[]
  readonly outcome: string | null
  readonly words: string | null
}

/** What others got in a person’s place since an instant, the newest first. */
export const tasksGoneFrom = async (...given: Parameters<typeof goneFrom>): Promise<GoneTask[]> =>
  (await goneFrom(...given)).map((task) => ({
    ...{ id: task.id, at: task.completed ?? task.assigned, documentId: task.documentId, outcome: task.outcome },
    by: task.completedBy === null ? holdersOf(task) : [task.completedBy],
    words: wordsOf(task),
  }))
