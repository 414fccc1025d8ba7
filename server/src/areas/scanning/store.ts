import { CamelCasePlugin, sql } from 'kysely'
import type { Tx, UnitOfWork } from '../../platform/index.ts'
import type { UploadRecord } from './records.ts'

const camelCase = new CamelCasePlugin()

/** The area's tables, with their columns in the spelling of the code. */
const tables = (tx: Tx) => tx.withTables<{ scanUpload: UploadRecord }>().withPlugin(camelCase)

const all = ({ tx, companyId }: UnitOfWork) => tables(tx).selectFrom('scanUpload').where('companyId', '=', companyId)

export async function add({ tx }: UnitOfWork, upload: UploadRecord): Promise<void> {
  await tables(tx).insertInto('scanUpload').values(upload).execute()
}

export const find = (uow: UnitOfWork, id: string): Promise<UploadRecord | undefined> =>
  all(uow).selectAll().where('id', '=', id).executeTakeFirst()

/** The upload, held against whoever would change it until the transaction ends. */
export const lock = (uow: UnitOfWork, id: string): Promise<UploadRecord | undefined> =>
  all(uow).selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export async function change({ tx, companyId }: UnitOfWork, id: string, changes: Partial<UploadRecord>): Promise<void> {
  await tables(tx)
    .updateTable('scanUpload')
    .set(changes)
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute()
}

export async function remove({ tx, companyId }: UnitOfWork, id: string): Promise<void> {
  await tables(tx).deleteFrom('scanUpload').where('companyId', '=', companyId).where('id', '=', id).execute()
}

/** Others with the same file, the oldest first. */
export const sameFile = (uow: UnitOfWork, { id, contentHash }: UploadRecord): Promise<UploadRecord[]> =>
  all(uow)
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
  RecipientName: 'id',
} as const

export interface Wanted {
  readonly states?: readonly UploadRecord['state'][] | undefined
  readonly text?: string | undefined
  readonly ordering: keyof typeof orders
  readonly descending: boolean
}

const wantedOf = (uow: UnitOfWork, { states, text }: Wanted) =>
  all(uow)
    .$if(states !== undefined, (rows) =>
      rows.where('state', '=', sql<UploadRecord['state']>`any(${states ?? []}::text[])`),
    )
    .$if(text !== undefined, (rows) =>
      rows.where(({ or, fn, val }) =>
        or(
          (['fileName', 'number', 'senderName'] as const).map(
            (column) => sql<boolean>`${fn('strpos', [fn('lower', [column]), fn('lower', [val(text)])])} > 0`,
          ),
        ),
      ),
    )

export const page = (uow: UnitOfWork, wanted: Wanted, limit: number, offset: number): Promise<UploadRecord[]> =>
  wantedOf(uow, wanted)
    .selectAll()
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

/** Who brought a paper in is forgotten with them; the paper stays. */
export async function forgetAuthor({ tx, companyId }: UnitOfWork, userId: string): Promise<void> {
  await tables(tx)
    .updateTable('scanUpload')
    .set({ authorId: null })
    .where('companyId', '=', companyId)
    .where('authorId', '=', userId)
    .execute()
}
