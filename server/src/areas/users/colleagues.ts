import { dayIn, type UnitOfWork } from '../../platform/index.ts'
import { absencesFrom, substituteOn } from './absences.ts'
import { type AwayWith, fullName } from './rules.ts'
import * as membershipStore from './store/memberships.ts'
import { accountsOf } from './users.ts'

/** A person of the company, as far as work can be given to them. */
export interface Colleague {
  readonly id: string
  readonly name: string
  readonly language: string
  readonly roleId: string
  readonly state: string
  readonly isAway: boolean
  /** When they are away, now and later, and who does their work then. */
  readonly absences: readonly AwayWith[]
  /** Who does their work today, where they are away and named somebody. */
  readonly substituteId: string | null
}

/** All who work in the entered company, by id. */
export async function colleaguesOf(uow: UnitOfWork): Promise<ReadonlyMap<string, Colleague>> {
  const members = await membershipStore.memberships(uow.tx, uow.companyId)
  const roleIds = new Map(members.map(({ user_id, role_id }) => [user_id, role_id]))
  const rows = await accountsOf(uow, members, {})
  return new Map(
    rows.map((row) => {
      const today = dayIn(row.time_zone, uow.now)
      const substituteId = substituteOn(row, today)
      return [
        row.id,
        {
          id: row.id,
          name: fullName(row),
          language: row.language,
          roleId: roleIds.get(row.id) ?? '',
          state: row.state,
          isAway: substituteId !== undefined,
          absences: absencesFrom(row, today),
          substituteId: substituteId ?? null,
        },
      ] as const
    }),
  )
}
