import { CamelCasePlugin, type ColumnType, sql } from 'kysely'
import type { Tx, UnitOfWork } from '../../../platform/index.ts'
import type { UploadRecord } from '../records.ts'

// What an answer needs is data, and no row whose columns are named anew.
const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true })

type UploadTable = Omit<UploadRecord, 'answerTo'> & {
  readonly answerTo: ColumnType<UploadRecord['answerTo'], string | null, never>
}

/** The area's tables, with their columns in the spelling of the code. */
const tables = (tx: Tx) => tx.withTables<{ scanUpload: UploadTable }>().withPlugin(camelCase)

const all = ({ tx, companyId }: UnitOfWork) => tables(tx).selectFrom('scanUpload').where('companyId', '=', companyId)

export async function add({ tx }: UnitOfWork, upload: UploadRecord): Promise<void> {
  await tables(tx)
    .insertInto('scanUpload')
    .values({ ...upload, answerTo: upload.answerTo && JSON.stringify(upload.answerTo) })
    .execute()
}

export const find = (uow: UnitOfWork, id: string): Promise<UploadRecord | undefined> =>
  all(uow).selectAll().where('id', '=', id).executeTakeFirst()

/** The upload, held against whoever would change it until the transaction ends. */
export const lock = (uow: UnitOfWork, id: string): Promise<UploadRecord | undefined> =>
  all(uow).selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export async function change(
  { tx, companyId }: UnitOfWork,
  id: string,
  changes: Partial<Omit<UploadRecord, 'answerTo'>>,
): Promise<void> {
  await tables(tx)
    .updateTable('scanUpload')
    .set(changes)
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute()
}

/** Who has anything in hand, or had until lately. */
export async function holders(uow: UnitOfWork): Promise<string[]> {
  const rows = await all(uow).select('lockedBy').distinct().where('lockedBy', 'is not', null).execute()
  return rows.flatMap(({ lockedBy }) => lockedBy ?? [])
}

/** What lies in a folder goes to another, or to none. */
export async function moveAll({ tx, companyId }: UnitOfWork, from: string, to: string | null): Promise<void> {
  await tables(tx)
    .updateTable('scanUpload')
    .set({ folder: to })
    .where('companyId', '=', companyId)
    .where('folder', '=', from)
    .execute()
}

export async function remove({ tx, companyId }: UnitOfWork, id: string): Promise<void> {
  await tables(tx).deleteFrom('scanUpload').where('companyId', '=', companyId).where('id', '=', id).execute()
}

/** Others with the same file, the oldest first. */
export const sameFile = async (uow: UnitOfWork, { id, contentHash }: UploadRecord): Promise<UploadRecord[]> =>
  contentHash === null
    ? []
    : all(uow)
        .selectAll()
        .where('contentHash', '=', contentHash)
        .where('id', '<>', id)
        .orderBy('imported')
        .limit(20)
        .execute()

const orders = {
  Imported: 'imported',
  DocumentNumber: 'number',
  Amount: sql<string>`amount::numeric`,
  SenderName: 'senderName',
  // Where it goes: the branch of its folder.
  RecipientName: sql<string>`(select branch_name from scan_folder
    where scan_folder.company_id = scan_upload.company_id and scan_folder.name = scan_upload.folder)`,
} as const

export interface Wanted {
  readonly states?: readonly UploadRecord['state'][] | undefined
  /** The day that it is for the company: what is on hold until then is back. */
  readonly today: string
  readonly text?: string | undefined
  readonly folder?: string | undefined
  /** Any of these, of its own, of its folder, or as a reason. */
  readonly tags?: readonly string[] | undefined
  readonly ordering: keyof typeof orders
  readonly descending: boolean
}

/** Whether a paper that was on hold is back. */
const isBack = (today: string) =>
  sql<boolean>`(state = 'ON_HOLD' and hold_until is not null and hold_until <= ${today})`

const wantedOf = (uow: UnitOfWork, { states, text, today, folder, tags }: Wanted) =>
  all(uow)
    .$if(states !== undefined, (rows) =>
      rows.where(
        sql<boolean>`case when ${isBack(today)} then 'TO_REVIEW' else state end = any(${states ?? []}::text[])`,
      ),
    )
    .$if(folder !== undefined, (rows) => rows.where('folder', '=', folder!))
    .$if(tags !== undefined, (rows) =>
      rows.where(
        sql<boolean>`(tags && ${tags}::text[] or reason_tags && ${tags}::text[] or folder in (
          select name from scan_folder where company_id = ${uow.companyId} and scan_folder.tags && ${tags}::text[]))`,
      ),
    )
    .$if(text !== undefined, (rows) =>
      rows.where(({ or, fn, val }) =>
        or(
          (['fileName', 'number', 'senderName', 'mailFrom'] as const).map(
            (column) => sql<boolean>`${fn('strpos', [fn('lower', [column]), fn('lower', [val(text)])])} > 0`,
          ),
        ),
      ),
    )

/** Those that are back from hold come first, and of those on hold whose day is next. */
export const page = (uow: UnitOfWork, wanted: Wanted, limit: number, offset: number): Promise<UploadRecord[]> =>
  wantedOf(uow, wanted)
    .selectAll()
    .$if(wanted.ordering === 'Imported', (rows) =>
      rows.orderBy(isBack(wanted.today), 'desc').orderBy('holdUntil', (order) => order.asc().nullsLast()),
    )
    .orderBy(orders[wanted.ordering], (order) => (wanted.descending ? order.desc() : order.asc()).nullsLast())
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()

export async function count(uow: UnitOfWork, wanted: Wanted): Promise<number> {
  const { all: found } = await wantedOf(uow, wanted)
    .select(({ fn }) => fn.countAll<string>().as('all'))
    .executeTakeFirstOrThrow()
  return Number(found)
}

/** Who brought a paper in is forgotten with them, and has nothing in hand any more; the paper stays. */
export async function forgetAuthor({ tx, companyId }: UnitOfWork, userId: string): Promise<void> {
  await tables(tx)
    .updateTable('scanUpload')
    .set({ authorId: null })
    .where('companyId', '=', companyId)
    .where('authorId', '=', userId)
    .execute()
  await tables(tx)
    .updateTable('scanUpload')
    .set({ lockedBy: null, lockedUntil: null })
    .where('companyId', '=', companyId)
    .where('lockedBy', '=', userId)
    .execute()
}
