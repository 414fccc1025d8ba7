import type { TeamState } from '@kontor/contract'
import { CamelCasePlugin, sql } from 'kysely'
import type { Tx, UnitOfWork } from '../../platform/index.ts'

export interface TeamRow {
  readonly companyId: string
  readonly id: string
  readonly name: string
  readonly description: string | null
  readonly state: TeamState
  readonly created: Date
}

type TeamTables = { team: TeamRow; teamMember: { companyId: string; teamId: string; userId: string } }

const camelCase = new CamelCasePlugin()
const tables = (tx: Tx) => tx.withTables<TeamTables>().withPlugin(camelCase)

export const find = (uow: UnitOfWork, id: string): Promise<TeamRow | undefined> =>
  tables(uow.tx)
    .selectFrom('team')
    .selectAll()
    .where('companyId', '=', uow.companyId)
    .where('id', '=', id)
    .executeTakeFirst()

export async function save(uow: UnitOfWork, team: Omit<TeamRow, 'companyId' | 'created'>): Promise<void> {
  const { name, description, state } = team
  await tables(uow.tx)
    .insertInto('team')
    .values({ ...team, companyId: uow.companyId, created: uow.now })
    .onConflict((conflict) => conflict.columns(['companyId', 'id']).doUpdateSet({ name, description, state }))
    .execute()
}

export async function setState(uow: UnitOfWork, id: string, state: TeamState): Promise<void> {
  await tables(uow.tx)
    .updateTable('team')
    .set({ state })
    .where('companyId', '=', uow.companyId)
    .where('id', '=', id)
    .execute()
}

export interface Wanted {
  readonly state: TeamState
  readonly member?: string | undefined
  readonly words?: string | undefined
  readonly limit: number
  readonly offset: number
}

/** Teams by name, and how many there are in all. */
export async function list(uow: UnitOfWork, wanted: Wanted): Promise<{ rows: TeamRow[]; count: number }> {
  const { state, member, words, limit, offset } = wanted
  const matching = tables(uow.tx)
    .selectFrom('team')
    .where('companyId', '=', uow.companyId)
    .where('state', '=', state)
    .$if(words !== undefined, (query) =>
      query.where(sql<boolean>`strpos(lower(name), ${(words ?? '').toLowerCase()}) > 0`),
    )
    .$if(member !== undefined, (query) =>
      query.where('id', 'in', (inner) =>
        inner
          .selectFrom('teamMember')
          .select('teamId')
          .where('companyId', '=', uow.companyId)
          .where('userId', '=', member ?? ''),
      ),
    )
  const rows = await matching.selectAll().orderBy('name').orderBy('id').limit(limit).offset(offset).execute()
  const { count } = await matching.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow()
  return { rows, count: Number(count) }
}

export async function membersOf(uow: UnitOfWork, teamId: string): Promise<string[]> {
  const rows = await tables(uow.tx)
    .selectFrom('teamMember')
    .select('userId')
    .where('companyId', '=', uow.companyId)
    .where('teamId', '=', teamId)
    .orderBy('userId')
    .execute()
  return rows.map(({ userId }) => userId)
}

/** Who is in each of these teams; one that is not active has nobody. */
export async function membersOfActive(
  uow: UnitOfWork,
  teamIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const rows = await tables(uow.tx)
    .selectFrom('teamMember')
    .innerJoin('team', (join) =>
      join.onRef('team.companyId', '=', 'teamMember.companyId').onRef('team.id', '=', 'teamMember.teamId'),
    )
    .select(['teamMember.teamId', 'teamMember.userId'])
    .where('teamMember.companyId', '=', uow.companyId)
    .where('teamMember.teamId', '=', sql<string>`any(${teamIds}::uuid[])`)
    .where('team.state', '=', 'ACTIVE')
    .execute()
  const byTeam = Map.groupBy(rows, ({ teamId }) => teamId)
  return new Map([...byTeam].map(([teamId, members]) => [teamId, new Set(members.map(({ userId }) => userId))]))
}

export async function addMembers(uow: UnitOfWork, teamId: string, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return
  await tables(uow.tx)
    .insertInto('teamMember')
    .values(userIds.map((userId) => ({ companyId: uow.companyId, teamId, userId })))
    .onConflict((conflict) => conflict.columns(['companyId', 'teamId', 'userId']).doNothing())
    .execute()
}

/** Takes some people out, or everybody. */
export async function removeMembers(uow: UnitOfWork, teamId: string, userIds?: readonly string[]): Promise<void> {
  await tables(uow.tx)
    .deleteFrom('teamMember')
    .where('companyId', '=', uow.companyId)
    .where('teamId', '=', teamId)
    .$if(userIds !== undefined, (query) => query.where('userId', '=', sql<string>`any(${userIds ?? []}::uuid[])`))
    .execute()
}

/** Takes a person out of all teams. */
export async function removeFromAll(uow: UnitOfWork, userId: string): Promise<void> {
  await tables(uow.tx)
    .deleteFrom('teamMember')
    .where('companyId', '=', uow.companyId)
    .where('userId', '=', userId)
    .execute()
}

/** The active teams that a person is in. */
export async function teamsOf(uow: UnitOfWork, userId: string): Promise<string[]> {
  const rows = await tables(uow.tx)
    .selectFrom('teamMember')
    .innerJoin('team', (join) =>
      join.onRef('team.companyId', '=', 'teamMember.companyId').onRef('team.id', '=', 'teamMember.teamId'),
    )
    .select('team.id')
    .where('teamMember.companyId', '=', uow.companyId)
    .where('teamMember.userId', '=', userId)
    .where('team.state', '=', 'ACTIVE')
    .execute()
  return rows.map(({ id }) => id)
}
