import { type Role, roles } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import type { UnitOfWork } from '../../platform/index.ts'
import { keepNotifications } from '../mail/index.ts'
import { partnerNames } from '../network/index.ts'
import { colleaguesOf } from '../users/index.ts'

type PromotionEvent = 'offered' | 'withdrawn' | 'accepted'

const messages: Readonly<Record<PromotionEvent, (company: string, title: string) => Message>> = {
  offered: (company, title) => t`${company} offers to pay you early: ${title}`,
  withdrawn: (company, title) => t`${company} withdrew its offer to pay you early: ${title}`,
  accepted: (company, title) => t`${company} accepted your offer to pay early: ${title}`,
}

/** Tells the people of a company who can do something about it what its partner did. */
export async function tell(
  uow: UnitOfWork,
  { connectionId, title }: { readonly connectionId: string; readonly title: string },
  what: PromotionEvent,
  to: readonly Role[],
): Promise<void> {
  const company = (await partnerNames(uow, [connectionId])).get(connectionId) ?? ''
  const roleIds: readonly string[] = to.map((role) => roles[role])
  const people = [...(await colleaguesOf(uow)).values()].filter(({ roleId }) => roleIds.includes(roleId))
  await keepNotifications(uow, people, messages[what](company, title), { type: 'message', id: null })
}
