import { CamelCasePlugin } from 'kysely'
import { isUniqueViolation } from '../../../platform/db/errors.ts'
import type { Tx, UnitOfWork } from '../../../platform/index.ts'
import type { TagRecord } from '../records.ts'

const tables = (tx: Tx) => tx.withTables<{ scanTag: TagRecord }>().withPlugin(new CamelCasePlugin())

/** The company's reasons, all or those of one type, by name. */
export const all = ({ tx, companyId }: UnitOfWork, type?: TagRecord['type']): Promise<TagRecord[]> =>
  tables(tx)
    .selectFrom('scanTag')
    .selectAll()
    .where('companyId', '=', companyId)
    .$if(type !== undefined, (rows) => rows.where('type', '=', type!))
    .orderBy('name')
    .orderBy('id')
    .execute()

/** Keeps a reason, new or as it is worded now; false where another of its type is worded so: the transaction must end then. */
export async function save({ tx }: UnitOfWork, { companyId, id, ...values }: TagRecord): Promise<boolean> {
  try {
    await tables(tx)
      .insertInto('scanTag')
      .values({ companyId, id, ...values })
      .onConflict((conflict) => conflict.columns(['companyId', 'id']).doUpdateSet(values))
      .execute()
    return true
  } catch (error) {
    if (isUniqueViolation(error, 'scan_tag_name')) return false
    throw error
  }
}

export async function remove({ tx, companyId }: UnitOfWork, id: string): Promise<boolean> {
  const { numDeletedRows } = await tables(tx)
    .deleteFrom('scanTag')
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
