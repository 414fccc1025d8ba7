import { CamelCasePlugin } from 'kysely'
import type { Tx, UnitOfWork } from '../../../platform/index.ts'
import type { FilterRecord } from '../records.ts'

const tables = (tx: Tx) => tx.withTables<{ scanFilter: FilterRecord }>().withPlugin(new CamelCasePlugin())

/** What somebody sees: their own looks and those that are shared, the first saved first. */
export const seenBy = ({ tx, companyId, author }: UnitOfWork): Promise<FilterRecord[]> =>
  tables(tx)
    .selectFrom('scanFilter')
    .selectAll()
    .where('companyId', '=', companyId)
    .where(({ or, eb }) => or([eb('shared', '=', true), eb('authorId', '=', author.actorId)]))
    .orderBy('created')
    .orderBy('id')
    .execute()

export async function save({ tx }: UnitOfWork, { companyId, id, created, ...values }: FilterRecord): Promise<void> {
  const { authorId: _, ...changing } = values
  await tables(tx)
    .insertInto('scanFilter')
    .values({ companyId, id, created, ...values })
    .onConflict((conflict) => conflict.columns(['companyId', 'id']).doUpdateSet(changing))
    .execute()
}

export async function remove({ tx, companyId }: UnitOfWork, id: string): Promise<void> {
  await tables(tx).deleteFrom('scanFilter').where('companyId', '=', companyId).where('id', '=', id).execute()
}

/** A person's own looks go with them; those that they shared stay. */
export async function forgetAuthor({ tx, companyId }: UnitOfWork, userId: string): Promise<void> {
  await tables(tx)
    .deleteFrom('scanFilter')
    .where('companyId', '=', companyId)
    .where('authorId', '=', userId)
    .where('shared', '=', false)
    .execute()
  await tables(tx)
    .updateTable('scanFilter')
    .set({ authorId: null })
    .where('companyId', '=', companyId)
    .where('authorId', '=', userId)
    .execute()
}
