import { CamelCasePlugin } from 'kysely'
import type { Tx, UnitOfWork } from '../../../platform/index.ts'

/** A supplier that the company lets follow, as it was known then. */
export interface SupplierRow {
  readonly companyId: string
  readonly connectionId: string
  readonly name: string
  readonly vatIds: readonly string[]
  readonly created: Date
}

/** A customer that has let the company follow. */
interface CustomerRow {
  readonly companyId: string
  readonly connectionId: string
  readonly created: Date
}

type Tables = { trackedSupplier: SupplierRow; trackingCustomer: CustomerRow }

const tables = (tx: Tx) => tx.withTables<Tables>().withPlugin(new CamelCasePlugin())

export const findSupplier = ({ tx, companyId }: UnitOfWork, connectionId: string): Promise<SupplierRow | undefined> =>
  tables(tx)
    .selectFrom('trackedSupplier')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('connectionId', '=', connectionId)
    .executeTakeFirst()

/** False where it follows already. */
export async function addSupplier({ tx }: UnitOfWork, row: SupplierRow): Promise<boolean> {
  const insert = tables(tx).insertInto('trackedSupplier').values(row)
  const { numInsertedOrUpdatedRows } = await insert.onConflict((one) => one.doNothing()).executeTakeFirst()
  return numInsertedOrUpdatedRows !== 0n
}

/** False where it does not follow. */
export async function removeSupplier({ tx, companyId }: UnitOfWork, connectionId: string): Promise<boolean> {
  const { numDeletedRows } = await tables(tx)
    .deleteFrom('trackedSupplier')
    .where('companyId', '=', companyId)
    .where('connectionId', '=', connectionId)
    .executeTakeFirst()
  return numDeletedRows !== 0n
}

/** False where the company was told of that customer before. */
export async function addCustomer({ tx, companyId, now }: UnitOfWork, connectionId: string): Promise<boolean> {
  const insert = tables(tx).insertInto('trackingCustomer').values({ companyId, connectionId, created: now })
  const { numInsertedOrUpdatedRows } = await insert.onConflict((one) => one.doNothing()).executeTakeFirst()
  return numInsertedOrUpdatedRows !== 0n
}

/** The connections to the customers that have let the company follow, all or one of them. */
export async function customers({ tx, companyId }: UnitOfWork, connectionId?: string): Promise<string[]> {
  const rows = await tables(tx)
    .selectFrom('trackingCustomer')
    .select('connectionId')
    .where('companyId', '=', companyId)
    .$if(connectionId !== undefined, (all) => all.where('connectionId', '=', connectionId ?? ''))
    .orderBy('connectionId')
    .execute()
  return rows.map((row) => row.connectionId)
}
