import type { Absence, Of } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { dayIn, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { absencesFrom, inOneWord, keptAs } from '../absences.ts'
import { noUser } from '../not-found.ts'
import { type AwayWith, absenceRefusal, comesRound, overlapping } from '../rules.ts'
import * as accountStore from '../store/accounts.ts'
import type { AccountRow } from '../store/user-tables.ts'
import { absenceEntity, isMember } from '../users.ts'

export interface NewAbsence {
  readonly From: string
  readonly Until: string
  readonly SubstituteId?: string
}

const awayOf = ({ From, Until, SubstituteId }: NewAbsence): AwayWith => ({
  from: From,
  until: Until,
  substituteId: SubstituteId ?? null,
})

/**
 * A person of the entered company says when they are away: it takes the place of the absence that goes on or comes next,
 * and what is planned after that stays.
 *
 * @throws ApiError as {@link saveAbsences}
 */
export async function saveAbsence(uow: UnitOfWork, row: AccountRow, given: NewAbsence): Promise<Of<typeof Absence>> {
  const [, ...later] = absencesFrom(row, dayIn(row.time_zone, uow.now))
  await plan(uow, row, [awayOf(given), ...later])
  return absenceEntity(uow, row, awayOf(given))
}

/**
 * All that a person of the entered company plans, each with its own days and substitute.
 *
 * @throws ApiError BadRequest (days that are over, turned round or of two at once; a substitute who is the person, or whose
 * work comes back to them), ResourceNotFound (a substitute)
 */
export const saveAbsences = (uow: UnitOfWork, row: AccountRow, given: readonly NewAbsence[]): Promise<void> =>
  plan(uow, row, given.map(awayOf))

async function plan(uow: UnitOfWork, row: AccountRow, planned: readonly AwayWith[]): Promise<void> {
  const today = dayIn(row.time_zone, uow.now)
  const before = absencesFrom(row, today)
  const isSame = (one: AwayWith, other: AwayWith) => inOneWord([one]) === inOneWord([other])
  // What stands already was looked at when it was said.
  for (const away of planned.filter((one) => !before.some((other) => isSame(one, other))))
    await mustFit(uow, row, away, today)
  const twice = overlapping(planned)
  if (twice !== undefined)
    throw unfit('From', t`From is ${twice.from}, when you are away already: plan absences one after the other.`)
  const absences = keptAs(planned)
  await keep(uow, row, absences)
  await log(uow, row, absencesFrom(absences, today))
}

async function mustFit(uow: UnitOfWork, row: AccountRow, away: AwayWith, today: string): Promise<void> {
  const { substituteId } = away
  const refused = absenceRefusal(away, { today, standsInForThemselves: substituteId === row.id })
  if (refused !== undefined) throw unfit(refused.field, refused.message)
  if (substituteId === null) return
  if (!(await isMember(uow, substituteId))) throw noUser(substituteId)
  if (await leadsBack(uow, row, away))
    throw unfit(
      'SubstituteId',
      t`SubstituteId is ${substituteId}, who is away then, too, and whose work would come back to the person who is away: name another colleague.`,
    )
}

/** Whether a substitute's substitute, or theirs, is the person themselves. Both accounts are held: two could name each other at once. */
async function leadsBack(uow: UnitOfWork, row: AccountRow, away: AwayWith): Promise<boolean> {
  const homeId = row.company_id
  const look = async (home: UnitOfWork) => {
    for (const id of [row.id, away.substituteId ?? row.id].toSorted())
      await accountStore.lockAccount(home.tx, homeId, id)
    const rows = await accountStore.awayFrom(home.tx, homeId)
    return new Map(rows.map((one) => [one.id, absencesFrom(one, dayIn(one.time_zone, uow.now))]))
  }
  return comesRound(row.id, away, await (homeId === uow.companyId ? look(uow) : uow.within(homeId, look)))
}

/** The same of somebody by their id, in the company where their account lives. */
export async function planAbsences(
  home: UnitOfWork,
  userId: string,
  ...absences: readonly NewAbsence[]
): Promise<void> {
  const row = await accountStore.account(home.tx, home.companyId, userId)
  if (row === undefined) throw noUser(userId)
  await saveAbsences(home, row, absences)
}

/** The person is back, or does not go; what is planned after that stays. */
export async function endAbsence(uow: UnitOfWork, row: AccountRow): Promise<void> {
  const [first, ...later] = absencesFrom(row, dayIn(row.time_zone, uow.now))
  if (first === undefined) return
  await keep(uow, row, keptAs(later))
  await log(uow, row, later, 'user.back')
}

/** The word holds until the next one: it tells of all that is planned from then on. */
async function log(
  uow: UnitOfWork,
  { id: objectId }: AccountRow,
  planned: readonly AwayWith[],
  kind = planned.length === 0 ? 'user.back' : 'user.away',
): Promise<void> {
  const [first, ...others] = planned
  const later = kind === 'user.back' ? planned : others
  const detail = {
    ...(kind === 'user.away' && first && { from: first.from, until: first.until, substitute: first.substituteId }),
    ...(later.length > 0 && { later: inOneWord(later) }),
  }
  await uow.log({ kind, objectType: 'user', objectId, ...(Object.keys(detail).length > 0 && { detail }) })
}

const keep = async (
  uow: UnitOfWork,
  row: AccountRow,
  absences: Parameters<typeof accountStore.setAbsences>[3],
): Promise<void> => {
  const save = (home: UnitOfWork) => accountStore.setAbsences(home.tx, row.company_id, row.id, absences)
  await (row.company_id === uow.companyId ? save(uow) : uow.within(row.company_id, save))
}
