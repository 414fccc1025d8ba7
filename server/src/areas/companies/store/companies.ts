import { sql } from 'kysely'
import { type Batch, batched, type Tx } from '../../../platform/index.ts'
import type { SchemeValue } from '../records.ts'

export type CompanyTables = {
  company: {
    company_id: string
    name: string
    country: string
    currency: string
    state: string
    account_type: string
    industry: string | null
    size: string | null
    parent_id: string | null
    identifiers: unknown
    address: unknown
    /** The hashes of its images by their types. */
    images: unknown
    public: boolean
    created: Date
    modified: Date
  }
  branch: { company_id: string; branch_id: string }
  directory: { id: string; name: string; name_folded: string; country: string; public: boolean; profile: unknown }
}

export type CompanyRow = CompanyTables['company']
export type DirectoryRow = CompanyTables['directory']

const tables = (tx: Tx) => tx.withTables<CompanyTables>()

export async function insertCompany(tx: Tx, row: Omit<CompanyRow, 'images'>): Promise<void> {
  await tables(tx)
    .insertInto('company')
    .values({
      ...row,
      identifiers: JSON.stringify(row.identifiers),
      address: JSON.stringify(row.address),
      images: '{}',
    })
    .execute()
}

export const company = (tx: Tx, companyId: string): Promise<CompanyRow | undefined> =>
  tables(tx).selectFrom('company').selectAll().where('company_id', '=', companyId).executeTakeFirst()

const named = batched(tables, (db, { companyId, rows }: Batch<{ readonly companyId: string }>) =>
  sql<Pick<CompanyRow, 'name' | 'identifiers'>>`
    select nth, name, identifiers from json_to_recordset(${rows}) as given (nth integer), company
    where company_id = ${companyId}`.compile(db),
)

/** What a company is called and its numbers, asked for with every document that is sent. */
export const identity = (tx: Tx, companyId: string): Promise<Pick<CompanyRow, 'name' | 'identifiers'>[]> =>
  named.ask(tx, { companyId })

export async function updateCompany(
  tx: Tx,
  companyId: string,
  values: {
    name: string
    public: boolean
    identifiers: readonly SchemeValue[]
    address: readonly SchemeValue[]
    modified: Date
  },
): Promise<void> {
  await tables(tx)
    .updateTable('company')
    .set({
      name: values.name,
      public: values.public,
      identifiers: JSON.stringify(values.identifiers),
      address: JSON.stringify(values.address),
      modified: values.modified,
    })
    .where('company_id', '=', companyId)
    .execute()
}

export async function insertBranch(tx: Tx, companyId: string, branchId: string): Promise<void> {
  await tables(tx).insertInto('branch').values({ company_id: companyId, branch_id: branchId }).execute()
}

export async function branchIds(tx: Tx, companyId: string): Promise<string[]> {
  const rows = await tables(tx)
    .selectFrom('branch')
    .select('branch_id')
    .where('company_id', '=', companyId)
    .orderBy('branch_id')
    .execute()
  return rows.map((row) => row.branch_id)
}

export async function saveDirectory(tx: Tx, row: DirectoryRow): Promise<void> {
  const { id, ...rest } = { ...row, profile: JSON.stringify(row.profile) }
  await tables(tx)
    .insertInto('directory')
    .values({ id, ...rest })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(rest))
    .execute()
}

/** Public companies one of whose words begins with the folded text, by name; `%` and `_` mean themselves. */
export async function searchDirectory(
  tx: Tx,
  folded: string,
  exceptId: string,
  limit: number,
  offset: number,
): Promise<{ rows: DirectoryRow[]; count: number }> {
  const text = folded.replaceAll(/[\\%_]/g, '\\$&')
  const found = tables(tx)
    .selectFrom('directory')
    .where('public', '=', true)
    .where('id', '!=', exceptId)
    .where((where) => where.or([where('name_folded', 'like', `${text}%`), where('name_folded', 'like', `% ${text}%`)]))
  const rows = await found.selectAll().orderBy('name_folded').orderBy('id').limit(limit).offset(offset).execute()
  const { count } = await found.select((select) => select.fn.countAll<string>().as('count')).executeTakeFirstOrThrow()
  return { rows, count: Number(count) }
}

/** The companies with this id or this folded name, public or not: for the operator. */
export const directoryOf = (tx: Tx, id: string | undefined, folded: string): Promise<DirectoryRow[]> =>
  tables(tx)
    .selectFrom('directory')
    .selectAll()
    .where((where) =>
      where.or([where('name_folded', '=', folded), ...(id === undefined ? [] : [where('id', '=', id)])]),
    )
    .orderBy('id')
    .limit(2)
    .execute()

export async function isEmpty(tx: Tx): Promise<boolean> {
  return (await tables(tx).selectFrom('directory').select('id').limit(1).executeTakeFirst()) === undefined
}

/** Of every company of the network. */
export async function allIds(tx: Tx): Promise<string[]> {
  const rows = await tables(tx).selectFrom('directory').select('id').orderBy('id').execute()
  return rows.map((row) => row.id)
}
