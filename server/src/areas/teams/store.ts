import type { TeamState } from '@kontor/contract'
import { CamelCasePlugin, sql } from 'kysely'
import type { Act, Tx } from '../../platform/index.ts'

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

export const find = (act: Act, id: string): Promise<TeamRow | undefined> =>
  tables(act.tx)
    .selectFrom('team')
    .selectAll()
    .where('companyId', '=', act.companyId)
    .where('id', '=', id)
    .executeTakeFirst()

export async function save(act: Act, team: Omit<TeamRow, 'companyId' | 'created'>): Promise<void> {
  const { name, description, state } = team
  await tables(act.tx)
    .insertInto('team')
    .values({ ...team, companyId: act.companyId, created: act.now })
    .onConflict((conflict) => conflict.columns(['companyId', 'id']).doUpdateSet({ name, description, state }))
    .execute()
}

export async function setState(act: Act, id: string, state: TeamState): Promise<void> {
  await tables(act.tx)
    .updateTable('team')
    .set({ state })
    .where('companyId', '=', act.companyId)
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
export async function list(act: Act, wanted: Wanted): Promise<{ rows: TeamRow[]; count: number }> {
  const { state, member, words, limit, offset } = wanted
  const matching = tables(act.tx)
    .selectFrom('team')
    .where('companyId', '=', act.companyId)
    .where('state', '=', state)
    .$if(words !== undefined, (query) =>
      query.where(sql<boolean>`strpos(lower(name), ${(words ?? '').toLowerCase()}) > 0`),
    )
    .$if(member !== undefined, (query) =>
      query.where('id', 'in', (inner) =>
        inner
          .selectFrom('teamMember')
          .select('teamId')
          .where('companyId', '=', act.companyId)
          .where('userId', '=', member ?? ''),
      ),
    )
  const rows = await matching.selectAll().orderBy('name').orderBy('id').limit(limit).offset(offset).execute()
  const { count } = await matching.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow()
  return { rows, count: Number(count) }
}

export async function membersOf(act: Act, teamId: string): Promise<string[]> {
  const rows = await tables(act.tx)
    .selectFrom('teamMember')
    .select('userId')
    .where('companyId', '=', act.companyId)
    .where('teamId', '=', teamId)
    .orderBy('userId')
    .execute()
  return rows.map(({ userId }) => userId)
}

/** Who is in each of these teams; one that is not active has nobody. */
export async function membersOfActive(
  act: Act,
  teamIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const rows = await tables(act.tx)
    .selectFrom('teamMember')
    .innerJoin('team', (join) =>
      join.onRef('team.companyId', '=', 'teamMember.companyId').onRef('team.id', '=', 'teamMember.teamId'),
    )
    .select(['teamMember.teamId', 'teamMember.userId'])
    .where('teamMember.companyId', '=', act.companyId)
    .where('teamMember.teamId', '=', sql<string>`any(${teamIds}::uuid[])`)
    .where('team.state', '=', 'ACTIVE')
    .execute()
  const byTeam = Map.groupBy(rows, ({ teamId }) => teamId)
  return new Map([...byTeam].map(([teamId, members]) => [teamId, new Set(members.map(({ userId }) => userId))]))
}

export async function addMembers(act: Act, teamId: string, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return
  await tables(act.tx)
    .insertInto('teamMember')
    .values(userIds.map((userId) => ({ companyId: act.companyId, teamId, userId })))
    .onConflict((conflict) => conflict.columns(['companyId', 'teamId', 'userId']).doNothing())
    .execute()
}

/** Takes some people out, or everybody. */
export async function removeMembers(act: Act, teamId: string, userIds?: readonly string[]): Promise<void> {
  await tables(act.tx)
    .deleteFrom('teamMember')
    .where('companyId', '=', act.companyId)
    .where('teamId', '=', teamId)
    .$if(userIds !== undefined, (query) => query.where('userId', '=', sql<string>`any(${userIds ?? []}::uuid[])`))
    .execute()
}

/** Takes a person out of all teams. */
export async function removeFromAll(act: Act, userId: string): Promise<void> {
  await tables(act.tx)
    .deleteFrom('teamMember')
    .where('companyId', '=', act.companyId)
    .where('userId', '=', userId)
    .execute()
}

/** The active teams that a person is in. */
export async function teamsOf(act: Act, userId: string): Promise<string[]> {
  const rows = await tables(act.tx)
    .selectFrom('teamMember')
    .innerJoin('team', (join) =>
      join.onRef('team.companyId', '=', 'teamMember.companyId').onRef('team.id', '=', 'teamMember.teamId'),
    )
    .select('team.id')
    .where('teamMember.companyId', '=', act.companyId)
    .where('teamMember.userId', '=', userId)
    .where('team.state', '=', 'ACTIVE')
    .execute()
  return rows.map(({ id }) => id)
}
