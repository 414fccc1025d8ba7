import type { Tx, UnitOfWork } from '../../../platform/index.ts'

export interface RecommendationRow {
  readonly company_id: string
  readonly id: string
  readonly sender_id: string
  readonly sender_name: string
  readonly message: string
  readonly visible: boolean
  readonly created: Date
}

/** As many as a page of a company shows. */
const maxShown = 50

const tables = (tx: Tx) => tx.withTables<{ recommendation: RecommendationRow }>()

const own = ({ tx, companyId }: UnitOfWork) =>
  tables(tx).selectFrom('recommendation').where('company_id', '=', companyId)

/** False where another of the sender waits. */
export async function add(uow: UnitOfWork, row: RecommendationRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(uow.tx)
    .insertInto('recommendation')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** A page of what is said of the company: what waits, then the latest. */
export async function page(
  uow: UnitOfWork,
  limit: number,
  offset: number,
): Promise<{ rows: RecommendationRow[]; count: number; open: number }> {
  const rows = await own(uow)
    .selectAll()
    .orderBy('visible')
    .orderBy('created', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
  const { count, open } = await own(uow)
    .select(({ fn, eb }) => [
      fn.countAll<string>().as('count'),
      fn
        .countAll<string>()
        .filterWhere(eb('visible', '=', false))
        .as('open'),
    ])
    .executeTakeFirstOrThrow()
  return { rows, count: Number(count), open: Number(open) }
}

/** What the company shows of it, the latest first. */
export const visible = (uow: UnitOfWork): Promise<RecommendationRow[]> =>
  own(uow).selectAll().where('visible', '=', true).orderBy('created', 'desc').orderBy('id').limit(maxShown).execute()

/** What a sender said that waits for the company's answer. */
export const openOf = (uow: UnitOfWork, senderId: string): Promise<RecommendationRow | undefined> =>
  own(uow).selectAll().where('sender_id', '=', senderId).where('visible', '=', false).executeTakeFirst()

/** Shows one; what is visible stays so. @returns whose it is; undefined where there is none */
export async function show({ tx, companyId }: UnitOfWork, id: string): Promise<string | undefined> {
  const row = await tables(tx)
    .updateTable('recommendation')
    .set({ visible: true })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .returning('sender_id')
    .executeTakeFirst()
  return row?.sender_id
}

/** @returns whose it was; undefined where there was none */
export async function remove({ tx, companyId }: UnitOfWork, id: string): Promise<string | undefined> {
  const row = await tables(tx)
    .deleteFrom('recommendation')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .returning('sender_id')
    .executeTakeFirst()
  return row?.sender_id
}
