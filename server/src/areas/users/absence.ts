import type { Absence, Of } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { dayIn, type UnitOfWork, unfit } from '../../platform/index.ts'
import { noUser } from './not-found.ts'
import { type AwayWith, absenceRefusal, comesRound } from './rules.ts'
import * as accountStore from './store/accounts.ts'
import type { AccountRow } from './store/user-tables.ts'
import { absenceOf, isMember } from './users.ts'

export interface NewAbsence {
  readonly From: string
  readonly Until: string
  readonly SubstituteId?: string
}

/**
 * A person of the entered company says when they are away. One absence is kept, the next or the present one.
 *
 * @throws ApiError BadRequest (days that are over or turned round, oneself as substitute), ResourceNotFound (the substitute).
 */
export async function saveAbsence(
  uow: UnitOfWork,
  row: AccountRow,
  { From, Until, SubstituteId }: NewAbsence,
): Promise<Of<typeof Absence>> {
  const refused = absenceRefusal(
    { from: From, until: Until },
    { today: dayIn(row.time_zone, uow.now), standsInForThemselves: SubstituteId === row.id },
  )
  if (refused !== undefined) throw unfit(refused.field, refused.message)
  if (SubstituteId !== undefined && !(await isMember(uow, SubstituteId))) throw noUser(SubstituteId)
  if (
    SubstituteId !== undefined &&
    (await leadsBack(uow, row, { from: From, until: Until, substituteId: SubstituteId }))
  )
    throw unfit(
      'SubstituteId',
      t`SubstituteId is ${SubstituteId}, who is away then, too, and whose work would come back to the person who is away: name another colleague.`,
    )
  const absence = { away_from: From, away_until: Until, substitute_id: SubstituteId ?? null }
  await keep(uow, row, absence)
  const detail = { from: From, until: Until, substitute: SubstituteId ?? null }
  await uow.log({ kind: 'user.away', objectType: 'user', objectId: row.id, detail })
  return (await absenceOf(uow, { ...row, ...absence })) as Of<typeof Absence>
}

/** Whether a substitute's substitute, or theirs, is the person themselves. Both accounts are held: two could name each other at once. */
async function leadsBack(uow: UnitOfWork, row: AccountRow, days: AwayWith): Promise<boolean> {
  const homeId = row.company_id
  const look = async (home: UnitOfWork) => {
    for (const id of [row.id, days.substituteId ?? row.id].toSorted())
      await accountStore.lockAccount(home.tx, homeId, id)
    return new Map((await accountStore.awayFrom(home.tx, homeId)).flatMap(awayOf))
  }
  return comesRound(row.id, days, await (homeId === uow.companyId ? look(uow) : uow.within(homeId, look)))
}

const awayOf = ({ id, away_from: from, away_until: until, substitute_id: substituteId }: AccountRow) =>
  from === null || until === null ? [] : [[id, { from, until, substituteId }] as const]

/** The same of somebody by their id, in the company where their account lives. */
export async function leave(home: UnitOfWork, userId: string, absence: NewAbsence): Promise<void> {
  const row = await accountStore.account(home.tx, home.companyId, userId)
  if (row === undefined) throw noUser(userId)
  await saveAbsence(home, row, absence)
}

export async function endAbsence(uow: UnitOfWork, row: AccountRow): Promise<void> {
  if (row.away_until === null) return
  await keep(uow, row, { away_from: null, away_until: null, substitute_id: null })
  await uow.log({ kind: 'user.back', objectType: 'user', objectId: row.id })
}

const keep = async (
  uow: UnitOfWork,
  row: AccountRow,
  absence: Parameters<typeof accountStore.setAbsence>[3],
): Promise<void> => {
  const save = (home: UnitOfWork) => accountStore.setAbsence(home.tx, row.company_id, row.id, absence)
  await (row.company_id === uow.companyId ? save(uow) : uow.within(row.company_id, save))
}
