import pg, { type ClientConfig } from 'pg'

/** What one transaction wrote, as text: rows by their table. */
export type Written = ReadonlyMap<string, readonly Row[]>
type Row = readonly (string | null)[]

interface Table {
  readonly name: string
  readonly columns: readonly string[]
}

const asText = { getTypeParser: () => (value: unknown) => value }

/**
 * The rows that Kontor wrote, written once more by the driver alone: into tables of the same columns and indexes, each
 * transaction as one, on the disk when it ends. What a transaction deleted is not among them.
 */
export async function openSameRows(owner: ClientConfig, abreast = 1) {
  const pool = new pg.Pool({ ...owner, max: abreast })
  const tables = await tablesOf(pool)
  await pool.query('create schema same')
  for (const { name } of tables)
    await pool.query(`create table same."${name}" (like "${name}" including all excluding identity)`)
  return {
    pool,
    /** Where the transactions begin that come from now on. */
    mark: async (): Promise<string> => {
      const { rows } = await pool.query('select pg_snapshot_xmax(pg_current_snapshot())::text as mark')
      return rows[0].mark
    },
    /** What each transaction wrote since then, as far as no later one wrote it anew. */
    since: async (mark: string): Promise<Written[]> => {
      const written = new Map<string, Map<string, Row[]>>()
      for (const { name, columns } of tables) {
        const text = `select xmin::text, ${columns.join(', ')} from "${name}" where xmin::text::bigint >= ${mark}`
        const { rows } = await pool.query<string[]>({ text, rowMode: 'array', types: asText })
        for (const [xmin, ...row] of rows) {
          const own = written.get(xmin!) ?? new Map<string, Row[]>()
          written.set(xmin!, own.set(name, [...(own.get(name) ?? []), row]))
        }
      }
      return [...written.values()]
    },
    /** Writes them again, after reading what they were made from. */
    again: async (written: Written, reads?: { text: string; values: unknown[] }): Promise<void> => {
      const client = await pool.connect()
      try {
        await client.query('begin')
        if (reads) await client.query(reads)
        for (const [name, rows] of written) {
          const { columns } = tables.find((one) => one.name === name)!
          const places = rows.map((_, row) => `(${columns.map((_, at) => `$${row * columns.length + at + 1}`)})`)
          const text = `insert into same."${name}" (${columns}) values ${places} on conflict do nothing`
          await client.query({ name: `${name} ${rows.length}`, text, values: rows.flat() })
        }
        await client.query('commit')
      } finally {
        client.release()
      }
    },
    close: () => pool.end(),
  }
}

export type SameRows = Awaited<ReturnType<typeof openSameRows>>

/** All tables of Kontor but parts of others, with the columns that a writer gives. */
async function tablesOf(pool: pg.Pool): Promise<Table[]> {
  const { rows } = await pool.query<Table>(
    `select relname as name, array_agg(quote_ident(attname) order by attnum)::text[] as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
       and attnum > 0 and not attisdropped and attgenerated = '' group by relname`,
  )
  return rows
}
