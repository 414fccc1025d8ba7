import { sql } from 'kysely'
import type { Tx, UnitOfWork } from '../../../platform/index.ts'

/** What a person is in the business, in the company or in a branch of it. */
export interface BusinessPropertyRow {
  readonly user_id: string
  readonly group_id: string
  readonly name: string
  readonly value: string
}

type Tables = { business_property: BusinessPropertyRow & { company_id: string } }

const tables = (tx: Tx) => tx.withTables<Tables>()

export const propertiesOfMany = (uow: UnitOfWork, userIds: readonly string[]): Promise<BusinessPropertyRow[]> =>
  tables(uow.tx)
    .selectFrom('business_property')
    .select(['user_id', 'group_id', 'name', 'value'])
    .where('company_id', '=', uow.companyId)
    .where(sql<boolean>`user_id = any(${userIds}::uuid[])`)
    .orderBy('user_id')
    .orderBy('name')
    .orderBy('group_id')
    .execute()

export async function usersWith(uow: UnitOfWork, name: string, value: string): Promise<string[]> {
  const rows = await tables(uow.tx)
    .selectFrom('business_property')
    .select('user_id')
    .distinct()
    .where('company_id', '=', uow.companyId)
    .where('name', '=', name)
    .where('value', '=', value)
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** Puts these in the place of all that were kept of the person. */
export async function replaceProperties(
  uow: UnitOfWork,
  userId: string,
  rows: readonly Omit<BusinessPropertyRow, 'user_id'>[],
): Promise<void> {
  await eraseProperties(uow, userId)
  if (rows.length === 0) return
  await tables(uow.tx)
    .insertInto('business_property')
    .values(rows.map((row) => ({ ...row, company_id: uow.companyId, user_id: userId })))
    .execute()
}

export async function eraseProperties(uow: UnitOfWork, userId: string): Promise<void> {
  await tables(uow.tx)
    .deleteFrom('business_property')
    .where('company_id', '=', uow.companyId)
    .where('user_id', '=', userId)
    .execute()
}
