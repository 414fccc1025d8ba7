import type { Tx, UnitOfWork } from '../../../platform/index.ts'
import type { FieldType } from '../rules.ts'

export interface FieldRow {
  readonly company_id: string
  readonly id: string
  readonly label: string
  readonly type: FieldType
  readonly required: boolean
  readonly place: number
  readonly created: Date
}

export interface ValueRow {
  readonly company_id: string
  readonly partner_id: string
  readonly field_id: string
  readonly value: string | null
  readonly content_hash: string | null
  readonly file_name: string | null
  readonly media_type: string | null
  readonly modified: Date
}

const tables = (tx: Tx) => tx.withTables<{ partner_field: FieldRow; partner_field_value: ValueRow }>()

const fieldsOf = ({ tx, companyId }: UnitOfWork) =>
  tables(tx).selectFrom('partner_field').where('company_id', '=', companyId)

const valuesOf = ({ tx, companyId }: UnitOfWork) =>
  tables(tx).selectFrom('partner_field_value').where('company_id', '=', companyId)

export const fields = (uow: UnitOfWork): Promise<FieldRow[]> =>
  fieldsOf(uow).selectAll().orderBy('place').orderBy('id').execute()

export async function saveField(uow: UnitOfWork, row: FieldRow): Promise<void> {
  const { label, type, required } = row
  await tables(uow.tx)
    .insertInto('partner_field')
    .values(row)
    .onConflict((conflict) => conflict.columns(['company_id', 'id']).doUpdateSet({ label, type, required }))
    .execute()
}

/** Whether there was one; what partners gave for it goes with it. */
export async function removeField({ tx, companyId }: UnitOfWork, id: string): Promise<boolean> {
  await tables(tx)
    .deleteFrom('partner_field_value')
    .where('company_id', '=', companyId)
    .where('field_id', '=', id)
    .execute()
  const { numDeletedRows } = await tables(tx)
    .deleteFrom('partner_field')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** How many partners gave something for a field. */
export async function countValues(uow: UnitOfWork, fieldId: string): Promise<number> {
  const { count } = await valuesOf(uow)
    .where('field_id', '=', fieldId)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** What a partner gave. */
export const values = (uow: UnitOfWork, partnerId: string): Promise<ValueRow[]> =>
  valuesOf(uow).selectAll().where('partner_id', '=', partnerId).execute()

export async function saveValue(uow: UnitOfWork, row: ValueRow): Promise<void> {
  const { company_id: _company, partner_id: _partner, field_id: _field, ...changes } = row
  await tables(uow.tx)
    .insertInto('partner_field_value')
    .values(row)
    .onConflict((conflict) => conflict.columns(['company_id', 'partner_id', 'field_id']).doUpdateSet(changes))
    .execute()
}

export async function removeValue({ tx, companyId }: UnitOfWork, partnerId: string, fieldId: string): Promise<void> {
  await tables(tx)
    .deleteFrom('partner_field_value')
    .where('company_id', '=', companyId)
    .where('partner_id', '=', partnerId)
    .where('field_id', '=', fieldId)
    .execute()
}
