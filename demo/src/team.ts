import { assign } from '@kontor/server/areas/assignments'
import { listPage } from '@kontor/server/areas/document-lists'
import { planAbsences } from '@kontor/server/areas/users'
import { saveHours } from '@kontor/server/areas/working-hours'
import { demoCompanies } from './companies.ts'
import { plusDays } from './days.ts'
import type { Network } from './happen.ts'

const home = demoCompanies[0]!
const place = (first: string): number => home.people.findIndex((person) => person.first === first)
const [lena, jonas, clara, yara] = ['Lena', 'Jonas', 'Clara', 'Yara'].map(place) as [number, number, number, number]

/** What the clerk was given besides, and what nobody took yet. */
const given = [lena, lena, lena, lena, undefined] as const

/**
 * What the head of accounts payable finds on the board of the team: the clerk has most of the work, something has nobody
 * yet, and soon the translator is away with a substitute who is away as well, for whom nobody stands in. She works on three
 * mornings a week.
 */
export async function fillTheBoard({ transact, ids, shellOrigin }: Network, day: string): Promise<void> {
  const companyId = ids.company(home.key)
  const by = (who: number) => ({ actorId: ids.person(home.key, who), requestId: 'demo team' })
  await transact(companyId, by(jonas), async (uow) => {
    const received = {
      type: ['invoice' as const],
      stag: ['purchases' as const],
      state: ['DELIVERED_RECEIVED' as const, 'OVERDUE' as const],
    }
    const { rows } = await listPage(uow, received, { limit: 30, offset: 0, ordering: 'DueDate', ascending: true })
    const open = rows.filter(({ approval }) => approval === null)
    for (const [index, who] of given.entries()) {
      const subjectId = open[index]?.id
      if (subjectId === undefined) return
      const assigneeIds = who === undefined ? [] : [ids.person(home.key, who)]
      await assign(uow, shellOrigin, { subjectId, assigneeIds }, ids.person(home.key, jonas))
    }
  })
  const days = (from: number, until: number, substitute?: number) => ({
    From: plusDays(day, from),
    Until: plusDays(day, until),
    ...(substitute !== undefined && { SubstituteId: ids.person(home.key, substitute) }),
  })
  const away = (who: number, ...absences: readonly ReturnType<typeof days>[]) =>
    transact(companyId, by(who), (uow) => planAbsences(uow, ids.person(home.key, who), ...absences))
  await away(clara, days(9, 16), days(23, 25, yara))
  await away(yara, days(11, 20, clara))
  const mornings = { days: [2, 3, 4], from: 8 * 60, until: 12 * 60 + 30 }
  await transact(companyId, by(clara), (uow) => saveHours(uow, ids.person(home.key, clara), mornings))
}
