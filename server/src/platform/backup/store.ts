import type { Client } from 'pg'
import type { ContentKey, Migration, Table } from './format.ts'

/** All tables as `COPY` writes them, the same whatever the server's own settings are. */
const exactly = `
  set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local bytea_output = 'hex'; set local extra_float_digits = 1; set local client_encoding = 'UTF8'`

/** One snapshot for all that is read: what is written meanwhile is no part of it, and nobody waits. */
export const beginReading = (client: Client) =>
  client.query(`begin isolation level repeatable read read only; ${exactly}`)

export const beginRestoring = (client: Client) => client.query(`begin; ${exactly}; set local role kontor_owner`)

export const actAs = (client: Client, role: 'kontor_owner' | 'kontor_worker') => client.query(`set local role ${role}`)

/** @returns undefined where no Kontor ever was. */
export async function migrationsOf(client: Client): Promise<Migration[] | undefined> {
  const { rows } = await client.query(`select to_regclass('public.kontor_migration') is not null as there`)
  if (!rows[0].there) return undefined
  return (await client.query<Migration>('select name, sha256 from kontor_migration order by name')).rows
}

interface Described extends Table {
  readonly refers: readonly string[]
}

/** The tables of Kontor with what is stored in them, parts of divided ones apart; each behind those that it refers to. */
export async function tablesOf(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Described>(`
    select c.relname as name,
      (select json_agg(attname order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      coalesce((select json_agg(distinct r.relname) from pg_constraint k join pg_class r on r.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid), '[]') as refers
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'kontor_migration'
      and pg_get_userbyid(c.relowner) = 'kontor_owner'
    order by c.relname`)
  return inOrder(rows).map(({ name, columns }) => ({ name, columns }))
}

function inOrder(tables: readonly Described[]): Described[] {
  const placed = new Map<string, Described>()
  for (let left = [...tables]; left.length > 0; ) {
    const ready = left.filter(({ refers }) => refers.every((name) => placed.has(name)))
    if (ready.length === 0)
      throw new Error(`${left.map(({ name }) => name).join(', ')} refer to each other in a circle: none can be first.`)
    for (const table of ready) placed.set(table.name, table)
    left = left.filter(({ name }) => !placed.has(name))
  }
  return [...placed.values()]
}

/** How some rows are read: whose company is entered before, and the statement. */
export interface Reading {
  readonly enters: string | undefined
  readonly copy: string
}

/**
 * How the rows of a table are read. Whoever row-level security binds, as the user of many an outside database, enters one
 * company after the other.
 */
export async function readingOf(client: Client): Promise<(table: Table, where?: string) => Reading[]> {
  const { rows } = await client.query<{ free: boolean }>(
    'select rolsuper or rolbypassrls as free from pg_roles where rolname = current_user',
  )
  if (rows[0]?.free === true) return (table, where) => [{ enters: undefined, copy: copyOf(table, where) }]
  const { rows: bound } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relrowsecurity`,
  )
  const guarded = new Set(bound.map(({ name }) => name))
  // A company that was made a moment ago is not in the directory yet, but in the log.
  const { rows: companies } = await client.query<{ id: string }>(
    `select id from directory union select company_id from log_checkpoint
      union select company_id from log_entry where position is null order by 1`,
  )
  return (table, where = 'true') =>
    guarded.has(table.name) && table.columns.includes('company_id')
      ? companies.map(({ id }) => ({ enters: id, copy: copyOf(table, `company_id = '${id}' and ${where}`) }))
      : [{ enters: undefined, copy: copyOf(table, where) }]
}

const columnsOf = ({ columns }: Table): string => columns.map((column) => `"${column}"`).join(', ')

const copyOf = (table: Table, where = 'true'): string =>
  `copy (select ${columnsOf(table)} from ${table.name} where ${where}) to stdout`

export const copyInto = (table: Table): string => `copy ${table.name} (${columnsOf(table)}) from stdin`

/** What to read of the contents that lie in files. */
export const filed = {
  table: { name: 'content', columns: ['company_id', 'hash', 'size'] },
  where: 'bytes is null and discarded is null',
} as const

export const enter = (client: Client, companyId: string) =>
  client.query(`select set_config('kontor.company', $1, true)`, [companyId])

/** Whether a content was discarded since: asked beside the snapshot. */
export async function isDiscarded(client: Client, { companyId, hash }: ContentKey): Promise<boolean> {
  await client.query('begin')
  await enter(client, companyId)
  const { rows } = await client.query(
    'select discarded is not null as is from content where company_id = $1 and hash = $2',
    [companyId, hash],
  )
  await client.query('commit')
  return rows[0]?.is !== false
}

export interface Job {
  readonly id: string
  readonly identifier: string
  readonly payload: unknown
  readonly key: string | null
  readonly runAt: string
  readonly maxAttempts: number
  readonly priority: number
}

/** The jobs of companies that wait, in pages: what runs by the clock comes again by itself. One that was begun begins anew. */
export async function jobsAfter(client: Client, id: string): Promise<Job[]> {
  const { rows } = await client.query<Job>(
    `select j.id, t.identifier, j.payload, j.key, j.run_at::text as "runAt", j.max_attempts as "maxAttempts", j.priority
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where j.id > $1 and j.payload->>'companyId' is not null and j.attempts < j.max_attempts
      order by j.id limit 1000`,
    [id],
  )
  return rows
}

export async function hasQueue(client: Client): Promise<boolean> {
  const { rows } = await client.query(`select to_regclass('graphile_worker._private_jobs') is not null as there`)
  return rows[0].there
}

/** Into the queue of a Kontor of whatever version. */
export const addJob = (client: Client, { identifier, payload, key, runAt, maxAttempts, priority }: Job) =>
  client.query(
    `select graphile_worker.add_job($1::text, $2::json, run_at => $3::timestamptz, job_key => $4::text,
      max_attempts => $5::int, priority => $6::int)`,
    [identifier, JSON.stringify(payload), runAt, key, maxAttempts, priority],
  )

/** Only the owner of a table who is not bound by its security may copy into it. */
export async function unbindOwner(client: Client): Promise<() => Promise<void>> {
  const { rows } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
      where relnamespace = 'public'::regnamespace and relforcerowsecurity order by 1`,
  )
  const all = (words: string) =>
    client.query(rows.map(({ name }) => `alter table ${name} ${words} row level security`).join(';'))
  await all('no force')
  return async () => {
    await all('force')
  }
}

export async function markDiscarded(client: Client, keys: readonly ContentKey[], at: string): Promise<void> {
  for (const { companyId, hash } of keys)
    await client.query('update content set discarded = $3 where company_id = $1 and hash = $2', [companyId, hash, at])
}

/** The contents of each company that lie in files. */
export async function* filesOf(client: Client): AsyncGenerator<ContentKey> {
  for (let after: ContentKey = { companyId: '00000000-0000-0000-0000-000000000000', hash: '' }; ; ) {
    const { rows } = await client.query<ContentKey>(
      `select company_id as "companyId", hash from content
        where bytes is null and discarded is null and (company_id, hash) > ($1::uuid, $2)
        order by company_id, hash limit 1000`,
      [after.companyId, after.hash],
    )
    const last = rows.at(-1)
    if (last === undefined) return
    yield* rows
    after = last
  }
}
