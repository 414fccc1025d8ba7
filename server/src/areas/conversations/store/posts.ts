import type { Act } from '../../../platform/index.ts'
import type { PostRecord } from '../record.ts'
import { tables } from './tables.ts'

export const find = (act: Act, id: string): Promise<PostRecord | undefined> =>
  tables(act.tx)
    .selectFrom('conversationPost')
    .selectAll()
    .where('companyId', '=', act.companyId)
    .where('id', '=', id)
    .executeTakeFirst()

/** Undefined where the id is taken. */
export const add = (act: Act, post: PostRecord): Promise<PostRecord | undefined> =>
  tables(act.tx)
    .insertInto('conversationPost')
    .values(post)
    .onConflict((conflict) => conflict.columns(['companyId', 'id']).doNothing())
    .returningAll()
    .executeTakeFirst()

/** What was said about a document, by the ids of the posts. */
export async function textsOf(act: Act, documentId: string): Promise<Map<string, string>> {
  const rows = await tables(act.tx)
    .selectFrom('conversationPost')
    .select(['id', 'text'])
    .where('companyId', '=', act.companyId)
    .where('documentId', '=', documentId)
    .orderBy('created')
    .limit(1000)
    .execute()
  return new Map(rows.map(({ id, text }) => [id, text]))
}
