import { sql } from 'kysely'
import type { Tx } from '../../../platform/index.ts'
import type { KeptAbsences } from '../absences.ts'
import { type AccountRow, tables } from './user-tables.ts'

type LaterOn = keyof KeptAbsences | 'primary_branch_id'

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

export async function setAbsences(tx: Tx, homeId: string, userId: string, absences: KeptAbsences): Promise<void> {
  await tables(tx)
    .updateTable('user_account')
    .set({ ...absences, later_absences: JSON.stringify(absences.later_absences) })
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
      later_absences: '[]',
      primary_branch_id: null,
    })
    .where('company_id', '=', homeId)
    .where('id', '=', userId)
    .execute()
}

export interface Wanted {
  readonly ids: readonly string[]
  readonly text?: string
  readonly visibleOnly?: boolean
  readonly states?: readonly string[]
}

/** People of a home company out of `ids`, whose name or address holds the text. */
export async function accounts(tx: Tx, homeId: string, wanted: Wanted): Promise<AccountRow[]> {
  const { ids, text, visibleOnly, states } = wanted
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
  if (states !== undefined) found = found.where('state', 'in', states)
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
