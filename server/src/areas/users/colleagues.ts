import { dayIn, type UnitOfWork } from '../../platform/index.ts'
import { type AwayWith, fullName, isAwayOn } from './rules.ts'
import * as membershipStore from './store/memberships.ts'
import type { AccountRow } from './store/user-tables.ts'
import { accountsOf } from './users.ts'

/** A person of the company, as far as work can be given to them. */
export interface Colleague {
  readonly id: string
  readonly name: string
  readonly language: string
  readonly roleId: string
  readonly state: string
  readonly isAway: boolean
  /** When they are away, now or next, and who does their work then. */
  readonly absence: AwayWith | null
  /** Who does their work today, where they are away and named somebody. */
  readonly substituteId: string | null
}

/** All who work in the entered company, by id. */
export async function colleaguesOf(uow: UnitOfWork): Promise<ReadonlyMap<string, Colleague>> {
  const members = await membershipStore.memberships(uow.tx, uow.companyId)
  const roleIds = new Map(members.map(({ user_id, role_id }) => [user_id, role_id]))
  const rows = await accountsOf(uow, members, {})
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        name: fullName(row),
        language: row.language,
        roleId: roleIds.get(row.id) ?? '',
        state: row.state,
        isAway: isAway(uow, row),
        absence: absenceOf(uow, row),
        substituteId: isAway(uow, row) ? row.substitute_id : null,
      },
    ]),
  )
}

function absenceOf(uow: UnitOfWork, row: AccountRow): AwayWith | null {
  const { away_from: from, away_until: until, substitute_id: substituteId, time_zone } = row
  return from === null || until === null || until < dayIn(time_zone, uow.now) ? null : { from, until, substituteId }
}

const isAway = (uow: UnitOfWork, { away_from: from, away_until: until, time_zone }: AccountRow): boolean =>
  from !== null && until !== null && isAwayOn({ from, until }, dayIn(time_zone, uow.now))
