import { CamelCasePlugin, sql } from 'kysely'
import type { Tx, UnitOfWork } from '../../platform/index.ts'
import type { ScheduledRecord } from './records.ts'

type Tables = {
  scheduledTask: ScheduledRecord
}

const camelCase = new CamelCasePlugin()

/** The area's tables, with their columns in the spelling of the code. */
const tables = (tx: Tx) => tx.withTables<Tables>().withPlugin(camelCase)

const all = (uow: UnitOfWork) => tables(uow.tx).selectFrom('scheduledTask').where('companyId', '=', uow.companyId)

/** The task, held until the transaction ends. */
export const lock = (uow: UnitOfWork, id: string): Promise<ScheduledRecord | undefined> =>
  all(uow).selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Those that wait, the next first. */
export const waiting = (uow: UnitOfWork, limit: number): Promise<ScheduledRecord[]> =>
  all(uow).selectAll().orderBy('runAt').orderBy('id').limit(limit).execute()

/** What waits for a document, the next first. */
export const ofDocument = (uow: UnitOfWork, documentId: string): Promise<ScheduledRecord[]> =>
  all(uow).selectAll().where('documentId', '=', documentId).orderBy('runAt').orderBy('id').execute()

/** What waits for each of these documents, the next first; one for which nothing waits is left out. */
export async function ofDocuments(
  uow: UnitOfWork,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, ScheduledRecord[]>> {
  const rows = await all(uow)
    .selectAll()
    .where('documentId', '=', sql<string>`any(${documentIds}::uuid[])`)
    .orderBy('runAt')
    .orderBy('id')
    .execute()
  return Map.groupBy(rows, ({ documentId }) => documentId)
}

export async function save(uow: UnitOfWork, record: ScheduledRecord): Promise<void> {
  const { companyId: _company, id: _id, ...changes } = record
  await tables(uow.tx)
    .insertInto('scheduledTask')
    .values(record)
    .onConflict((conflict) => conflict.columns(['companyId', 'id']).doUpdateSet(changes))
    .execute()
}

export async function remove(uow: UnitOfWork, id: string): Promise<void> {
  await tables(uow.tx).deleteFrom('scheduledTask').where('companyId', '=', uow.companyId).where('id', '=', id).execute()
}
