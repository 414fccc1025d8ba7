import { sql } from 'kysely'
import type { Tx } from '../db/kysely.ts'
import type { ExportedTable } from './tables.ts'

/** The tables that hold rows of companies, parts of divided ones apart, with what of them the application may read. */
export async function companyTables(tx: Tx): Promise<(ExportedTable & { readonly readable: boolean })[]> {
  const { rows } = await sql<ExportedTable & { readonly readable: boolean }>`
    select c.relname as name, has_table_privilege(c.oid, 'SELECT') as readable,
      (select json_agg(attname order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped) as columns,
      (select json_agg(a.attname order by array_position(i.indkey::int2[], a.attnum)) from pg_index i
        join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey) where i.indrelid = c.oid and i.indisprimary) as key
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relrowsecurity
      and exists (select from pg_attribute where attrelid = c.oid and attname = 'company_id' and not attisdropped)
    order by c.relname`.execute(tx)
  return rows
}

const pageSize = 500

export async function countOf(tx: Tx, companyId: string, { name }: ExportedTable): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.id(name)} where company_id = ${companyId}`.execute(tx)
  return rows[0]?.count ?? 0
}

/** All rows of the company in a table, each as PostgreSQL writes it in JSON, without the columns named. */
export async function* rowsOf(
  tx: Tx,
  companyId: string,
  { name, key }: ExportedTable,
  without: readonly string[],
): AsyncGenerator<string> {
  const cursor = sql.id(`exported_${name}`)
  const order = sql.join(key.map((column) => sql.id(column)))
  await sql`declare ${cursor} cursor for
    select (to_jsonb(found) - ${without}::text[])::text as row from ${sql.id(name)} found
    where company_id = ${companyId} order by ${order}`.execute(tx)
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(pageSize)} from ${cursor}`.execute(tx)
    for (const { row } of rows) yield row
    if (rows.length < pageSize) break
  }
  await sql`close ${cursor}`.execute(tx)
}
