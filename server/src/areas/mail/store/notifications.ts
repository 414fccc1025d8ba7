import { sql } from 'kysely'
import { type Batch, batched, type Tx, type UnitOfWork } from '../../../platform/index.ts'

/** What a notification is about: a stored object, or nothing but what it says. */
export interface Subject {
  readonly type: 'document' | 'message'
  readonly id: string | null
}

export interface NotificationRow {
  readonly company_id: string
  readonly id: string
  readonly user_id: string
  readonly object_type: string
  readonly object_id: string | null
  readonly text: string
  readonly is_read: boolean
  readonly created: Date
}

/** Days for which they are kept. */
const maxAgeDays = 90

/** The longest text, in characters. */
const maxTextLength = 1000

const tables = (tx: Tx) => tx.withTables<{ notification: NotificationRow }>()

const of = ({ tx, companyId }: UnitOfWork, userId: string, unreadOnly: boolean) =>
  tables(tx)
    .selectFrom('notification')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .$if(unreadOnly, (query) => query.where('is_read', '=', false))

interface NewNotification {
  readonly companyId: string
  readonly id: string
  readonly userId: string
  readonly objectType: string
  readonly objectId: string | null
  readonly text: string
  readonly created: Date
}

const keeping = batched(tables, (db, { companyId, rows }: Batch<NewNotification>) =>
  sql`
    insert into notification (company_id, id, user_id, object_type, object_id, text, is_read, created)
    select ${companyId}, id, user_id, object_type, object_id, text, false, created from json_to_recordset(${rows}) as given (
      nth integer, id uuid, user_id uuid, object_type text, object_id text, text text, created timestamptz
    ) on conflict do nothing`.compile(db),
)

/** Keeps what each person is told. */
export async function keep(
  uow: UnitOfWork,
  notices: readonly { readonly userId: string; readonly text: string; readonly about: Subject }[],
): Promise<void> {
  if (notices.length === 0) return
  for (const { userId, text, about } of notices)
    uow.send(
      keeping.with(uow.tx, {
        companyId: uow.companyId,
        id: uow.newId(),
        userId,
        objectType: about.type,
        objectId: about.id,
        text: text.slice(0, maxTextLength),
        created: uow.now,
      }),
    )
}

/** A page of what a person was told, the latest first, and how much there is in all. */
export async function page(
  uow: UnitOfWork,
  userId: string,
  { limit, offset, unreadOnly }: { limit: number; offset: number; unreadOnly: boolean },
): Promise<{ rows: NotificationRow[]; count: number }> {
  const rows = await of(uow, userId, unreadOnly)
    .selectAll()
    .orderBy('created', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { count } = await of(uow, userId, unreadOnly)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return { rows, count: Number(count) }
}

/** Marks what a person was told as read: the named, or all. */
export async function markRead({ tx, companyId }: UnitOfWork, userId: string, ids?: readonly string[]): Promise<void> {
  await tables(tx)
    .updateTable('notification')
    .set({ is_read: true })
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .where('is_read', '=', false)
    .$if(ids !== undefined, (query) => query.where('id', '=', sql<string>`any(${ids ?? []}::uuid[])`))
    .execute()
}

/** Forgets what has been told long ago. */
export async function prune({ tx, companyId, now }: UnitOfWork): Promise<void> {
  await tables(tx)
    .deleteFrom('notification')
    .where('company_id', '=', companyId)
    .where('created', '<', new Date(now.getTime() - maxAgeDays * 24 * 60 * 60_000))
    .execute()
}

/** Forgets what a person who is erased was told. */
export async function forget({ tx, companyId }: UnitOfWork, userId: string): Promise<void> {
  await tables(tx)
    .deleteFrom('notification')
    .where('company_id', '=', companyId)
    .where('user_id', '=', userId)
    .execute()
}
