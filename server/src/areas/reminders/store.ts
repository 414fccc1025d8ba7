import { CamelCasePlugin, type ColumnType } from 'kysely'
import type { Tx, UnitOfWork } from '../../platform/index.ts'

export type DeadlineKind = 'REMINDER' | 'ESCALATION' | 'TEAM'

/** A setting as it was given, without branch and type. */
export type Settings = Readonly<Record<string, number | string | boolean>>

interface DeadlineTable {
  readonly companyId: string
  readonly kind: DeadlineKind
  /** The type of work. */
  readonly type: string
  readonly settings: ColumnType<Settings, string, string>
}

const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true })
const tables = (tx: Tx) => tx.withTables<{ deadline: DeadlineTable }>().withPlugin(camelCase)

const all = ({ tx, companyId }: UnitOfWork) =>
  tables(tx).selectFrom('deadline').selectAll().where('companyId', '=', companyId).orderBy('type')

export interface DeadlineRecord {
  readonly kind: DeadlineKind
  readonly type: string
  readonly settings: Settings
}

export const list = (uow: UnitOfWork): Promise<DeadlineRecord[]> => all(uow).execute()

export const find = (uow: UnitOfWork, kind: DeadlineKind, type: string): Promise<DeadlineRecord | undefined> =>
  all(uow).where('kind', '=', kind).where('type', '=', type).executeTakeFirst()

/** Whether it was added: one that is there already stays. */
export async function add(uow: UnitOfWork, { kind, type, settings }: DeadlineRecord): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(uow.tx)
    .insertInto('deadline')
    .values({ companyId: uow.companyId, kind, type, settings: JSON.stringify(settings) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Whether there was one to change. */
export async function change(uow: UnitOfWork, { kind, type, settings }: DeadlineRecord): Promise<boolean> {
  const { numUpdatedRows } = await tables(uow.tx)
    .updateTable('deadline')
    .set({ settings: JSON.stringify(settings) })
    .where('companyId', '=', uow.companyId)
    .where('kind', '=', kind)
    .where('type', '=', type)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Whether there was one to remove. */
export async function remove({ tx, companyId }: UnitOfWork, kind: DeadlineKind, type: string): Promise<boolean> {
  const { numDeletedRows } = await tables(tx)
    .deleteFrom('deadline')
    .where('companyId', '=', companyId)
    .where('kind', '=', kind)
    .where('type', '=', type)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
