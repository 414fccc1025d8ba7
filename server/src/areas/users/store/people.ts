import { sql } from 'kysely'
import type { Tx } from '../../../platform/index.ts'

export type UserTables = {
  user_account: {
    company_id: string
    id: string
    username: string
    password_hash: string | null
    first_name: string
    last_name: string
    title: string | null
    language: string
    time_zone: string
    state: string
    visible: boolean
    created: Date
    away_from: string | null
    away_until: string | null
    substitute_id: string | null
    primary_branch_id: string | null
  }
  membership: { company_id: string; user_id: string; home_id: string; role_id: string; created: Date }
  user_company: { company_id: string; user_id: string; member_id: string; role_id: string }
  user_property: { company_id: string; user_id: string; key: string; value: string }
}

export type AccountRow = UserTables['user_account']
export type MembershipRow = UserTables['membership']

const tables = (tx: Tx) => tx.withTables<UserTables>()

type Absence = Pick<AccountRow, 'away_from' | 'away_until' | 'substitute_id'>

type LaterOn = keyof Absence | 'primary_branch_id'

export async function insertAccount(tx: Tx, row: Omit<AccountRow, LaterOn>): Promise<void> {
  await tables(tx).insertInto('user_account').values(row).execute()
}

export const account = (tx: Tx, homeId: string, userId: string): Promise<AccountRow | undefined> =>
  tables(tx)
    .selectFrom('user_account')
    .selectAll()
    .where('company_id', '=', homeId)
    .where('id', '=', userId)
    .executeTakeFirst()

export const lockAccount = (tx: Tx, homeId: string, userId: string): Promise<AccountRow | undefined> =>
  tables(tx)
    .selectFrom('user_account')
    .selectAll()
    .where('company_id', '=', homeId)
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst()

export async function setState(tx: Tx, homeId: string, userId: string, state: string): Promise<void> {
  await tables(tx)
    .updateTable('user_account')
    .set({ state })
    .where('company_id', '=', homeId)
    .where('id', '=', userId)
    .execute()
}

export async function setPassword(tx: Tx, homeId: string, userId: string, hash: string): Promise<void> {
  await tables(tx)
    .updateTable('user_account')
    .set({ password_hash: hash, state: 'ACTIVE' })
    .where('company_id', '=', homeId)
    .where('id', '=', userId)
    .execute()
}

export async function setAbsence(tx: Tx, homeId: string, userId: string, absence: Absence): Promise<void> {
  await tables(tx)
    .updateTable('user_account')
    .set(absence)
    .where('company_id', '=', homeId)
    .where('id', '=', userId)
    .execute()
}

export type Details = Pick<
  AccountRow,
  'username' | 'first_name' | 'last_name' | 'title' | 'language' | 'time_zone' | 'visible'
>

export async function saveDetails(tx: Tx, homeId: string, userId: string, details: Details): Promise<void> {
  await tables(tx)
    .updateTable('user_account')
    .set(details)
    .where('company_id', '=', homeId)
    .where('id', '=', userId)
    .execute()
}

export async function setPrimaryBranch(tx: Tx, homeId: string, userId: string, branchId: string | null): Promise<void> {
  await tables(tx)
    .updateTable('user_account')
    .set({ primary_branch_id: branchId })
    .where('company_id', '=', homeId)
    .where('id', '=', userId)
    .execute()
}

/** Gives the name that a person signs in with away; it is free for anybody from then on. */
export async function eraseLogin(tx: Tx, homeId: string, userId: string): Promise<void> {
  await sql`select login_erase(${homeId}, ${userId})`.execute(tx)
}

/** Takes the name for this person; false where it is somebody else's. */
export async function saveLogin(tx: Tx, username: string, homeId: string, userId: string): Promise<boolean> {
  const { rows } = await sql<{ saved: boolean }>`
    select login_save(${username}, ${homeId}, ${userId}) as saved`.execute(tx)
  return rows[0]?.saved === true
}

export async function loginOf(tx: Tx, username: string): Promise<{ homeId: string; userId: string } | undefined> {
  const { rows } = await sql<{ company_id: string; user_id: string }>`
    select company_id, user_id from login_of(${username})`.execute(tx)
  return rows[0] && { homeId: rows[0].company_id, userId: rows[0].user_id }
}

export async function insertMembership(tx: Tx, row: MembershipRow): Promise<void> {
  await tables(tx).insertInto('membership').values(row).execute()
}

/** Gives somebody who works in the company another role there. */
export async function setMembershipRole(tx: Tx, companyId: string, userId: string, roleId: string): Promise<void> {
  await tables(tx)
    .updateTable('membership')
    .set({ role_id: roleId })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .execute()
}

/** Everybody with a role in the company, held until the transaction ends: nobody else takes or gives it meanwhile. */
export const lockMembersIn = (tx: Tx, companyId: string, roleId: string): Promise<MembershipRow[]> =>
  tables(tx)
    .selectFrom('membership')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('role_id', '=', roleId)
    .orderBy('user_id')
    .forUpdate()
    .execute()

