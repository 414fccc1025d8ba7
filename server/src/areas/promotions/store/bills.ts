import { CamelCasePlugin, sql } from 'kysely'
import type { Tx, UnitOfWork } from '../../../platform/index.ts'
import type { BillRow } from '../records.ts'

const tables = (tx: Tx) => tx.withTables<{ promotionBill: BillRow }>().withPlugin(new CamelCasePlugin())

export async function addBills({ tx }: UnitOfWork, rows: readonly BillRow[]): Promise<void> {
  if (rows.length > 0) await tables(tx).insertInto('promotionBill').values(rows).execute()
}

/** What was agreed under some promotions, by the day on which it falls due. */
export const billsOf = ({ tx, companyId }: UnitOfWork, promotionIds: readonly string[]): Promise<BillRow[]> =>
  tables(tx)
    .selectFrom('promotionBill')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('promotionId', '=', sql<string>`any(${promotionIds}::uuid[])`)
    .orderBy('dueDay')
    .orderBy('documentId')
    .execute()

/** Nothing came of what was agreed. */
export async function removeBills({ tx, companyId }: UnitOfWork, documentIds: readonly string[]): Promise<void> {
  await tables(tx)
    .deleteFrom('promotionBill')
    .where('companyId', '=', companyId)
    .where('documentId', '=', sql<string>`any(${documentIds}::uuid[])`)
    .execute()
}
