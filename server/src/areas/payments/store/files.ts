import { sql } from 'kysely'
import type { Tx, UnitOfWork } from '../../../platform/index.ts'

export interface FileRow {
  readonly company_id: string
  readonly id: string
  readonly author_id: string | null
  readonly account: string
  /** 'YYYY-MM-DD' */
  readonly execution_date: string
  readonly content: string
  readonly created: Date
}

export interface PaymentRow {
  readonly company_id: string
  readonly id: string
  readonly file_id: string
  readonly document_id: string
  readonly number: string
  readonly payee: string
  readonly account: string
  readonly amount: string
  readonly currency: string
  /** What is not paid because it is early. */
  readonly discount: string | null
  /** The transfer that settles it with others of the same payee; null where it is alone, and its own id is that. */
  readonly transfer_id: string | null
  /** A credit note, which takes its amount away. */
  readonly is_credit: boolean
}

const tables = (tx: Tx) => tx.withTables<{ payment_file: FileRow; payment: PaymentRow }>()

/** Keeps a file with its payments; false where there is one under its id already. */
export async function add({ tx }: UnitOfWork, file: FileRow, payments: readonly PaymentRow[]): Promise<boolean> {
  const insert = tables(tx).insertInto('payment_file').values(file)
  const { numInsertedOrUpdatedRows } = await insert.onConflict((one) => one.doNothing()).executeTakeFirst()
  if (numInsertedOrUpdatedRows === 0n) return false
  await tables(tx).insertInto('payment').values(payments).execute()
  return true
}

/** A file, held until the transaction ends where it is to be changed. */
export const find = (
  { tx, companyId }: UnitOfWork,
  id: string,
  { locked = false } = {},
): Promise<FileRow | undefined> =>
  tables(tx)
    .selectFrom('payment_file')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .$if(locked, (rows) => rows.forUpdate())
    .executeTakeFirst()

/** What some transfers settle. */
export const findPayments = ({ tx, companyId }: UnitOfWork, ids: readonly string[]): Promise<PaymentRow[]> =>
  tables(tx)
    .selectFrom('payment')
    .selectAll()
    .where('company_id', '=', companyId)
    .where((row) =>
      row.or([
        row('transfer_id', '=', sql<string>`any(${ids}::uuid[])`),
        row.and([row('transfer_id', 'is', null), row('id', '=', sql<string>`any(${ids}::uuid[])`)]),
      ]),
    )
    .orderBy('is_credit')
    .orderBy('id')
    .execute()

/** What a file pays, in the order in which it does. */
export const paymentsOf = ({ tx, companyId }: UnitOfWork, fileId: string): Promise<PaymentRow[]> =>
  tables(tx)
    .selectFrom('payment')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('file_id', '=', fileId)
    .orderBy('id')
    .execute()

export async function remove({ tx, companyId }: UnitOfWork, id: string): Promise<void> {
  await tables(tx).deleteFrom('payment_file').where('company_id', '=', companyId).where('id', '=', id).execute()
}

/** Who ordered it is forgotten with them; what was paid stays. */
export async function forgetAuthor({ tx, companyId }: UnitOfWork, userId: string): Promise<void> {
  await tables(tx)
    .updateTable('payment_file')
    .set({ author_id: sql`null` })
    .where('company_id', '=', companyId)
    .where('author_id', '=', userId)
    .execute()
}

/** The transfer of the bank that settles it. */
export const transferOf = ({ id, transfer_id }: Pick<PaymentRow, 'id' | 'transfer_id'>): string => transfer_id ?? id
