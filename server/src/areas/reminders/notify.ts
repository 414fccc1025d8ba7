import { roles } from '@kontor/contract'
import { formatMessage } from '@kontor/i18n'
import type { UnitOfWork } from '../../platform/index.ts'
import { tellColleagues } from '../mail/index.ts'
import { membersOfTeams, teamsOf } from '../teams/index.ts'
import type { Colleague } from '../users/index.ts'
import type { DueWork } from '../work/index.ts'
import { noticeWordsFor, type ReminderEvent } from './messages.ts'

type Colleagues = ReadonlyMap<string, Colleague>

interface Telling {
  readonly event: ReminderEvent
  readonly to: readonly string[]
  readonly work: DueWork
  readonly colleagues: Colleagues
}

/** Tells colleagues of work that waits, in the name of who gave it; the log has a line of it. */
export async function tellOfWork(
  uow: UnitOfWork,
  origin: string,
  { event, to, work, colleagues }: Telling,
): Promise<void> {
  const { id, documentId, number, partner, why, holders, givenBy } = work
  const about = documentId !== null && { number: number ?? '', partner: partner ?? '' }
  const who = new Intl.ListFormat('en', { type: 'unit' }).format(
    holders.flatMap((one) => colleagues.get(one)?.name ?? []),
  )
  await uow.log({
    kind: `${documentId === null ? 'company' : 'document'}.work_${event}`,
    objectType: documentId === null ? 'company' : 'document',
    objectId: documentId ?? uow.companyId,
    detail: { workId: id, to: to.join(' ') },
  })
  await tellColleagues(
    uow,
    colleagues,
    to,
    (language) => {
      const words = noticeWordsFor(language)
      return {
        subject: formatMessage(words[event][about ? 'document' : 'other'], language, { who, ...about }),
        comment: why,
        link: { to: `${origin}/#/Kontor.Inbox/`, label: words.open },
        about: documentId === null ? { type: 'message', id: null } : { type: 'document', id: documentId },
      }
    },
    givenBy,
  )
}

/** To whom work goes up: to the heads of accounts payable, and at the second time to administrators as well. */
export function whoIsAbove({ holders }: DueWork, colleagues: Colleagues, times: number): readonly string[] {
  const above: readonly string[] = times > 1 ? [roles.apManager, roles.companyAdmin] : [roles.apManager]
  return [...colleagues.values()]
    .filter(({ id, roleId, state }) => state === 'ACTIVE' && above.includes(roleId) && !holders.includes(id))
    .map(({ id }) => id)
}

/** Who is in a team with somebody who has it. */
export async function whoIsBeside(uow: UnitOfWork, { holders }: DueWork): Promise<readonly string[]> {
  const teamIds = new Set<string>()
  for (const id of holders) for (const team of await teamsOf(uow, id)) teamIds.add(team)
  const members = [...(await membersOfTeams(uow, [...teamIds])).values()].flatMap((team) => [...team])
  return [...new Set(members)].filter((id) => !holders.includes(id))
}
