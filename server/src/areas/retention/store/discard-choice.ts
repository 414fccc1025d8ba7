import type { Act } from '../../../platform/index.ts'
import { tables } from './tables.ts'

const own = (act: Act) =>
  tables(act.tx).selectFrom('retentionChoice').select('discard').where('companyId', '=', act.companyId)

/** Whether the company has what it need not keep any longer thrown away. */
export const isOn = async (act: Act): Promise<boolean> => (await own(act).executeTakeFirst())?.discard === true

/**
 * The same, held until the act ends: whoever throws away, and whoever holds, asks for the row for themselves, so that
 * nothing goes that was held meanwhile.
 */
export const lock = async (act: Act): Promise<boolean> =>
  (await own(act).forUpdate().executeTakeFirst())?.discard === true

export async function choose(act: Act, discard: boolean): Promise<void> {
  await tables(act.tx)
    .insertInto('retentionChoice')
    .values({ companyId: act.companyId, discard })
    .onConflict((conflict) => conflict.column('companyId').doUpdateSet({ discard }))
    .execute()
}
