import { CamelCasePlugin, sql } from 'kysely'
import type { Tx, UnitOfWork } from '../../../platform/index.ts'

export interface MailRecord {
  readonly companyId: string
  readonly messageId: string
  readonly recipient: string
  readonly subject: string
  readonly contentHash: string
  readonly state: 'QUEUED' | 'SENT' | 'FAILED'
  readonly transport: 'MAILBOX' | 'SMTP' | null
  readonly attempts: number
  readonly begun: Date | null
  readonly said: string | null
  readonly report: unknown
  readonly returnSecret: string | null
  readonly created: Date
  readonly changed: Date
}

const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true })
const tables = (tx: Tx) => tx.withTables<{ mail: MailRecord }>().withPlugin(camelCase)
const all = (uow: UnitOfWork) => tables(uow.tx).selectFrom('mail').where('companyId', '=', uow.companyId)

/** False where there is a mail under this id: it is sent once. */
export async function add(uow: UnitOfWork, record: MailRecord): Promise<boolean> {
  const added = await tables(uow.tx)
    .insertInto('mail')
    .values({ ...record, report: record.report === null ? null : JSON.stringify(record.report) })
    .onConflict((conflict) => conflict.columns(['companyId', 'messageId']).doNothing())
    .returning('messageId')
    .executeTakeFirst()
  return added !== undefined
}

export const find = (uow: UnitOfWork, messageId: string): Promise<MailRecord | undefined> =>
  all(uow).selectAll().where('messageId', '=', messageId).executeTakeFirst()

export const lock = (uow: UnitOfWork, messageId: string): Promise<MailRecord | undefined> =>
  all(uow).selectAll().where('messageId', '=', messageId).forUpdate().executeTakeFirst()

/** The mail of a return path, held until the transaction ends. */
export const lockReturned = (uow: UnitOfWork, returnSecret: string): Promise<MailRecord | undefined> =>
  all(uow).selectAll().where('returnSecret', '=', returnSecret).forUpdate().executeTakeFirst()

export async function change(
  uow: UnitOfWork,
  messageId: string,
  changes: Partial<Pick<MailRecord, 'state' | 'transport' | 'attempts' | 'begun' | 'said'>>,
): Promise<void> {
  await tables(uow.tx)
    .updateTable('mail')
    .set({ ...changes, changed: uow.now })
    .where('companyId', '=', uow.companyId)
    .where('messageId', '=', messageId)
    .execute()
}

/** A page of the company's mails, the latest first. */
export async function list(
  uow: UnitOfWork,
  limit: number,
  offset: number,
): Promise<{ rows: MailRecord[]; count: number }> {
  const rows = await all(uow)
    .selectAll()
    .orderBy('created', 'desc')
    .orderBy('messageId')
    .limit(limit)
    .offset(offset)
    .execute()
  const { count } = await all(uow)
    .select((select) => select.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return { rows, count: Number(count) }
}

/** The contents of the mails that report to one of these dispatches. */
export async function contentsReporting(uow: UnitOfWork, dispatchIds: readonly string[]): Promise<string[]> {
  const rows = await all(uow)
    .select('contentHash')
    .where(sql<string>`report -> 'data' ->> 'dispatchId'`, 'in', dispatchIds)
    .execute()
  return rows.map(({ contentHash }) => contentHash)
}
