import type { Act } from '../../../platform/index.ts'
import { tables } from './tables.ts'

export const read = async (act: Act, documentId: string, id: string): Promise<string | undefined> =>
  (
    await tables(act.tx)
      .selectFrom('documentProperty')
      .select('value')
      .where('companyId', '=', act.companyId)
      .where('documentId', '=', documentId)
      .where('id', '=', id)
      .executeTakeFirst()
  )?.value

export async function save(act: Act, documentId: string, id: string, value: string): Promise<void> {
  await tables(act.tx)
    .insertInto('documentProperty')
    .values({ companyId: act.companyId, documentId, id, value, modified: act.now })
    .onConflict((conflict) =>
      conflict.columns(['companyId', 'documentId', 'id']).doUpdateSet({ value, modified: act.now }),
    )
    .execute()
}

/** All that the company keeps of a document, by id. */
export const all = (act: Act, documentId: string): Promise<{ id: string; value: string }[]> =>
  tables(act.tx)
    .selectFrom('documentProperty')
    .select(['id', 'value'])
    .where('companyId', '=', act.companyId)
    .where('documentId', '=', documentId)
    .orderBy('id')
    .execute()
