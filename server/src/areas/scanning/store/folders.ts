import { CamelCasePlugin } from 'kysely'
import type { Tx, UnitOfWork } from '../../../platform/index.ts'
import type { FolderRecord } from '../records.ts'

const tables = (tx: Tx) => tx.withTables<{ scanFolder: FolderRecord }>().withPlugin(new CamelCasePlugin())

/** The company's folders, the first of them first. */
export const all = ({ tx, companyId }: UnitOfWork): Promise<FolderRecord[]> =>
  tables(tx)
    .selectFrom('scanFolder')
    .selectAll()
    .where('companyId', '=', companyId)
    .orderBy('created')
    .orderBy('name')
    .execute()

/** The folder, held until the transaction ends. */
export const lock = ({ tx, companyId }: UnitOfWork, name: string): Promise<FolderRecord | undefined> =>
  tables(tx)
    .selectFrom('scanFolder')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirst()

/** Makes a folder; one that is there stays as it is. */
export async function add({ tx }: UnitOfWork, folder: FolderRecord): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto('scanFolder')
    .values(folder)
    .onConflict((conflict) => conflict.columns(['companyId', 'name']).doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows) > 0
}

export async function change(
  { tx, companyId }: UnitOfWork,
  name: string,
  changes: Partial<Pick<FolderRecord, 'tags' | 'branchId' | 'branchName'>>,
): Promise<void> {
  await tables(tx)
    .updateTable('scanFolder')
    .set(changes)
    .where('companyId', '=', companyId)
    .where('name', '=', name)
    .execute()
}

export async function remove({ tx, companyId }: UnitOfWork, name: string): Promise<void> {
  await tables(tx).deleteFrom('scanFolder').where('companyId', '=', companyId).where('name', '=', name).execute()
}
