import { type Role, roles } from '@kontor/contract'
import { formatMessage } from '@kontor/i18n'
import type { UnitOfWork } from '../../platform/index.ts'
import { keepNotifications } from '../mail/index.ts'
import { partnerNames } from '../network/index.ts'
import { colleaguesOf } from '../users/index.ts'
import { noticeWordsFor } from './notice-words.ts'

/** Tells the people of a company who can do something about it what its partner did. */
export async function tell(
  uow: UnitOfWork,
  { connectionId, title }: { readonly connectionId: string; readonly title: string },
  what: keyof ReturnType<typeof noticeWordsFor>,
  to: readonly Role[],
): Promise<void> {
  const company = (await partnerNames(uow, [connectionId])).get(connectionId) ?? ''
  const roleIds: readonly string[] = to.map((role) => roles[role])
  const people = [...(await colleaguesOf(uow)).values()].filter(({ roleId }) => roleIds.includes(roleId))
  await keepNotifications(
    uow,
    people.map(({ id, language }) => ({
      userId: id,
      text: formatMessage(noticeWordsFor(language)[what], language, { company, title }),
      about: { type: 'message', id: null },
    })),
  )
}
