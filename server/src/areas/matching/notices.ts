import { t } from '@kontor/i18n'
import type { UnitOfWork } from '../../platform/index.ts'
import { type Entry, partnerNameOf } from '../entries/index.ts'
import { keepNotifications } from '../mail/index.ts'
import { colleaguesOf } from '../users/index.ts'

/** Tells who put an invoice on hold that its day has come. */
export async function tellHolder(uow: UnitOfWork, entry: Entry, userId: string | null): Promise<void> {
  const holder = userId === null ? undefined : (await colleaguesOf(uow)).get(userId)
  if (holder === undefined) return
  const message = t`${entry.businessId} from ${partnerNameOf(entry)} is off hold`
  await keepNotifications(uow, [holder], message, { type: 'document', id: entry.id })
}
