import type { TradeType } from '@kontor/contract'
import { sql } from 'kysely'
import type { Tx, UnitOfWork } from '../../platform/index.ts'

export interface TemplateRow {
  readonly company_id: string
  readonly id: string
  readonly name: string
  readonly type: TradeType
  /** UBL */
  readonly content: string
  readonly partner: string
  readonly amount: string | null
  readonly currency: string | null
  readonly author_id: string | null
  readonly changed: Date
}

/** A template without its content. */
export type TemplateHead = Omit<TemplateRow, 'content'>

const tables = (tx: Tx) => tx.withTables<{ document_template: TemplateRow }>()

const mine = ({ tx, companyId }: UnitOfWork) =>
  tables(tx).selectFrom('document_template').where('company_id', '=', companyId)

/** All of the company, by name. */
export const all = (uow: UnitOfWork): Promise<TemplateHead[]> =>
  mine(uow)
    .select(['company_id', 'id', 'name', 'type', 'partner', 'amount', 'currency', 'author_id', 'changed'])
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute()

export const find = (uow: UnitOfWork, id: string): Promise<TemplateRow | undefined> =>
  mine(uow).selectAll().where('id', '=', id).executeTakeFirst()

/** The one that has a name already, in whatever case. */
export const named = (uow: UnitOfWork, name: string): Promise<{ id: string } | undefined> =>
  mine(uow).select('id').where(sql`lower(name)`, '=', name.toLowerCase()).executeTakeFirst()

export async function save({ tx }: UnitOfWork, row: TemplateRow): Promise<void> {
  const { company_id: _company, id: _id, ...changes } = row
  await tables(tx)
    .insertInto('document_template')
    .values(row)
    .onConflict((conflict) => conflict.columns(['company_id', 'id']).doUpdateSet(changes))
    .execute()
}

/** Whether there was one. */
export async function remove({ tx, companyId }: UnitOfWork, id: string): Promise<boolean> {
  const { numDeletedRows } = await tables(tx)
    .deleteFrom('document_template')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Who wrote it is forgotten with them; the template stays. */
export async function forgetAuthor({ tx, companyId }: UnitOfWork, userId: string): Promise<void> {
  await tables(tx)
    .updateTable('document_template')
    .set({ author_id: sql`null` })
    .where('company_id', '=', companyId)
    .where('author_id', '=', userId)
    .execute()
}
