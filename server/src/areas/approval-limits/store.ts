import type { ApprovalLimitHolder } from '@kontor/contract'
import { CamelCasePlugin } from 'kysely'
import type { Tx, UnitOfWork } from '../../platform/index.ts'

export interface LimitRecord {
  readonly companyId: string
  /** A person or a role. */
  readonly holderId: string
  readonly holder: ApprovalLimitHolder
  /** A decimal in that currency. */
  readonly amount: string
  readonly currency: string
}

const tables = (tx: Tx) => tx.withTables<{ approvalLimit: LimitRecord }>().withPlugin(new CamelCasePlugin())

export const list = ({ tx, companyId }: UnitOfWork): Promise<LimitRecord[]> =>
  tables(tx).selectFrom('approvalLimit').selectAll().where('companyId', '=', companyId).orderBy('holderId').execute()

export async function save({ tx }: UnitOfWork, record: LimitRecord): Promise<void> {
  const { holder, amount, currency } = record
  await tables(tx)
    .insertInto('approvalLimit')
    .values(record)
    .onConflict((one) => one.columns(['companyId', 'holderId']).doUpdateSet({ holder, amount, currency }))
    .execute()
}

/** @returns whether there was one */
export async function remove({ tx, companyId }: UnitOfWork, holderId: string): Promise<boolean> {
  const { numDeletedRows } = await tables(tx)
    .deleteFrom('approvalLimit')
    .where('companyId', '=', companyId)
    .where('holderId', '=', holderId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
