import type { Tx } from '../../../platform/index.ts'
import { tables, type UserTables } from './user-tables.ts'

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
