import { CamelCasePlugin, sql } from 'kysely'
import type { Tx, UnitOfWork } from '../../platform/index.ts'
import type { PlanRow } from './records.ts'

// What is kept in `instalments` is our own and stays as it is spelled.
const tables = (tx: Tx) =>
  tx.withTables<{ paymentPlan: PlanRow }>().withPlugin(new CamelCasePlugin({ maintainNestedObjectKeys: true }))

const plans = ({ tx, companyId }: UnitOfWork) =>
  tables(tx).selectFrom('paymentPlan').selectAll().where('companyId', '=', companyId)

export const find = (uow: UnitOfWork, id: string): Promise<PlanRow | undefined> =>
  plans(uow).where('id', '=', id).executeTakeFirst()

/** Held against whoever would change it until the transaction ends. */
export const lock = (uow: UnitOfWork, id: string): Promise<PlanRow | undefined> =>
  plans(uow).where('id', '=', id).forUpdate().executeTakeFirst()

/** Another plan with a partner that is open in a currency. */
export const openPlan = (
  uow: UnitOfWork,
  { connectionId, currency }: Pick<PlanRow, 'connectionId' | 'currency'>,
): Promise<PlanRow | undefined> =>
  plans(uow)
    .where('connectionId', '=', connectionId)
    .where('currency', '=', currency)
    .where('isOwn', '=', true)
    .where('state', '=', 'ACTIVE')
    .executeTakeFirst()

export const page = (uow: UnitOfWork, limit: number, offset: number): Promise<PlanRow[]> =>
  plans(uow).orderBy('created', 'desc').orderBy('id').limit(limit).offset(offset).execute()

export async function count({ tx, companyId }: UnitOfWork): Promise<number> {
  const { rows } = await tables(tx)
    .selectFrom('paymentPlan')
    .select(({ fn }) => fn.countAll<string>().as('rows'))
    .where('companyId', '=', companyId)
    .executeTakeFirstOrThrow()
  return Number(rows)
}

/** Adds a row, or writes over it. */
export async function save({ tx }: UnitOfWork, row: PlanRow): Promise<void> {
  const values = { ...row, instalments: sql<PlanRow['instalments']>`${JSON.stringify(row.instalments)}::jsonb` }
  const { companyId: _company, id: _id, created: _created, ...changes } = values
  await tables(tx)
    .insertInto('paymentPlan')
    .values(values)
    .onConflict((conflict) => conflict.columns(['companyId', 'id']).doUpdateSet(changes))
    .execute()
}
