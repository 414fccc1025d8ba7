import { CamelCasePlugin, sql } from 'kysely'
import type { Tx, UnitOfWork } from '../../platform/index.ts'
import type { AccrualRecord } from './records.ts'

type Tables = { accrual: AccrualRecord }

const tables = (tx: Tx) => tx.withTables<Tables>().withPlugin(new CamelCasePlugin())

/** So many rows go into one statement, which may have 65,535 values. */
const rowsPerStatement = 1000

/** Writes how an order stood on all days in place of what was known of it. */
export async function replace(
  { tx, companyId }: UnitOfWork,
  orderId: string,
  rows: readonly Omit<AccrualRecord, 'companyId' | 'orderId'>[],
): Promise<void> {
  await tables(tx).deleteFrom('accrual').where('companyId', '=', companyId).where('orderId', '=', orderId).execute()
  for (let at = 0; at < rows.length; at += rowsPerStatement)
    await tables(tx)
      .insertInto('accrual')
      .values(rows.slice(at, at + rowsPerStatement).map((row) => ({ ...row, companyId, orderId })))
      .execute()
}

/** What had come by the end of a day and was not billed. */
export const standingOn = ({ tx, companyId }: UnitOfWork, day: string) =>
  tables(tx)
    .selectFrom('accrual')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('since', '<=', sql<string>`${day}::date`)
    .where('until', '>', sql<string>`${day}::date`)
    .orderBy('orderId')
    .orderBy('place')
