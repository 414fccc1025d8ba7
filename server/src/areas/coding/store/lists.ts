import type { CodingTarget } from '@kontor/contract'
import type { UnitOfWork } from '../../../platform/index.ts'
import { type ListRecord, tables } from './tables.ts'

export const find = (uow: UnitOfWork, id: string): Promise<ListRecord | undefined> =>
  tables(uow.tx)
    .selectFrom('codingList')
    .selectAll()
    .where('companyId', '=', uow.companyId)
    .where('id', '=', id)
    .executeTakeFirst()

/** The company's lists, those for the whole document first. */
export const all = (uow: UnitOfWork, target?: CodingTarget): Promise<ListRecord[]> =>
  tables(uow.tx)
    .selectFrom('codingList')
    .selectAll()
    .where('companyId', '=', uow.companyId)
    .$if(target !== undefined, (query) => query.where('target', '=', target ?? 'LINE'))
    .orderBy('target')
    .orderBy('name')
    .orderBy('id')
    .execute()

export async function save(uow: UnitOfWork, list: Omit<ListRecord, 'companyId' | 'modified'>): Promise<void> {
  const { id: _, ...changes } = { ...list, modified: uow.now }
  await tables(uow.tx)
    .insertInto('codingList')
    .values({ ...list, companyId: uow.companyId, modified: uow.now })
    .onConflict((conflict) => conflict.columns(['companyId', 'id']).doUpdateSet(changes))
    .execute()
}

/** How many documents carry codes of a list. */
export async function carriers(uow: UnitOfWork, id: string): Promise<number> {
  const { count } = await tables(uow.tx)
    .selectFrom('codingUse')
    .select(({ fn }) => fn.count<string>('documentId').distinct().as('count'))
    .where('companyId', '=', uow.companyId)
    .where('listId', '=', id)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function remove(uow: UnitOfWork, id: string): Promise<void> {
  await tables(uow.tx).deleteFrom('codingList').where('companyId', '=', uow.companyId).where('id', '=', id).execute()
}
