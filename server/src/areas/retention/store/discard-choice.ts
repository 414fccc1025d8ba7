import type { UnitOfWork } from '../../../platform/index.ts'
import { tables } from './tables.ts'

const own = (uow: UnitOfWork) =>
  tables(uow.tx).selectFrom('retentionChoice').select('discard').where('companyId', '=', uow.companyId)

/** Whether the company has what it need not keep any longer thrown away. */
export const isOn = async (uow: UnitOfWork): Promise<boolean> => (await own(uow).executeTakeFirst())?.discard === true

/**
 * The same, held until the transaction ends: whoever throws away, and whoever holds, asks for the row for themselves, so that
 * nothing goes that was held meanwhile.
 */
export const lock = async (uow: UnitOfWork): Promise<boolean> =>
  (await own(uow).forUpdate().executeTakeFirst())?.discard === true

export async function choose(uow: UnitOfWork, discard: boolean): Promise<void> {
  await tables(uow.tx)
    .insertInto('retentionChoice')
    .values({ companyId: uow.companyId, discard })
    .onConflict((conflict) => conflict.column('companyId').doUpdateSet({ discard }))
    .execute()
}
