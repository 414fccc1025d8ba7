import { CamelCasePlugin } from 'kysely'
import type { Tx, UnitOfWork } from '../../platform/index.ts'
import type { FileRecord } from './records.ts'

type Tables = {
  documentFile: FileRecord
}

const camelCase = new CamelCasePlugin()

/** The area's tables, with their columns in the spelling of the code. */
const tables = (tx: Tx) => tx.withTables<Tables>().withPlugin(camelCase)

const all = (uow: UnitOfWork) =>
  tables(uow.tx).selectFrom('documentFile').selectAll().where('companyId', '=', uow.companyId)

export const byToken = (uow: UnitOfWork, token: string): Promise<FileRecord | undefined> =>
  all(uow).where('uploadToken', '=', token).executeTakeFirst()

export const find = (uow: UnitOfWork, id: string): Promise<FileRecord | undefined> =>
  all(uow).where('id', '=', id).executeTakeFirst()

/** Held until the transaction ends. */
export const lock = (uow: UnitOfWork, id: string): Promise<FileRecord | undefined> =>
  all(uow).where('id', '=', id).forUpdate().executeTakeFirst()

/** Those that were handed on, in these statuses, the oldest first: what came first is worked on first. */
export const tickets = (
  uow: UnitOfWork,
  statuses: readonly FileRecord['status'][],
  limit: number,
  offset: number,
): Promise<FileRecord[]> =>
  all(uow).where('status', 'in', statuses).orderBy('created').orderBy('id').limit(limit).offset(offset).execute()

export async function countTickets(uow: UnitOfWork, statuses: readonly FileRecord['status'][]): Promise<number> {
  const { count } = await tables(uow.tx)
    .selectFrom('documentFile')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('companyId', '=', uow.companyId)
    .where('status', 'in', statuses)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The latest first. */
export const page = (uow: UnitOfWork, limit: number, offset: number): Promise<FileRecord[]> =>
  all(uow).orderBy('created', 'desc').orderBy('id').limit(limit).offset(offset).execute()

export async function count(uow: UnitOfWork): Promise<number> {
  const { count } = await tables(uow.tx)
    .selectFrom('documentFile')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('companyId', '=', uow.companyId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** A file under a token that was used before takes the place of the earlier one, until it was handed on. */
export async function save(uow: UnitOfWork, file: FileRecord): Promise<void> {
  const { companyId: _company, id: _id, uploadToken: _token, created: _created, ...changes } = file
  await tables(uow.tx)
    .insertInto('documentFile')
    .values(file)
    .onConflict((conflict) => conflict.columns(['companyId', 'uploadToken']).doUpdateSet(changes))
    .execute()
}
