import { sql } from 'kysely'
import type { UnitOfWork } from '../../../platform/index.ts'
import type { FileRecord } from '../records.ts'
import { tables } from './tables.ts'

/** The files of a request, by question and place. */
export const filesOf = ({ tx, companyId }: UnitOfWork, requestId: string): Promise<FileRecord[]> =>
  tables(tx)
    .selectFrom('questionnaireFile')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('requestId', '=', requestId)
    .orderBy('questionId')
    .orderBy('nth')
    .execute()

export async function add({ tx }: UnitOfWork, file: FileRecord): Promise<void> {
  await tables(tx).insertInto('questionnaireFile').values(file).execute()
}

export async function remove({ tx, companyId }: UnitOfWork, requestId: string, ids: readonly string[]): Promise<void> {
  await tables(tx)
    .deleteFrom('questionnaireFile')
    .where('companyId', '=', companyId)
    .where('requestId', '=', requestId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
}

/** Those of these contents that files of answers hold. */
export async function contentsHeld({ tx, companyId }: UnitOfWork, hashes: readonly string[]): Promise<string[]> {
  const rows = await tables(tx)
    .selectFrom('questionnaireFile')
    .select('contentHash')
    .distinct()
    .where('companyId', '=', companyId)
    .where('contentHash', '=', sql<string>`any(${hashes}::text[])`)
    .execute()
  return rows.map(({ contentHash }) => contentHash)
}
