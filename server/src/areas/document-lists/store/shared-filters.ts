import type { UnitOfWork } from '../../../platform/index.ts'
import { type SharedFilterRecord, tables } from './tables.ts'

export const all = (uow: UnitOfWork, limit: number): Promise<SharedFilterRecord[]> =>
  tables(uow.tx)
    .selectFrom('sharedFilter')
    .selectAll()
    .where('companyId', '=', uow.companyId)
    .orderBy('name')
    .limit(limit)
    .execute()

export async function save(uow: UnitOfWork, name: string, query: string): Promise<void> {
  await tables(uow.tx)
    .insertInto('sharedFilter')
    .values({ companyId: uow.companyId, name, query, created: uow.now })
    .onConflict((conflict) => conflict.columns(['companyId', 'name']).doUpdateSet({ query }))
    .execute()
}

/** Whether it was there. */
export async function remove(uow: UnitOfWork, name: string): Promise<boolean> {
  const { numDeletedRows } = await tables(uow.tx)
    .deleteFrom('sharedFilter')
    .where('companyId', '=', uow.companyId)
    .where('name', '=', name)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
