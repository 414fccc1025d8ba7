import { roles } from '@kontor/contract'
import { formatMessage } from '@kontor/i18n'
import type { UnitOfWork } from '../../platform/index.ts'
import { keepNotifications } from '../mail/index.ts'
import { partnerNames } from '../network/index.ts'
import { colleaguesOf } from '../users/index.ts'
import { noticeWordsFor } from './notice-words.ts'
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
  await keepNotifications(
    partner,
    people.map(({ id, language }) => ({
      userId: id,
      text: formatMessage(noticeWordsFor(language)[what], language, { company, name }),
      about: { type: 'message', id: null },
    })),
  )
}
