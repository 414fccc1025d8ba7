import { roles } from '@kontor/contract'
import { t } from '@kontor/i18n'
import type { UnitOfWork } from '../../platform/index.ts'
import { keepNotifications } from '../mail/index.ts'
import { partnerNames } from '../network/index.ts'
import { colleaguesOf } from '../users/index.ts'
import type { PlanRow } from './records.ts'

/** Whoever deals with payments or with customers. */
const notified: readonly string[] = [roles.companyAdmin, roles.apManager, roles.supplierContact]

/** Tells the people of the partner, whose company the unit of work has entered. */
export async function tellPartner(
  partner: UnitOfWork,
  { connectionId, name }: Pick<PlanRow, 'connectionId' | 'name'>,
  what: 'published' | 'closed',
): Promise<void> {
  const company = (await partnerNames(partner, [connectionId])).get(connectionId) ?? ''
  const people = [...(await colleaguesOf(partner)).values()].filter(({ roleId }) => notified.includes(roleId))
  const message =
    what === 'published'
      ? t`${company} shared the payment plan ${name} with you`
      : t`${company} closed the payment plan ${name}`
  await keepNotifications(partner, people, message, { type: 'message', id: null })
}
