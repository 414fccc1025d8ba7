import type { MailLayout } from '@kontor/contract'
import { CamelCasePlugin } from 'kysely'
import type { Act, Tx } from '../../../platform/index.ts'

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
const all = (act: Act) => tables(act.tx).selectFrom('mailNotice').where('companyId', '=', act.companyId)

export type NewNotice = Omit<NoticeRecord, 'companyId' | 'noticeId' | 'created'>

export async function keep(act: Act, notices: readonly NewNotice[]): Promise<readonly NoticeRecord[]> {
  if (notices.length === 0) return []
  const kept = notices.map((notice) => ({
    ...notice,
    companyId: act.companyId,
    noticeId: act.newId(),
    created: act.now,
  }))
  await tables(act.tx).insertInto('mailNotice').values(kept).execute()
  return kept
}

export const find = (act: Act, noticeId: string): Promise<NoticeRecord | undefined> =>
  all(act).selectAll().where('noticeId', '=', noticeId).executeTakeFirst()

/** For whom something waits, each with when the oldest of it was told. */
export async function peopleWaiting(act: Act): Promise<Map<string, Date>> {
  const rows = await all(act)
    .select(({ fn }) => ['userId', fn.min('created').as('oldest')])
    .groupBy('userId')
    .orderBy('userId')
    .execute()
  return new Map(rows.map(({ userId, oldest }) => [userId, oldest]))
}

/** What waits for one of them, the oldest first. */
export const waitingFor = (act: Act, userId: string, before: Date, most: number): Promise<NoticeRecord[]> =>
  all(act)
    .selectAll()
    .where('userId', '=', userId)
    .where('created', '<', before)
    .orderBy('created')
    .orderBy('noticeId')
    .limit(most)
    .execute()

/** How many of these still waited; none waits any more. */
export async function take(act: Act, ids: readonly string[]): Promise<number> {
  const taken = await tables(act.tx)
    .deleteFrom('mailNotice')
    .where('companyId', '=', act.companyId)
    .where('noticeId', 'in', ids)
    .returning('noticeId')
    .execute()
  return taken.length
}

/** Forgets what waits for a person who is erased. */
export async function forget(act: Act, userId: string): Promise<void> {
  await tables(act.tx)
    .deleteFrom('mailNotice')
    .where('companyId', '=', act.companyId)
    .where('userId', '=', userId)
    .execute()
}
