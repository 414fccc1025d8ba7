import type { ScanState } from '@kontor/contract'
import { type Act, prepared } from '../../../platform/index.ts'
import type { AttachmentRecord } from '../entry.ts'
import { tables } from './tables.ts'

const all = (act: Act) =>
  tables(act.tx).selectFrom('documentAttachment').selectAll().where('companyId', '=', act.companyId)

const ofDocument = prepared(
  tables,
  (db, { companyId, documentId }: Pick<AttachmentRecord, 'companyId' | 'documentId'>) =>
    db
      .selectFrom('documentAttachment')
      .selectAll()
      .where('companyId', '=', companyId)
      .where('documentId', '=', documentId)
      .orderBy('created')
      .orderBy('id')
      .compile(),
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
