import { sql } from 'kysely'
import type { Tx, UnitOfWork } from '../../../platform/index.ts'

type GroupTables = {
  connection_group: {
    company_id: string
    id: string
    name: string
    description: string | null
    created: Date
    modified: Date
  }
  connection_group_member: { company_id: string; group_id: string; connection_id: string }
}

export type GroupRow = Pick<GroupTables['connection_group'], 'id' | 'name' | 'description'>

/** A group with how many connections are in it. */
export interface CountedGroup extends GroupRow {
  readonly connections: number
}

const tables = (tx: Tx) => tx.withTables<GroupTables>()

/** A page of the groups by name, or one of them. */
export async function list(
  { tx, companyId }: UnitOfWork,
  wanted: { readonly limit: number; readonly offset: number; readonly id?: string },
): Promise<{ rows: CountedGroup[]; count: number }> {
  const { limit, offset, id } = wanted
  const { rows } = await sql<GroupRow & { connections: string; count: string }>`
    select g.id, g.name, g.description, count(*) over () as count,
      (select count(*) from connection_group_member m where m.company_id = ${companyId} and m.group_id = g.id) as connections
    from connection_group g
    where g.company_id = ${companyId} and ${id === undefined ? sql`true` : sql`g.id = ${id}`}
    order by lower(g.name), g.id limit ${limit} offset ${offset}`.execute(tx)
  return {
    rows: rows.map(({ connections, count: _, ...row }) => ({ ...row, connections: Number(connections) })),
    count: rows[0] === undefined ? await countAll(tx, companyId) : Number(rows[0].count),
  }
}

/** For a page behind the last, which has no row that says it. */
async function countAll(tx: Tx, companyId: string): Promise<number> {
  const { count } = await tables(tx)
    .selectFrom('connection_group')
    .where('company_id', '=', companyId)
    .select((select) => select.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The group, held against others until the transaction ends. */
export const lock = ({ tx, companyId }: UnitOfWork, id: string): Promise<GroupRow | undefined> =>
  tables(tx)
    .selectFrom('connection_group')
    .select(['id', 'name', 'description'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** Another group of this name, however it is capitalised. */
export const namesake = ({ tx, companyId }: UnitOfWork, { id, name }: GroupRow): Promise<GroupRow | undefined> =>
  tables(tx)
    .selectFrom('connection_group')
    .select(['id', 'name', 'description'])
    .where('company_id', '=', companyId)
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('id', '!=', id)
    .executeTakeFirst()

/** False where two save a group of one name at the same moment, and the other was first. */
export async function save({ tx, companyId, now }: UnitOfWork, row: GroupRow): Promise<boolean> {
  const { name, description } = row
  const saved = await tables(tx)
    .insertInto('connection_group')
    .values({ ...row, company_id: companyId, created: now, modified: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (saved !== undefined) return true
  const changed = await tables(tx)
    .updateTable('connection_group')
    .set({ name, description, modified: now })
    .where('company_id', '=', companyId)
    .where('id', '=', row.id)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

export async function remove(uow: UnitOfWork, id: string): Promise<void> {
  await removeMembers(uow, id)
  await tables(uow.tx)
    .deleteFrom('connection_group')
    .where('company_id', '=', uow.companyId)
    .where('id', '=', id)
    .execute()
}

const removeMembers = ({ tx, companyId }: UnitOfWork, groupId: string) =>
  tables(tx)
    .deleteFrom('connection_group_member')
    .where('company_id', '=', companyId)
    .where('group_id', '=', groupId)
    .execute()

/** The connections of a group, by their ids. */
export async function membersOf({ tx, companyId }: UnitOfWork, groupId: string): Promise<string[]> {
  const rows = await tables(tx)
    .selectFrom('connection_group_member')
    .select('connection_id')
    .where('company_id', '=', companyId)
    .where('group_id', '=', groupId)
    .orderBy('connection_id')
    .execute()
  return rows.map((row) => row.connection_id)
}

/** The group in which each of these connections is, by its name: of several the first by name. */
export async function groupNames(
  { tx, companyId }: UnitOfWork,
  connectionIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (connectionIds.length === 0) return new Map()
  const { rows } = await sql<{ connection_id: string; name: string }>`
    select distinct on (m.connection_id) m.connection_id, g.name from connection_group_member m
    join connection_group g on g.company_id = m.company_id and g.id = m.group_id
    where m.company_id = ${companyId} and m.connection_id = any(${connectionIds}::uuid[])
    order by m.connection_id, lower(g.name), g.id`.execute(tx)
  return new Map(rows.map(({ connection_id, name }) => [connection_id, name]))
}

/** False where it is in the group already, or there is no such group. */
export async function addMember(
  { tx, companyId }: UnitOfWork,
  groupId: string,
  connectionId: string,
): Promise<boolean> {
  const { rows } = await sql`
    insert into connection_group_member (company_id, group_id, connection_id)
    select company_id, id, ${connectionId} from connection_group where company_id = ${companyId} and id = ${groupId}
    on conflict do nothing returning connection_id`.execute(tx)
  return rows.length > 0
}

/** A group has these connections from now on, and no others. */
export async function setMembers(uow: UnitOfWork, groupId: string, connectionIds: readonly string[]): Promise<void> {
  const { tx, companyId } = uow
  await removeMembers(uow, groupId)
  if (connectionIds.length === 0) return
  await sql`
    insert into connection_group_member (company_id, group_id, connection_id)
    select ${companyId}, ${groupId}, id from unnest(${connectionIds}::uuid[]) as given (id)
    on conflict do nothing`.execute(tx)
}
