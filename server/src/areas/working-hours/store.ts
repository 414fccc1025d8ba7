import { CamelCasePlugin } from 'kysely'
import type { Tx, UnitOfWork } from '../../platform/index.ts'

export interface HoursRecord {
  readonly companyId: string
  readonly userId: string
  readonly days: number[]
  readonly starts: number
  readonly ends: number
}

const tables = (tx: Tx) => tx.withTables<{ workingHours: HoursRecord }>().withPlugin(new CamelCasePlugin())

export const of = async ({ tx, companyId }: UnitOfWork, userIds: readonly string[]): Promise<HoursRecord[]> =>
  userIds.length === 0
    ? []
    : tables(tx)
        .selectFrom('workingHours')
        .selectAll()
        .where('companyId', '=', companyId)
        .where('userId', 'in', userIds)
        .execute()

export async function save({ tx }: UnitOfWork, record: HoursRecord): Promise<void> {
  const { days, starts, ends } = record
  await tables(tx)
    .insertInto('workingHours')
    .values(record)
    .onConflict((one) => one.columns(['companyId', 'userId']).doUpdateSet({ days, starts, ends }))
    .execute()
}

/** @returns whether there were any */
export async function remove({ tx, companyId }: UnitOfWork, userId: string): Promise<boolean> {
  const { numDeletedRows } = await tables(tx)
    .deleteFrom('workingHours')
    .where('companyId', '=', companyId)
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
