import type { Tx, UnitOfWork } from '../../../platform/index.ts'
import type { SchemeValue } from '../records.ts'

export type LocationType = 'DELIVERY' | 'BILLING'

export interface AddressRow {
  readonly company_id: string
  readonly id: string
  readonly data: readonly SchemeValue[]
  readonly location_type: LocationType
  readonly legal_note: string | null
  readonly is_default: boolean
  readonly created: Date
}

export interface SettingRow {
  readonly company_id: string
  readonly tag: string
  readonly key: string
  readonly value: string
  readonly modified: Date
}

type Tables = {
  company_property: { company_id: string; key: string; value: string; modified: Date }
  company_address: Omit<AddressRow, 'data'> & { data: unknown }
  company_setting: SettingRow
}

const tables = (tx: Tx) => tx.withTables<Tables>()

export const property = async ({ tx, companyId }: UnitOfWork, key: string): Promise<string | undefined> =>
  (
    await tables(tx)
      .selectFrom('company_property')
      .select('value')
      .where('company_id', '=', companyId)
      .where('key', '=', key)
      .executeTakeFirst()
  )?.value

export async function saveProperty({ tx, companyId, now }: UnitOfWork, key: string, value: string): Promise<void> {
  await tables(tx)
    .insertInto('company_property')
    .values({ company_id: companyId, key, value, modified: now })
    .onConflict((conflict) => conflict.columns(['company_id', 'key']).doUpdateSet({ value, modified: now }))
    .execute()
}

/** In the order in which they were added. */
export const addresses = async ({ tx, companyId }: UnitOfWork): Promise<AddressRow[]> =>
  (await tables(tx)
    .selectFrom('company_address')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('created')
    .orderBy('id')
    .execute()) as AddressRow[]

export const address = async ({ tx, companyId }: UnitOfWork, id: string): Promise<AddressRow | undefined> =>
  (await tables(tx)
    .selectFrom('company_address')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()) as AddressRow | undefined

/** Of a type one at most is the default: the one that is saved so takes the place of another. */
export async function saveAddress({ tx, companyId }: UnitOfWork, row: AddressRow): Promise<void> {
  if (row.is_default)
    await tables(tx)
      .updateTable('company_address')
      .set({ is_default: false })
      .where('company_id', '=', companyId)
      .where('location_type', '=', row.location_type)
      .where('is_default', '=', true)
      .where('id', '!=', row.id)
      .execute()
  const { company_id: _, id: __, created: ___, ...changing } = row
  const values = { ...changing, data: JSON.stringify(row.data) }
  await tables(tx)
    .insertInto('company_address')
    .values({ company_id: companyId, id: row.id, created: row.created, ...values })
    .onConflict((conflict) => conflict.columns(['company_id', 'id']).doUpdateSet(values))
    .execute()
}

/** Whether there was one. */
export async function deleteAddress({ tx, companyId }: UnitOfWork, id: string): Promise<boolean> {
  const { numDeletedRows } = await tables(tx)
    .deleteFrom('company_address')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0
}

export const settings = ({ tx, companyId }: UnitOfWork, tag?: string): Promise<SettingRow[]> =>
  tables(tx)
    .selectFrom('company_setting')
    .selectAll()
    .where('company_id', '=', companyId)
    .$if(tag !== undefined, (query) => query.where('tag', '=', tag ?? ''))
    .orderBy('tag')
    .orderBy('key')
    .execute()

export const setting = ({ tx, companyId }: UnitOfWork, tag: string, key: string): Promise<SettingRow | undefined> =>
  tables(tx)
    .selectFrom('company_setting')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('tag', '=', tag)
    .where('key', '=', key)
    .executeTakeFirst()

/** False where the company has one under this tag and key. */
export async function insertSetting(
  { tx, companyId, now }: UnitOfWork,
  tag: string,
  key: string,
  value: string,
): Promise<boolean> {
  const inserted = await tables(tx)
    .insertInto('company_setting')
    .values({ company_id: companyId, tag, key, value, modified: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  return inserted !== undefined
}

/** False where the company has none under this tag and key. */
export async function updateSetting(
  { tx, companyId, now }: UnitOfWork,
  tag: string,
  key: string,
  value: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tables(tx)
    .updateTable('company_setting')
    .set({ value, modified: now })
    .where('company_id', '=', companyId)
    .where('tag', '=', tag)
    .where('key', '=', key)
    .executeTakeFirst()
  return numUpdatedRows > 0
}

/** Whether there was one. */
export async function deleteSetting({ tx, companyId }: UnitOfWork, tag: string, key: string): Promise<boolean> {
  const { numDeletedRows } = await tables(tx)
    .deleteFrom('company_setting')
    .where('company_id', '=', companyId)
    .where('tag', '=', tag)
    .where('key', '=', key)
    .executeTakeFirst()
  return numDeletedRows > 0
}
