import type { UnitOfWork } from '../../platform/index.ts'
import * as store from './store.ts'

export interface ActiveTeam {
  readonly id: string
  readonly name: string
  readonly memberCount: number
}

const maxTeams = 10_000

/** The active teams of the company, by name. */
export async function activeTeams(uow: UnitOfWork): Promise<ActiveTeam[]> {
  const { rows } = await store.list(uow, { state: 'ACTIVE', limit: maxTeams, offset: 0 })
  const ids = rows.map(({ id }) => id)
  const members = await store.membersOfActive(uow, ids)
  return rows.map(({ id, name }) => ({ id, name, memberCount: members.get(id)?.size ?? 0 }))
}

/** Whether the company has such a team, whatever its state. */
export const isTeam = async (uow: UnitOfWork, id: string): Promise<boolean> => (await store.find(uow, id)) !== undefined

/** The active teams that a person is in. */
export const teamsOf = (uow: UnitOfWork, userId: string): Promise<string[]> => store.teamsOf(uow, userId)

/** Who is in each of these teams; one that is not active has nobody. */
export const membersOfTeams = (
  uow: UnitOfWork,
  teamIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> => store.membersOfActive(uow, teamIds)
