import pg, { type ClientConfig } from 'pg'

/** What one transaction wrote, as text: rows by their table. */
export type Written = ReadonlyMap<string, readonly Row[]>
type Row = readonly (string | null)[]

/** A row that came and went: what is left for later until it is done. */
export interface Passing {
  readonly name: string
  /** As JSON. */
  readonly row: string
}

interface Table {
  readonly name: string
  readonly columns: readonly string[]
}

const asText = { getTypeParser: () => (value: unknown) => value }

/**
 * The rows that Kontor wrote, written once more by the driver alone: into tables of the same columns and indexes, each
 * transaction as one, on the disk when it ends. What was deleted meanwhile is among them only where it is watched for.
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
    /** Notes what is written to these tables until it is asked for: rows that are gone before anybody looks. */
    watch: async (names: readonly string[]): Promise<() => Promise<readonly Passing[]>> => {
      await pool.query(`create table same.passing (name text, row jsonb);
        create function same.note() returns trigger language plpgsql security definer as
        $$ begin insert into same.passing values (tg_table_name, to_jsonb(new)); return null; end $$`)
      for (const name of names)
        await pool.query(`create trigger passing after insert on "${name}" for each row execute function same.note()`)
      return async () => {
        for (const name of names) await pool.query(`drop trigger passing on "${name}"`)
        return (await pool.query<Passing>('select name, row::text from same.passing')).rows
      }
    },
    /** Writes them again, after reading what they were made from; rows that pass are written and deleted. */
    again: async (
      written: Written,
      { reads, passing = [] }: { reads?: { text: string; values: unknown[] }; passing?: readonly Passing[] } = {},
    ): Promise<void> => {
      const client = await pool.connect()
      try {
        await client.query('begin')
        if (reads) await client.query(reads)
        for (const { name, row } of passing) {
          const text = `insert into same."${name}" select * from jsonb_populate_record(null::same."${name}", $1) returning ctid`
          const { rows } = await client.query({ name: `${name} passes`, text, values: [row] })
          const gone = { name: `${name} goes`, text: `delete from same."${name}" where ctid = $1` }
          await client.query({ ...gone, values: [rows[0].ctid] })
        }
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
