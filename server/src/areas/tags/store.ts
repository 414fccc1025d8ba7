import { CamelCasePlugin, sql } from 'kysely'
import type { Tx, UnitOfWork } from '../../platform/index.ts'
import type { Entry } from '../entries/index.ts'

type Tables = {
  documentTag: { companyId: string; documentId: string; tag: string; answer: boolean }
}

const camelCase = new CamelCasePlugin()

/** The area's tables, with their columns in the spelling of the code. */
const tables = (tx: Tx) => tx.withTables<Tables>().withPlugin(camelCase)

export async function of(uow: UnitOfWork, documentId: string): Promise<string[]> {
  const rows = await tables(uow.tx)
    .selectFrom('documentTag')
    .select('tag')
    .where('companyId', '=', uow.companyId)
    .where('documentId', '=', documentId)
    .orderBy('tag')
    .execute()
  return rows.map(({ tag }) => tag)
}

/** The tags of these documents, by document; one without tags is left out. */
export async function ofMany(uow: UnitOfWork, documentIds: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  const rows = await tables(uow.tx)
    .selectFrom('documentTag')
    .select(['documentId', 'tag'])
    .where('companyId', '=', uow.companyId)
    .where('documentId', '=', sql<string>`any(${documentIds}::uuid[])`)
    .orderBy('tag')
    .execute()
  const byDocument = Map.groupBy(rows, ({ documentId }) => documentId)
  return new Map([...byDocument].map(([id, tags]) => [id, tags.map(({ tag }) => tag)]))
}

/** Whether it was not there before. */
export async function add(uow: UnitOfWork, { id, type }: Pick<Entry, 'id' | 'type'>, tag: string): Promise<boolean> {
  const added = await tables(uow.tx)
    .insertInto('documentTag')
    .values({ companyId: uow.companyId, documentId: id, tag, answer: type === 'status' })
    .onConflict((conflict) => conflict.columns(['companyId', 'documentId', 'tag']).doNothing())
    .returning('tag')
    .execute()
  return added.length > 0
}

/** Whether it was there. */
export async function remove(uow: UnitOfWork, documentId: string, tag: string): Promise<boolean> {
  const removed = await tables(uow.tx)
    .deleteFrom('documentTag')
    .where('companyId', '=', uow.companyId)
    .where('documentId', '=', documentId)
    .where('tag', '=', tag)
    .returning('tag')
    .execute()
  return removed.length > 0
}

/** Every tag that documents of the company carry, with how many carry it, most carried first. */
export const inUse = (uow: UnitOfWork): Promise<{ tag: string; count: string }[]> =>
  tables(uow.tx)
    .selectFrom('documentTag')
    .select(({ fn }) => ['tag', fn.countAll<string>().as('count')])
    .where('companyId', '=', uow.companyId)
    .groupBy('tag')
    .orderBy('count', 'desc')
    .orderBy('tag')
    .limit(1000)
    .execute()
