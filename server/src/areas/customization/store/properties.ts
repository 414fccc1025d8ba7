import type { UnitOfWork } from '../../../platform/index.ts'
import { tables } from './tables.ts'

export const read = async (uow: UnitOfWork, documentId: string, id: string): Promise<string | undefined> =>
  (
    await tables(uow.tx)
      .selectFrom('documentProperty')
      .select('value')
      .where('companyId', '=', uow.companyId)
      .where('documentId', '=', documentId)
      .where('id', '=', id)
      .executeTakeFirst()
  )?.value

export async function save(uow: UnitOfWork, documentId: string, id: string, value: string): Promise<void> {
  await tables(uow.tx)
    .insertInto('documentProperty')
    .values({ companyId: uow.companyId, documentId, id, value, modified: uow.now })
    .onConflict((conflict) =>
      conflict.columns(['companyId', 'documentId', 'id']).doUpdateSet({ value, modified: uow.now }),
    )
    .execute()
}

/** All that the company keeps of a document, by id. */
export const all = (uow: UnitOfWork, documentId: string): Promise<{ id: string; value: string }[]> =>
  tables(uow.tx)
    .selectFrom('documentProperty')
    .select(['id', 'value'])
    .where('companyId', '=', uow.companyId)
    .where('documentId', '=', documentId)
    .orderBy('id')
    .execute()

/** Whether there was one. */
export async function remove(uow: UnitOfWork, documentId: string, id: string): Promise<boolean> {
  const removed = await tables(uow.tx)
    .deleteFrom('documentProperty')
    .where('companyId', '=', uow.companyId)
    .where('documentId', '=', documentId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return removed !== undefined
}
