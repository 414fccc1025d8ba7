import type { ScanState } from '@kontor/contract'
import { CamelCasePlugin, sql } from 'kysely'
import type { Tx } from '../../platform/index.ts'
import { type Batch, batched, type UnitOfWork } from '../../platform/index.ts'
import type { AttachmentRecord } from './records.ts'

type Tables = {
  documentAttachment: AttachmentRecord
}

const camelCase = new CamelCasePlugin()

/** The area's tables, with their columns in the spelling of the code. */
const tables = (tx: Tx) => tx.withTables<Tables>().withPlugin(camelCase)

const all = (uow: UnitOfWork) =>
  tables(uow.tx).selectFrom('documentAttachment').selectAll().where('companyId', '=', uow.companyId)

const ofDocument = batched(
  tables,
  (db, { companyId, rows }: Batch<Pick<AttachmentRecord, 'companyId' | 'documentId'>>) =>
    sql<AttachmentRecord>`
      select nth, its.* from json_to_recordset(${rows}) as given (nth integer, document_id uuid), lateral (
        select * from document_attachment
        where company_id = ${companyId} and document_id = given.document_id order by created, id offset 0
      ) its`.compile(db),
)

/** The files of a document, oldest first. */
export const of = (uow: UnitOfWork, documentId: string): Promise<AttachmentRecord[]> =>
  ofDocument.ask(uow.tx, { companyId: uow.companyId, documentId })

export const find = (uow: UnitOfWork, id: string): Promise<AttachmentRecord | undefined> =>
  all(uow).where('id', '=', id).executeTakeFirst()

/** Some files behind an id, in the order of ids. */
export const after = (uow: UnitOfWork, id: string | undefined, limit: number): Promise<AttachmentRecord[]> =>
  all(uow)
    .where('id', '>', id ?? '00000000-0000-0000-0000-000000000000')
    .orderBy('id')
    .limit(limit)
    .execute()

/** Adding the same twice has the effect of one. */
export async function add(uow: UnitOfWork, attachment: AttachmentRecord): Promise<void> {
  await tables(uow.tx)
    .insertInto('documentAttachment')
    .values(attachment)
    .onConflict((conflict) => conflict.columns(['companyId', 'id']).doNothing())
    .execute()
}

export async function setScan(uow: UnitOfWork, id: string, scan: ScanState): Promise<void> {
  await tables(uow.tx)
    .updateTable('documentAttachment')
    .set({ scan })
    .where('companyId', '=', uow.companyId)
    .where('id', '=', id)
    .execute()
}

export async function remove(uow: UnitOfWork, id: string): Promise<void> {
  await tables(uow.tx)
    .deleteFrom('documentAttachment')
    .where('companyId', '=', uow.companyId)
    .where('id', '=', id)
    .execute()
}
