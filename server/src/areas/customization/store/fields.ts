import type { FieldCustomization, Of, TradeType } from '@kontor/contract'
import type { Act } from '../../../platform/index.ts'
import { tables } from './tables.ts'

type Fields = Of<typeof FieldCustomization>[]

/** What a company wants otherwise of a type's fields. */
export async function fieldsFor(act: Act, type: TradeType): Promise<Fields> {
  const row = await tables(act.tx)
    .selectFrom('documentFields')
    .select('fields')
    .where('companyId', '=', act.companyId)
    .where('type', '=', type)
    .executeTakeFirst()
  return (row?.fields as Fields | undefined) ?? []
}

export async function saveFields(act: Act, type: TradeType, wanted: Fields): Promise<void> {
  const fields = JSON.stringify(wanted)
  await tables(act.tx)
    .insertInto('documentFields')
    .values({ companyId: act.companyId, type, fields, modified: act.now })
    .onConflict((conflict) => conflict.columns(['companyId', 'type']).doUpdateSet({ fields, modified: act.now }))
    .execute()
}
