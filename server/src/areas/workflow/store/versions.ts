import type { TradeType } from '@kontor/contract'
import { sql } from 'kysely'
import type { UnitOfWork } from '../../../platform/index.ts'
import type { VersionRecord } from '../records.ts'
import { tables } from './tables.ts'

const own = ({ tx, companyId }: UnitOfWork) =>
  tables(tx).selectFrom('workflowVersion').selectAll().where('companyId', '=', companyId)

export const find = (uow: UnitOfWork, id: string): Promise<VersionRecord | undefined> =>
  own(uow).where('id', '=', id).executeTakeFirst()

/** The version, held against whoever would change it until the transaction ends. */
export const lock = (uow: UnitOfWork, id: string): Promise<VersionRecord | undefined> =>
  own(uow).where('id', '=', id).forUpdate().executeTakeFirst()

/** The versions of all workflows, without their files: by name, the newest first. */
export const list = ({ tx, companyId }: UnitOfWork): Promise<Omit<VersionRecord, 'bpmn' | 'dmn'>[]> =>
  tables(tx)
    .selectFrom('workflowVersion')
    .select(['companyId', 'id', 'name', 'version', 'types', 'state', 'saved', 'savedBy', 'published', 'publishedBy'])
    .where('companyId', '=', companyId)
    .orderBy('name')
    .orderBy('version', 'desc')
    .limit(1000)
    .execute()

/** Those of them that are named. */
export const among = (uow: UnitOfWork, ids: readonly string[]): Promise<VersionRecord[]> =>
  own(uow).where('id', '=', sql<string>`any(${ids}::uuid[])`).execute()

/** What each of these is called. */
export async function namesAmong({ tx, companyId }: UnitOfWork, ids: readonly string[]) {
  const named = tables(tx).selectFrom('workflowVersion').select(['id', 'name']).where('companyId', '=', companyId)
  return named.where('id', '=', sql<string>`any(${ids}::uuid[])`).execute()
}

/** All versions of a workflow, by its name. */
export const named = (uow: UnitOfWork, name: string): Promise<VersionRecord[]> =>
  own(uow).where('name', '=', name).orderBy('version').execute()

/** All that documents follow which come now. */
export const published = (uow: UnitOfWork): Promise<VersionRecord[]> =>
  own(uow).where('state', '=', 'PUBLISHED').orderBy('name').execute()

/** Whether there are any. */
export async function hasPublished({ tx, companyId }: UnitOfWork): Promise<boolean> {
  const one = tables(tx).selectFrom('workflowVersion').select('id').where('companyId', '=', companyId)
  return (await one.where('state', '=', 'PUBLISHED').limit(1).executeTakeFirst()) !== undefined
}

/** The one that documents of a type follow which come now. */
export const publishedFor = (uow: UnitOfWork, type: TradeType): Promise<VersionRecord | undefined> =>
  own(uow).where('state', '=', 'PUBLISHED').where(sql<boolean>`${type} = any(types)`).executeTakeFirst()

/** The last version of a name; undefined where it is the first. */
export const newestOf = (uow: UnitOfWork, name: string): Promise<VersionRecord | undefined> =>
  own(uow).where('name', '=', name).orderBy('version', 'desc').limit(1).executeTakeFirst()

/** The number of the last version of a name; 0 where there is none. */
export async function lastOf({ tx, companyId }: UnitOfWork, name: string): Promise<number> {
  const row = await tables(tx)
    .selectFrom('workflowVersion')
    .select(({ fn }) => fn.max('version').as('last'))
    .where('companyId', '=', companyId)
    .where('name', '=', name)
    .executeTakeFirst()
  return row?.last ?? 0
}

export async function save({ tx }: UnitOfWork, record: VersionRecord): Promise<void> {
  const { companyId: _, id: __, ...changing } = record
  await tables(tx)
    .insertInto('workflowVersion')
    .values(record)
    .onConflict((one) => one.columns(['companyId', 'id']).doUpdateSet(changing))
    .execute()
}

export async function change(
  { tx, companyId }: UnitOfWork,
  id: string,
  changes: Partial<Pick<VersionRecord, 'state' | 'published' | 'publishedBy'>>,
): Promise<void> {
  await tables(tx)
    .updateTable('workflowVersion')
    .set(changes)
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute()
}

export async function remove({ tx, companyId }: UnitOfWork, id: string): Promise<void> {
  await tables(tx).deleteFrom('workflowVersion').where('companyId', '=', companyId).where('id', '=', id).execute()
}

/** A person who is erased saved and published nothing by name any more. */
export async function forget({ tx, companyId }: UnitOfWork, userId: string): Promise<void> {
  for (const column of ['savedBy', 'publishedBy'] as const)
    await tables(tx)
      .updateTable('workflowVersion')
      .set({ [column]: null })
      .where('companyId', '=', companyId)
      .where(column, '=', userId)
      .execute()
}
