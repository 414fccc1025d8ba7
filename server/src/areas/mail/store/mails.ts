import { CamelCasePlugin, sql } from 'kysely'
import type { Act, Tx } from '../../../platform/index.ts'

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
const all = (act: Act) => tables(act.tx).selectFrom('mail').where('companyId', '=', act.companyId)

/** False where there is a mail under this id: it is sent once. */
export async function add(act: Act, record: MailRecord): Promise<boolean> {
  const added = await tables(act.tx)
    .insertInto('mail')
    .values({ ...record, report: record.report === null ? null : JSON.stringify(record.report) })
    .onConflict((conflict) => conflict.columns(['companyId', 'messageId']).doNothing())
    .returning('messageId')
    .executeTakeFirst()
  return added !== undefined
}

export const find = (act: Act, messageId: string): Promise<MailRecord | undefined> =>
  all(act).selectAll().where('messageId', '=', messageId).executeTakeFirst()

export const lock = (act: Act, messageId: string): Promise<MailRecord | undefined> =>
  all(act).selectAll().where('messageId', '=', messageId).forUpdate().executeTakeFirst()

/** The mail of a return path, held until the act ends. */
export const lockReturned = (act: Act, returnSecret: string): Promise<MailRecord | undefined> =>
  all(act).selectAll().where('returnSecret', '=', returnSecret).forUpdate().executeTakeFirst()

export async function change(
  act: Act,
  messageId: string,
  changes: Partial<Pick<MailRecord, 'state' | 'transport' | 'attempts' | 'begun' | 'said'>>,
): Promise<void> {
  await tables(act.tx)
    .updateTable('mail')
    .set({ ...changes, changed: act.now })
    .where('companyId', '=', act.companyId)
    .where('messageId', '=', messageId)
    .execute()
}

/** A page of the company's mails, the latest first. */
export async function list(act: Act, limit: number, offset: number): Promise<{ rows: MailRecord[]; count: number }> {
  const rows = await all(act)
    .selectAll()
    .orderBy('created', 'desc')
    .orderBy('messageId')
    .limit(limit)
    .offset(offset)
    .execute()
  const { count } = await all(act)
    .select((select) => select.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return { rows, count: Number(count) }
}

/** The contents of the mails that report to one of these dispatches. */
export async function contentsReporting(act: Act, dispatchIds: readonly string[]): Promise<string[]> {
  const rows = await all(act)
    .select('contentHash')
    .where(sql<string>`report -> 'data' ->> 'dispatchId'`, 'in', dispatchIds)
    .execute()
  return rows.map(({ contentHash }) => contentHash)
}
