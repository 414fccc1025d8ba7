import type { UnitOfWork } from '../../../platform/index.ts'
import type { Period } from '../../document-lists/index.ts'
import type { PostRecord } from '../records.ts'
import { tables } from './tables.ts'

export const find = (uow: UnitOfWork, id: string): Promise<PostRecord | undefined> =>
  tables(uow.tx)
    .selectFrom('conversationPost')
    .selectAll()
    .where('companyId', '=', uow.companyId)
    .where('id', '=', id)
    .executeTakeFirst()

/** Undefined where the id is taken. */
export const add = (uow: UnitOfWork, post: PostRecord): Promise<PostRecord | undefined> =>
  tables(uow.tx)
    .insertInto('conversationPost')
    .values(post)
    .onConflict((conflict) => conflict.columns(['companyId', 'id']).doNothing())
    .returningAll()
    .executeTakeFirst()

/** What was said about a document, by the ids of the posts. */
export async function textsOf(uow: UnitOfWork, documentId: string): Promise<Map<string, string>> {
  const rows = await tables(uow.tx)
    .selectFrom('conversationPost')
    .select(['id', 'text'])
    .where('companyId', '=', uow.companyId)
    .where('documentId', '=', documentId)
    .orderBy('created')
    .limit(1000)
    .execute()
  return new Map(rows.map(({ id, text }) => [id, text]))
}

/** What partners have said lately, the latest first. */
export const replies = (uow: UnitOfWork, limit: number): Promise<PostRecord[]> =>
  tables(uow.tx)
    .selectFrom('conversationPost')
    .selectAll()
    .where('companyId', '=', uow.companyId)
    .where('authorId', 'is', null)
    .orderBy('created', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()

/** So many of the latest posts are looked through. */
const maxLooked = 1_000

/** The documents about which something was said in a period, with when the last of it was, the latest first. */
export async function lastPosts(uow: UnitOfWork, { before, since, count }: Period): Promise<Map<string, Date>> {
  const latest = tables(uow.tx)
    .selectFrom('conversationPost')
    .select(['documentId', 'created'])
    .where('companyId', '=', uow.companyId)
    .$if(before !== undefined, (rows) => rows.where('created', '<', new Date(before ?? 0)))
    .$if(since !== undefined, (rows) => rows.where('created', '>=', new Date(since ?? 0)))
    .orderBy('created', 'desc')
    .limit(maxLooked)
  const rows = await tables(uow.tx)
    .selectFrom(latest.as('post'))
    .select(({ fn }) => ['documentId', fn.max('created').as('at')])
    .groupBy('documentId')
    .orderBy('at', 'desc')
    .limit(count)
    .execute()
  return new Map(rows.map(({ documentId, at }) => [documentId, at]))
}
