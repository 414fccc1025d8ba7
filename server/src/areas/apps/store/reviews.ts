import type { Tx } from '../../../platform/index.ts'

export type ReviewTables = {
  app_review: {
    /** The company that added the app for itself; `everybody` where each has it. */
    shelf_id: string
    app_id: string
    reviewer_id: string
    /** Null once the person is erased. */
    user_id: string | null
    stars: number
    text: string | null
    language: string
    created: Date
  }
}

export type ReviewRow = ReviewTables['app_review']

/** One app: two companies may each have added one of the same name. */
export interface Shelved {
  readonly shelf_id: string
  readonly app_id: string
}

/** The shelf of what every company finds in its store. */
export const everybody = '00000000-0000-0000-0000-000000000000'

const tables = (tx: Tx) => tx.withTables<ReviewTables>()
const of = (tx: Tx, { shelf_id, app_id }: Shelved) =>
  tables(tx).selectFrom('app_review').where('shelf_id', '=', shelf_id).where('app_id', '=', app_id)

/** What is said of an app, newest first. */
export const reviewsOf = (tx: Tx, app: Shelved, limit: number): Promise<ReviewRow[]> =>
  of(tx, app).selectAll().orderBy('created', 'desc').orderBy('reviewer_id').limit(limit).execute()

export async function ratingOf(tx: Tx, app: Shelved): Promise<{ count: number; average: number }> {
  const row = await of(tx, app)
    .select(({ fn }) => [fn.countAll<string>().as('count'), fn.avg<string | null>('stars').as('average')])
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), average: Math.round(Number(row.average ?? 0) * 10) / 10 }
}

export const reviewBy = (tx: Tx, app: Shelved, reviewerId: string): Promise<ReviewRow | undefined> =>
  of(tx, app).selectAll().where('reviewer_id', '=', reviewerId).executeTakeFirst()

export async function saveReview(tx: Tx, row: ReviewRow): Promise<void> {
  const { user_id, stars, text, language, created } = row
  await tables(tx)
    .insertInto('app_review')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['shelf_id', 'app_id', 'reviewer_id']).doUpdateSet({ user_id, stars, text, language, created }),
    )
    .execute()
}

/** False where there was none. */
export async function deleteReview(tx: Tx, { shelf_id, app_id }: Shelved, reviewerId: string): Promise<boolean> {
  const { numDeletedRows } = await tables(tx)
    .deleteFrom('app_review')
    .where('shelf_id', '=', shelf_id)
    .where('app_id', '=', app_id)
    .where('reviewer_id', '=', reviewerId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** What the company said stays; who wrote it goes. */
export async function forgetReviewer(tx: Tx, reviewerId: string, userId: string): Promise<void> {
  await tables(tx)
    .updateTable('app_review')
    .set({ user_id: null })
    .where('reviewer_id', '=', reviewerId)
    .where('user_id', '=', userId)
    .execute()
}
