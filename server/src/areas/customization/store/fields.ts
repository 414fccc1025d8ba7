import type { FieldCustomization, Of, TradeType } from '@kontor/contract'
import type { UnitOfWork } from '../../../platform/index.ts'
import { tables } from './tables.ts'

type Fields = Of<typeof FieldCustomization>[]

/** What a company wants otherwise of a type's fields. */
export async function fieldsFor(uow: UnitOfWork, type: TradeType): Promise<Fields> {
  const row = await tables(uow.tx)
    .selectFrom('documentFields')
    .select('fields')
    .where('companyId', '=', uow.companyId)
    .where('type', '=', type)
    .executeTakeFirst()
  return (row?.fields as Fields | undefined) ?? []
}

export async function saveFields(uow: UnitOfWork, type: TradeType, wanted: Fields): Promise<void> {
  const fields = JSON.stringify(wanted)
  await tables(uow.tx)
    .insertInto('documentFields')
    .values({ companyId: uow.companyId, type, fields, modified: uow.now })
    .onConflict((conflict) => conflict.columns(['companyId', 'type']).doUpdateSet({ fields, modified: uow.now }))
    .execute()
}
