import type { UnitOfWork } from '../../../platform/index.ts'
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
