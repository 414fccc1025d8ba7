import type { ScanState } from '@kontor/contract'
import { CamelCasePlugin, sql } from 'kysely'
import type { Tx } from '../../platform/index.ts'
import { type Act, type Given, gathered } from '../../platform/index.ts'
import type { AttachmentRecord } from './record.ts'

type Tables = {
  documentAttachment: AttachmentRecord
}

const camelCase = new CamelCasePlugin()

/** The area's tables, with their columns in the spelling of the code. */
const tables = (tx: Tx) => tx.withTables<Tables>().withPlugin(camelCase)

const all = (act: Act) =>
  tables(act.tx).selectFrom('documentAttachment').selectAll().where('companyId', '=', act.companyId)

const ofDocument = gathered(
  tables,
  (db, { companyId, rows }: Given<Pick<AttachmentRecord, 'companyId' | 'documentId'>>) =>
    sql<AttachmentRecord>`
      select nth, its.* from json_to_recordset(${rows}) as given (nth integer, document_id uuid), lateral (
        select * from document_attachment
        where company_id = ${companyId} and document_id = given.document_id order by created, id offset 0
      ) its`.compile(db),
)

/** The files of a document, oldest first. */
export const of = (act: Act, documentId: string): Promise<AttachmentRecord[]> =>
  ofDocument.ask(act.tx, { companyId: act.companyId, documentId })

export const find = (act: Act, id: string): Promise<AttachmentRecord | undefined> =>
  all(act).where('id', '=', id).executeTakeFirst()

/** Adding the same twice has the effect of one. */
export async function add(act: Act, attachment: AttachmentRecord): Promise<void> {
  await tables(act.tx)
    .insertInto('documentAttachment')
    .values(attachment)
    .onConflict((conflict) => conflict.columns(['companyId', 'id']).doNothing())
    .execute()
}

export async function setScan(act: Act, id: string, scan: ScanState): Promise<void> {
  await tables(act.tx)
    .updateTable('documentAttachment')
    .set({ scan })
    .where('companyId', '=', act.companyId)
    .where('id', '=', id)
    .execute()
}

export async function remove(act: Act, id: string): Promise<void> {
  await tables(act.tx)
    .deleteFrom('documentAttachment')
    .where('companyId', '=', act.companyId)
    .where('id', '=', id)
    .execute()
}
