import type { CodingTarget } from '@kontor/contract'
import type { Act } from '../../../platform/index.ts'
import { type ListRecord, tables } from './tables.ts'

export const find = (act: Act, id: string): Promise<ListRecord | undefined> =>
  tables(act.tx)
    .selectFrom('codingList')
    .selectAll()
    .where('companyId', '=', act.companyId)
    .where('id', '=', id)
    .executeTakeFirst()

/** The company's lists, those for the whole document first. */
export const all = (act: Act, target?: CodingTarget): Promise<ListRecord[]> =>
  tables(act.tx)
    .selectFrom('codingList')
    .selectAll()
    .where('companyId', '=', act.companyId)
    .$if(target !== undefined, (query) => query.where('target', '=', target ?? 'LINE'))
    .orderBy('target')
    .orderBy('name')
    .orderBy('id')
    .execute()

export async function save(act: Act, list: Omit<ListRecord, 'companyId' | 'modified'>): Promise<void> {
  const { id: _, ...changes } = { ...list, modified: act.now }
  await tables(act.tx)
    .insertInto('codingList')
    .values({ ...list, companyId: act.companyId, modified: act.now })
    .onConflict((conflict) => conflict.columns(['companyId', 'id']).doUpdateSet(changes))
    .execute()
}

/** How many documents carry codes of a list. */
export async function carriers(act: Act, id: string): Promise<number> {
  const { count } = await tables(act.tx)
    .selectFrom('codingUse')
    .select(({ fn }) => fn.count<string>('documentId').distinct().as('count'))
    .where('companyId', '=', act.companyId)
    .where('listId', '=', id)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function remove(act: Act, id: string): Promise<void> {
  await tables(act.tx).deleteFrom('codingList').where('companyId', '=', act.companyId).where('id', '=', id).execute()
}
