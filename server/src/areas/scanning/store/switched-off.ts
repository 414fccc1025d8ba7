import { CamelCasePlugin } from 'kysely'
import type { Tx, UnitOfWork } from '../../../platform/index.ts'

const tables = (tx: Tx) =>
  tx.withTables<{ scanOff: { companyId: string; since: Date } }>().withPlugin(new CamelCasePlugin())

export const isOff = async ({ tx, companyId }: UnitOfWork): Promise<boolean> =>
  (await tables(tx).selectFrom('scanOff').select('since').where('companyId', '=', companyId).executeTakeFirst()) !==
  undefined

/** Switches scanning off; false where it was. */
export async function switchOff({ tx, companyId, now: since }: UnitOfWork): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto('scanOff')
    .values({ companyId, since })
    .onConflict((conflict) => conflict.column('companyId').doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows) > 0
}

/** Switches scanning on; false where it was. */
export async function switchOn({ tx, companyId }: UnitOfWork): Promise<boolean> {
  const { numDeletedRows } = await tables(tx)
    .deleteFrom('scanOff')
    .where('companyId', '=', companyId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
