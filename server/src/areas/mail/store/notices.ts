import type { MailLayout } from '@kontor/contract'
import { CamelCasePlugin, sql } from 'kysely'
import { type Batch, batched, type Tx, type UnitOfWork } from '../../../platform/index.ts'

/** A notice that waits until its day is over. */
export interface NoticeRecord {
  readonly companyId: string
  readonly noticeId: string
  readonly userId: string
  readonly authorId: string
  readonly subject: string
  readonly html: string
  readonly layout: MailLayout
  readonly created: Date
}

const camelCase = new CamelCasePlugin()
const tables = (tx: Tx) => tx.withTables<{ mailNotice: NoticeRecord }>().withPlugin(camelCase)
const all = (uow: UnitOfWork) => tables(uow.tx).selectFrom('mailNotice').where('companyId', '=', uow.companyId)

const keeping = batched(tables, (db, { companyId, rows }: Batch<NoticeRecord>) =>
  sql`
    insert into mail_notice (company_id, notice_id, user_id, author_id, subject, html, layout, created)
    select ${companyId}, notice_id, user_id, author_id, subject, html, layout, created from json_to_recordset(${rows}) as given (
      nth integer, notice_id uuid, user_id uuid, author_id uuid, subject text, html text, layout text, created timestamptz
    ) on conflict do nothing`.compile(db),
)

export type NewNotice = Omit<NoticeRecord, 'companyId' | 'noticeId' | 'created'>

export async function keep(uow: UnitOfWork, notices: readonly NewNotice[]): Promise<readonly NoticeRecord[]> {
  if (notices.length === 0) return []
  const kept = notices.map((notice) => ({
    ...notice,
    companyId: uow.companyId,
    noticeId: uow.newId(),
    created: uow.now,
  }))
  for (const notice of kept) uow.send(keeping.with(uow.tx, notice))
  return kept
}

export const find = (uow: UnitOfWork, noticeId: string): Promise<NoticeRecord | undefined> =>
  all(uow).selectAll().where('noticeId', '=', noticeId).executeTakeFirst()

/** For whom something waits, each with when the oldest of it was told. */
export async function peopleWaiting(uow: UnitOfWork): Promise<Map<string, Date>> {
  const rows = await all(uow)
    .select(({ fn }) => ['userId', fn.min('created').as('oldest')])
    .groupBy('userId')
    .orderBy('userId')
    .execute()
  return new Map(rows.map(({ userId, oldest }) => [userId, oldest]))
}

/** What waits for one of them, the oldest first. */
export const waitingFor = (uow: UnitOfWork, userId: string, before: Date, limit: number): Promise<NoticeRecord[]> =>
  all(uow)
    .selectAll()
    .where('userId', '=', userId)
    .where('created', '<', before)
    .orderBy('created')
    .orderBy('noticeId')
    .limit(limit)
    .execute()

/** How many of these still waited; none waits any more. */
export async function take(uow: UnitOfWork, ids: readonly string[]): Promise<number> {
  const taken = await tables(uow.tx)
    .deleteFrom('mailNotice')
    .where('companyId', '=', uow.companyId)
    .where('noticeId', 'in', ids)
    .returning('noticeId')
    .execute()
  return taken.length
}

/** Forgets what waits for a person who is erased. */
export async function forget(uow: UnitOfWork, userId: string): Promise<void> {
  await tables(uow.tx)
    .deleteFrom('mailNotice')
    .where('companyId', '=', uow.companyId)
    .where('userId', '=', userId)
    .execute()
}
