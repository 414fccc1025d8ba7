import { roles } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import type { UnitOfWork } from '../../platform/index.ts'
import { tellColleagues } from '../mail/index.ts'
import { membersOfTeams, teamsOf } from '../teams/index.ts'
import type { Colleague } from '../users/index.ts'
import type { DueWork } from '../work/index.ts'

/** Of what people are told. */
type ReminderEvent = 'reminded' | 'escalated' | 'announced'

/** What is told of work about a document, and of work about none; who has it comes first. */
const aboutDocument: Readonly<Record<ReminderEvent, (who: string, number: string, partner: string) => Message>> = {
  reminded: (_who, number, partner) => t`Reminder: ${number} from ${partner} needs your attention`,
  escalated: (who, number, partner) => t`Escalation: ${number} from ${partner} is still awaiting ${who}`,
  announced: (who, number, partner) => t`New in your team: ${number} from ${partner}, for ${who}`,
}
const aboutTask: Readonly<Record<ReminderEvent, (who: string) => Message>> = {
  reminded: () => t`Reminder: a task needs your attention`,
  escalated: (who) => t`Escalation: a task is still awaiting ${who}`,
  announced: (who) => t`New in your team: a task for ${who}`,
}

type Colleagues = ReadonlyMap<string, Colleague>

interface Telling {
  readonly event: ReminderEvent
  readonly to: readonly string[]
  readonly work: DueWork
  readonly colleagues: Colleagues
}

/**
 * Tells colleagues of work that waits; the log has a line of it. It comes from whoever gave the work, or from the company
 * where nobody did: a workflow asks.
 */
export async function tellOfWork(
  uow: UnitOfWork,
  origin: string,
  { event, to, work, colleagues }: Telling,
): Promise<void> {
  const { id, documentId, number, partner, why, holders, givenBy } = work
  const who = new Intl.ListFormat('en', { type: 'unit' }).format(
    holders.flatMap((one) => colleagues.get(one)?.name ?? []),
  )
  await uow.log({
    kind: `${documentId === null ? 'company' : 'document'}.work_${event}`,
    objectType: documentId === null ? 'company' : 'document',
    objectId: documentId ?? uow.companyId,
    detail: { workId: id, to: to.join(' ') },
  })
  const notice = {
    subject: documentId === null ? aboutTask[event](who) : aboutDocument[event](who, number ?? '', partner ?? ''),
    comment: why,
    link: { to: `${origin}/#/Kontor.Inbox/`, label: t`Open inbox` },
    about: { type: documentId === null ? 'message' : 'document', id: documentId } as const,
  }
  await tellColleagues(uow, colleagues, to, notice, givenBy ?? uow.companyId)
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
