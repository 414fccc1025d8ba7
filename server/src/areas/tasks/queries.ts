import type { Message } from '@kontor/i18n'
import type { UnitOfWork } from '../../platform/index.ts'
import { type Changer, isAdministrator } from './commands/change-task.ts'
import { whyNotChange } from './rules.ts'
import { findAll } from './store.ts'

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
