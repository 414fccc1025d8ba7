import { CamelCasePlugin } from 'kysely'
import type { Act, Tx } from '../../platform/index.ts'
import type { FileRecord } from './record.ts'

type Tables = {
  documentFile: FileRecord
}

const camelCase = new CamelCasePlugin()

/** The area's tables, with their columns in the spelling of the code. */
const tables = (tx: Tx) => tx.withTables<Tables>().withPlugin(camelCase)

const all = (act: Act) => tables(act.tx).selectFrom('documentFile').selectAll().where('companyId', '=', act.companyId)

export const byToken = (act: Act, token: string): Promise<FileRecord | undefined> =>
  all(act).where('uploadToken', '=', token).executeTakeFirst()

/** The latest first. */
export const page = (act: Act, limit: number, offset: number): Promise<FileRecord[]> =>
  all(act).orderBy('created', 'desc').orderBy('id').limit(limit).offset(offset).execute()

export async function count(act: Act): Promise<number> {
  const { count } = await tables(act.tx)
    .selectFrom('documentFile')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('companyId', '=', act.companyId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** A file under a token that was used before takes the place of the earlier one, until it was handed on. */
export async function save(act: Act, file: FileRecord): Promise<void> {
  const { companyId: _company, id: _id, uploadToken: _token, created: _created, ...changes } = file
  await tables(act.tx)
    .insertInto('documentFile')
    .values(file)
    .onConflict((conflict) => conflict.columns(['companyId', 'uploadToken']).doUpdateSet(changes))
    .execute()
}
