import { t } from '@kontor/i18n'
import type { UnitOfWork } from '../../platform/index.ts'
import { keepNotifications } from '../mail/index.ts'
import { colleaguesOf } from '../users/index.ts'
import type { RecurringRow } from './store.ts'

/** Tells whose it is that a document could not be sent and waits as a draft. */
export async function tellOwner(
  uow: UnitOfWork,
  { owner_id: userId }: RecurringRow,
  { id, name, reason }: { readonly id: string; readonly name: string; readonly reason: string },
): Promise<void> {
  const owner = userId === null ? undefined : (await colleaguesOf(uow)).get(userId)
  if (owner === undefined) return
  const message = t`${name} was not sent and was saved as a draft: ${reason}`
  await keepNotifications(uow, [owner], message, { type: 'document', id })
}
