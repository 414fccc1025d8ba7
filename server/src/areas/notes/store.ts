import type { NoteVisibility } from '@kontor/contract'
import type { Tx, UnitOfWork } from '../../platform/index.ts'

export interface NoteRow {
  readonly company_id: string
  readonly id: string
  readonly partner_id: string
  readonly label: string
  readonly visibility: NoteVisibility
  readonly text: string | null
  readonly content_hash: string | null
  readonly file_name: string | null
  readonly media_type: string | null
  readonly created_by: string | null
  readonly created: Date
}

const tables = (tx: Tx) => tx.withTables<{ partner_note: NoteRow }>()

const own = ({ tx, companyId }: UnitOfWork) => tables(tx).selectFrom('partner_note').where('company_id', '=', companyId)

export async function add(uow: UnitOfWork, row: NoteRow): Promise<void> {
  await tables(uow.tx).insertInto('partner_note').values(row).execute()
}

export const find = (uow: UnitOfWork, id: string): Promise<NoteRow | undefined> =>
  own(uow).selectAll().where('id', '=', id).executeTakeFirst()

/** A page of what a reader may see, of one partner or of all, the latest first. */
export async function page(
  uow: UnitOfWork,
  { partnerId, limit, offset }: { partnerId: string | undefined; limit: number; offset: number },
): Promise<{ rows: NoteRow[]; count: number }> {
  const readerId = uow.author.actorId
  const found = own(uow)
    .$if(partnerId !== undefined, (query) => query.where('partner_id', '=', partnerId ?? ''))
    .where((is) =>
      is.or([is('visibility', '=', 'COMPANY'), ...(readerId === null ? [] : [is('created_by', '=', readerId)])]),
    )
  const rows = await found
    .selectAll()
    .orderBy('created', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
  const { count } = await found.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow()
  return { rows, count: Number(count) }
}

export async function remove({ tx, companyId }: UnitOfWork, id: string): Promise<void> {
  await tables(tx).deleteFrom('partner_note').where('company_id', '=', companyId).where('id', '=', id).execute()
}

/** Private notes of an erased person go; what they wrote for colleagues stays, without their name. */
export async function forgetAuthor({ tx, companyId }: UnitOfWork, userId: string): Promise<void> {
  await tables(tx)
    .deleteFrom('partner_note')
    .where('company_id', '=', companyId)
    .where('created_by', '=', userId)
    .where('visibility', '=', 'PRIVATE')
    .execute()
  await tables(tx)
    .updateTable('partner_note')
    .set({ created_by: null })
    .where('company_id', '=', companyId)
    .where('created_by', '=', userId)
    .execute()
}
