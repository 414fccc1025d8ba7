import { CamelCasePlugin } from 'kysely'
import type { Tx, UnitOfWork } from '../../platform/index.ts'

export interface PostRecord {
  readonly companyId: string
  readonly id: string
  readonly requisitionId: string
  readonly authorId: string | null
  readonly text: string
  readonly created: Date
}

const camelCase = new CamelCasePlugin()
const tables = (tx: Tx) => tx.withTables<{ requisitionPost: PostRecord }>().withPlugin(camelCase)

/** So many are read; nobody talks about a requisition for longer. */
const most = 1000

/** What was said about a requisition, oldest first. */
export const postsOf = ({ tx, companyId }: UnitOfWork, requisitionId: string): Promise<PostRecord[]> =>
  tables(tx)
    .selectFrom('requisitionPost')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('requisitionId', '=', requisitionId)
    .orderBy('created')
    .orderBy('id')
    .limit(most)
    .execute()

export const find = ({ tx, companyId }: UnitOfWork, id: string): Promise<PostRecord | undefined> =>
  tables(tx)
    .selectFrom('requisitionPost')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()

/** False where another took the id meanwhile. */
export async function add({ tx, companyId }: UnitOfWork, post: Omit<PostRecord, 'companyId'>): Promise<boolean> {
  const added = await tables(tx)
    .insertInto('requisitionPost')
    .values({ ...post, companyId })
    .onConflict((conflict) => conflict.columns(['companyId', 'id']).doNothing())
    .returning('id')
    .execute()
  return added.length > 0
}

/** What a person said who is erased stays, without their name. */
export async function forget({ tx, companyId }: UnitOfWork, userId: string): Promise<void> {
  await tables(tx)
    .updateTable('requisitionPost')
    .set({ authorId: null })
    .where('companyId', '=', companyId)
    .where('authorId', '=', userId)
    .execute()
}