export async function insertUserCompany(tx: Tx, row: UserTables['user_company']): Promise<void> {
  await tables(tx).insertInto('user_company').values(row).execute()
}

export async function setUserCompanyRole(tx: Tx, row: UserTables['user_company']): Promise<void> {
  await tables(tx)
    .insertInto('user_company')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'user_id', 'member_id']).doUpdateSet({ role_id: row.role_id }),
    )
    .execute()
}

export async function deleteUserCompany(tx: Tx, homeId: string, userId: string, memberId: string): Promise<void> {
  await tables(tx)
    .deleteFrom('user_company')
    .where('company_id', '=', homeId)
    .where('user_id', '=', userId)
    .where('member_id', '=', memberId)
    .execute()
}

export async function deleteMembership(tx: Tx, companyId: string, userId: string): Promise<void> {
  await tables(tx).deleteFrom('membership').where('company_id', '=', companyId).where('user_id', '=', userId).execute()
}

/** Leaves of an account its id, and that it is gone. */
export async function eraseAccount(tx: Tx, homeId: string, userId: string): Promise<void> {
  await eraseLogin(tx, homeId, userId)
  for (const table of ['user_property', 'user_company'] as const)
    await tables(tx).deleteFrom(table).where('company_id', '=', homeId).where('user_id', '=', userId).execute()
  await tables(tx)
    .updateTable('user_account')
    .set({
      username: '',
      password_hash: null,
      first_name: '',
      last_name: '',
      title: null,
      state: 'DELETED',
      visible: false,
      away_from: null,
      away_until: null,
      substitute_id: null,
      primary_branch_id: null,
    })
    .where('company_id', '=', homeId)
    .where('id', '=', userId)
    .execute()
}

export const membership = (tx: Tx, companyId: string, userId: string): Promise<MembershipRow | undefined> =>
  tables(tx)
    .selectFrom('membership')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .executeTakeFirst()

export const memberships = (tx: Tx, companyId: string): Promise<MembershipRow[]> =>
  tables(tx).selectFrom('membership').selectAll().where('company_id', '=', companyId).execute()

/** The companies that a person may enter, as their home knows. */
export const companiesOf = (tx: Tx, homeId: string, userId: string): Promise<UserTables['user_company'][]> =>
  tables(tx)
    .selectFrom('user_company')
    .selectAll()
    .where('company_id', '=', homeId)
    .where('user_id', '=', userId)
    .orderBy('member_id')
    .execute()

export interface Wanted {
  readonly ids: readonly string[]
  readonly text?: string
  readonly visibleOnly?: boolean
}

/** People of a home company out of `ids`, whose name or address holds the text. */
export async function accounts(tx: Tx, homeId: string, { ids, text, visibleOnly }: Wanted): Promise<AccountRow[]> {
  let found = tables(tx)
    .selectFrom('user_account')
    .selectAll()
    .where('company_id', '=', homeId)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
  if (text !== undefined)
    found = found.where(
      sql<boolean>`strpos(lower(first_name || ' ' || last_name || ' ' || username), ${text.toLowerCase()}) > 0`,
    )
  if (visibleOnly === true) found = found.where('visible', '=', true)
  return found.execute()
}

/** People of a home company who said that they are, were or will be away. */
export const awayFrom = (tx: Tx, homeId: string): Promise<AccountRow[]> =>
  tables(tx)
    .selectFrom('user_account')
    .selectAll()
    .where('company_id', '=', homeId)
    .where('away_until', 'is not', null)
    .execute()

export async function property(tx: Tx, homeId: string, userId: string, key: string): Promise<string | undefined> {
  const row = await tables(tx)
    .selectFrom('user_property')
    .select('value')
    .where('company_id', '=', homeId)
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst()
  return row?.value
}

/** What somebody keeps under keys that begin so, by key. */
export const propertiesFrom = (
  tx: Tx,
  homeId: string,
  userId: string,
  prefix: string,
  limit: number,
): Promise<Pick<UserTables['user_property'], 'key' | 'value'>[]> =>
  tables(tx)
    .selectFrom('user_property')
    .select(['key', 'value'])
    .where('company_id', '=', homeId)
    .where('user_id', '=', userId)
    .where((given) => given.fn<boolean>('starts_with', ['key', given.val(prefix)]))
    .orderBy('key')
    .limit(limit)
    .execute()

/** What several keep under one key. */
export const properties = (
  tx: Tx,
  homeId: string,
  userIds: readonly string[],
  key: string,
): Promise<Pick<UserTables['user_property'], 'user_id' | 'value'>[]> =>
  tables(tx)
    .selectFrom('user_property')
    .select(['user_id', 'value'])
    .where('company_id', '=', homeId)
    .where('user_id', 'in', userIds)
    .where('key', '=', key)
    .execute()

export async function saveProperty(tx: Tx, homeId: string, userId: string, key: string, value: string): Promise<void> {
  await tables(tx)
    .insertInto('user_property')
    .values({ company_id: homeId, user_id: userId, key, value })
    .onConflict((conflict) => conflict.columns(['company_id', 'user_id', 'key']).doUpdateSet({ value }))
    .execute()
}
