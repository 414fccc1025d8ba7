import type { Tx, UnitOfWork } from '../../../platform/index.ts'

/** A partner that asks the company to fill something in. */
interface AskerRow {
  readonly company_id: string
  readonly connection_id: string
  /** When the company's people were told of it last. */
  readonly notified: Date | null
}

/** More do not ask; if they did, the first page would not be the place for all. */
const maxAskers = 20

const tables = (tx: Tx) => tx.withTables<{ partner_field_asker: AskerRow }>()

const one = ({ tx, companyId }: UnitOfWork, connectionId: string) =>
  tables(tx)
    .selectFrom('partner_field_asker')
    .where('company_id', '=', companyId)
    .where('connection_id', '=', connectionId)

/** Keeps that a partner asks; one that is known stays as it is. */
export async function note({ tx, companyId }: UnitOfWork, connectionId: string): Promise<void> {
  await tables(tx)
    .insertInto('partner_field_asker')
    .values({ company_id: companyId, connection_id: connectionId, notified: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** When people were told last, held until the transaction ends. */
export const lock = async (uow: UnitOfWork, connectionId: string): Promise<Date | null> =>
  (await one(uow, connectionId).select('notified').forUpdate().executeTakeFirstOrThrow()).notified

export async function setNotified({ tx, companyId, now }: UnitOfWork, connectionId: string): Promise<void> {
  await tables(tx)
    .updateTable('partner_field_asker')
    .set({ notified: now })
    .where('company_id', '=', companyId)
    .where('connection_id', '=', connectionId)
    .execute()
}

/** The connections to those who ask. */
export async function all({ tx, companyId }: UnitOfWork): Promise<string[]> {
  const rows = await tables(tx)
    .selectFrom('partner_field_asker')
    .select('connection_id')
    .where('company_id', '=', companyId)
    .orderBy('connection_id')
    .limit(maxAskers)
    .execute()
  return rows.map(({ connection_id }) => connection_id)
}
