import { sql } from 'kysely'
import type { UnitOfWork } from '../../../platform/index.ts'
import type { QuestionRecord } from '../records.ts'
import { tables } from './tables.ts'

const all = ({ tx, companyId }: UnitOfWork) => tables(tx).selectFrom('question').where('companyId', '=', companyId)

export const find = (uow: UnitOfWork, ids: readonly string[]): Promise<QuestionRecord[]> =>
  all(uow).selectAll().where('id', '=', sql<string>`any(${ids}::uuid[])`).execute()

/** The question, held until the transaction ends: nobody begins to ask it while it is deleted. */
export const lock = (uow: UnitOfWork, ids: readonly string[]): Promise<QuestionRecord[]> =>
  all(uow).selectAll().where('id', '=', sql<string>`any(${ids}::uuid[])`).orderBy('id').forUpdate().execute()

const like = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

/** A page of them by a part of their text in any language, the newest first. */
export async function page(
  uow: UnitOfWork,
  { q, limit, offset }: { readonly q: string | undefined; readonly limit: number; readonly offset: number },
): Promise<{ rows: QuestionRecord[]; count: number }> {
  const wanted = all(uow).$if(q !== undefined, (rows) =>
    rows.where(sql<boolean>`exists (select from jsonb_each_text(text) as one where one.value ilike ${like(q ?? '')})`),
  )
  const { found } = await wanted.select(({ fn }) => fn.countAll<string>().as('found')).executeTakeFirstOrThrow()
  const rows = await wanted.selectAll().orderBy('created', 'desc').orderBy('id').limit(limit).offset(offset).execute()
  return { rows, count: Number(found) }
}

/** False where the company has a question under this id. */
export async function add({ tx }: UnitOfWork, record: QuestionRecord): Promise<boolean> {
  const { text, choices, ...row } = record
  const added = await tables(tx)
    .insertInto('question')
    .values({ ...row, text: JSON.stringify(text), choices: choices && JSON.stringify(choices) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

export async function remove({ tx, companyId }: UnitOfWork, id: string): Promise<void> {
  await tables(tx).deleteFrom('question').where('companyId', '=', companyId).where('id', '=', id).execute()
}
