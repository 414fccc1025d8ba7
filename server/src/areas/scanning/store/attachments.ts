import { CamelCasePlugin } from 'kysely'
import type { Tx, UnitOfWork } from '../../../platform/index.ts'
import type { AttachedRecord } from '../records.ts'

const tables = (tx: Tx) => tx.withTables<{ scanAttachment: AttachedRecord }>().withPlugin(new CamelCasePlugin())

/** The files that go along with a scanned document, in the order in which they came. */
export const of = ({ tx, companyId }: UnitOfWork, uploadId: string): Promise<AttachedRecord[]> =>
  tables(tx)
    .selectFrom('scanAttachment')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('uploadId', '=', uploadId)
    .orderBy('created')
    .orderBy('id')
    .execute()

export async function add({ tx }: UnitOfWork, attached: AttachedRecord): Promise<void> {
  await tables(tx).insertInto('scanAttachment').values(attached).execute()
}
