import { sql } from 'kysely'
import type { Tx, UnitOfWork } from '../../../platform/index.ts'

/** A part of a bill that was paid, or came in for it. */
export interface PartRow {
  readonly company_id: string
  readonly id: string
  readonly document_id: string
  /** 'YYYY-MM-DD' */
  readonly day: string
  readonly amount: string
  readonly discount: string | null
  readonly movement: string | null
  readonly author_id: string | null
  readonly created: Date
}

const parts = (tx: Tx) => tx.withTables<{ payment_part: PartRow }>()

/** Keeps a part; false where there is one under its id, or of the same movement, already. */
export async function addPart({ tx }: UnitOfWork, part: PartRow): Promise<boolean> {
  const insert = parts(tx).insertInto('payment_part').values(part)
  const { numInsertedOrUpdatedRows } = await insert.onConflict((one) => one.doNothing()).executeTakeFirst()
  return numInsertedOrUpdatedRows !== 0n
}

/** It was noted by mistake. */
export async function removePart({ tx, companyId }: UnitOfWork, id: string): Promise<void> {
  await parts(tx).deleteFrom('payment_part').where('company_id', '=', companyId).where('id', '=', id).execute()
}

/** The parts of some bills, by their days. */
export const partsOf = ({ tx, companyId }: UnitOfWork, documentIds: readonly string[]): Promise<PartRow[]> =>
  parts(tx)
    .selectFrom('payment_part')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('document_id', '=', sql<string>`any(${documentIds}::uuid[])`)
    .orderBy('day')
    .orderBy('created')
    .orderBy('id')
    .execute()

/** Those of some movements that were booked. */
export const partsByMovement = ({ tx, companyId }: UnitOfWork, movements: readonly string[]): Promise<PartRow[]> =>
  parts(tx)
    .selectFrom('payment_part')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('movement', '=', sql<string>`any(${movements}::text[])`)
    .execute()

/** So many days of parts; both days belong to it. */
export interface PartsIn {
  readonly from?: string | undefined
  readonly until?: string | undefined
}

const inDays = ({ tx, companyId }: UnitOfWork, { from, until }: PartsIn) =>
  parts(tx)
    .selectFrom('payment_part')
    .where('company_id', '=', companyId)
    .$if(from !== undefined, (rows) => rows.where('day', '>=', from ?? ''))
    .$if(until !== undefined, (rows) => rows.where('day', '<=', until ?? ''))

/** Parts of all bills, the latest first. */
export const partsPage = (uow: UnitOfWork, wanted: PartsIn, limit: number, offset: number): Promise<PartRow[]> =>
  inDays(uow, wanted).selectAll().orderBy('day', 'desc').orderBy('id').limit(limit).offset(offset).execute()

export async function countParts(uow: UnitOfWork): Promise<number> {
  const { rows } = await inDays(uow, {})
    .select(({ fn }) => fn.countAll<string>().as('rows'))
    .executeTakeFirstOrThrow()
  return Number(rows)
}

/** Who noted it is forgotten with them; what was paid stays. */
export async function forgetPartAuthor({ tx, companyId }: UnitOfWork, userId: string): Promise<void> {
  await parts(tx)
    .updateTable('payment_part')
    .set({ author_id: sql`null` })
    .where('company_id', '=', companyId)
    .where('author_id', '=', userId)
    .execute()
}
