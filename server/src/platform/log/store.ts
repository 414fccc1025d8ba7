import { type CompiledQuery, sql } from 'kysely'
import type { Tx } from '../db/kysely.ts'
import { type Batch, batched, insertRouted } from '../group-commit/index.ts'
import type { Author, LogLine } from '../unit-of-work.ts'

export type LogTables = {
  log_entry: {
    company_id: string
    id: string
    kind: string
    object_type: string
    object_id: string
    content_hash: string | null
    detail: unknown
    actor_id: string | null
    request_id: string
    at: Date
    position: string | null
    hash: string | null
  }
  log_checkpoint: {
    company_id: string
    position: string
    hash: string
    /** Counts the company's checkpoints; null before they were numbered, as is `previous`. */
    number: string | null
    previous: string | null
    signed_at: Date
    key_id: string
    signature: string
  }
}

export type LogRow = LogTables['log_entry']
export type Checkpoint = LogTables['log_checkpoint']

/** A line with its detail and its instant to the microsecond as texts of the database: what its seal covers. */
export type StoredLine = LogRow & { readonly detail_text: string; readonly at_text: string | null }
export type StoredCheckpoint = Omit<Checkpoint, 'signed_at'> & { readonly signed_at_text: string | null }

const tables = (tx: Tx) => tx.withTables<LogTables>()

export interface NewLine extends LogLine {
  readonly id: string
}

interface Line extends Author {
  readonly companyId: string
  readonly at: Date
}

const lineColumns = 'id, kind, object_type, object_id, content_hash, detail, actor_id, request_id, at'.split(', ')

const appendLine = batched(
  tables,
  (db, { companyId, rows }: Batch<Line & NewLine>) =>
    sql`
    insert into log_entry (company_id, id, kind, object_type, object_id, content_hash, detail, actor_id, request_id, at)
    select ${companyId}, id, kind, object_type, object_id, content_hash, coalesce(detail, '{}'), actor_id, request_id, at
    from json_to_recordset(${rows}) as line (id uuid, kind text, object_type text, object_id uuid, content_hash text,
      detail jsonb, actor_id uuid, request_id text, at timestamptz)
    on conflict (company_id, id) do nothing`.compile(db),
  () => (ask, companyId, given) => {
    const rows = given.map((row) => ({ ...row, detail: row['detail'] ?? {} }))
    const tail = 'on conflict (company_id, id) do nothing'
    return insertRouted(ask, { into: 'log_entry', companyId, columns: lineColumns, rows, tail })
  },
)

/** A line of a unit of work. */
export const appending = (
  tx: Tx,
  companyId: string,
  { actorId, requestId }: Author,
  at: Date,
  line: NewLine,
): CompiledQuery => appendLine.with(tx, { ...line, companyId, actorId, requestId, at })

/** An instant in UTC to the microsecond; null where it is none, as infinity is. */
const inMicroseconds = (column: 'at' | 'signed_at') =>
  sql<string | null>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

const storedLines = (tx: Tx, companyId: string) =>
  tables(tx)
    .selectFrom('log_entry')
    .where('company_id', '=', companyId)
    .selectAll()
    .select([sql<string>`detail::text`.as('detail_text'), inMicroseconds('at').as('at_text')])

/** What waits for its seal, in the order of its instants. */
export const unsealed = (tx: Tx, companyId: string, limit: number): Promise<StoredLine[]> =>
  storedLines(tx, companyId).where('position', 'is', null).orderBy('at').orderBy('id').limit(limit).execute()

/** The checkpoints of a company as they are stored. */
export const storedCheckpoints = (tx: Tx, companyId: string) =>
  tables(tx)
    .selectFrom('log_checkpoint')
    .where('company_id', '=', companyId)
    .select(['company_id', 'position', 'hash', 'number', 'previous', 'key_id', 'signature'])
    .select(inMicroseconds('signed_at').as('signed_at_text'))

export const lastCheckpoint = (tx: Tx, companyId: string): Promise<StoredCheckpoint | undefined> =>
  storedCheckpoints(tx, companyId).orderBy('position', 'desc').limit(1).executeTakeFirst()

/** How many checkpoints there are up to a position; asked where they were not numbered yet. */
export async function checkpointCount(tx: Tx, companyId: string, position: string): Promise<string> {
  const { count } = await tables(tx)
    .selectFrom('log_checkpoint')
    .select(sql<string>`count(*)`.as('count'))
    .where('company_id', '=', companyId)
    .where('position', '<=', position)
    .executeTakeFirstOrThrow()
  return count
}

export interface Waiting {
  readonly count: number
  /** The instant of the oldest; null where none waits. */
  readonly oldest: Date | null
}

/** The lines that have no seal yet. */
export const waitingLines = (tx: Tx, companyId: string): Promise<Waiting> =>
  tables(tx)
    .selectFrom('log_entry')
    .select([sql<number>`count(*)::integer`.as('count'), sql<Date | null>`min(at)`.as('oldest')])
    .where('company_id', '=', companyId)
    .where('position', 'is', null)
    .executeTakeFirstOrThrow()

/** The companies that the log has anything of, whether the network still lists them or not. */
export async function loggedCompanies(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from logged_companies() as id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** The position of the last sealed line. */
export const sealedUpTo = async (tx: Tx, companyId: string): Promise<string> =>
  (await lastCheckpoint(tx, companyId))?.position ?? '0'

export interface Link {
  readonly id: string
  readonly position: string
  readonly hash: string
}

/**
 * Sets the seals of a batch in one statement; a line that another sealer was faster with stays as it is. Returns of how
 * many it set them. By the instant of the oldest they are found among what waits: for a log that is longer than most, a kept plan would read it all.
 */
export async function seal(tx: Tx, companyId: string, oldest: Date, links: readonly Link[]): Promise<number> {
  const { numAffectedRows } = await sql`
    update log_entry set position = link.position, hash = link.hash
    from json_to_recordset(${JSON.stringify(links)}::json) as link (id uuid, position bigint, hash text)
    where company_id = ${companyId} and at >= ${oldest} and log_entry.id = link.id
      and log_entry.position is null`.execute(tx)
  return Number(numAffectedRows)
}

export async function addCheckpoint(tx: Tx, checkpoint: Checkpoint): Promise<void> {
  await tables(tx).insertInto('log_checkpoint').values(checkpoint).execute()
}

/** Sealed lines behind a position, oldest first. */
export const sealedAfter = (tx: Tx, companyId: string, position: string, limit: number): Promise<LogRow[]> =>
  tables(tx)
    .selectFrom('log_entry')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('position', '>', position)
    .orderBy('position')
    .limit(limit)
    .execute()

/** The same as they are stored, for whoever proves them. */
export const storedAfter = (tx: Tx, companyId: string, position: string, limit: number): Promise<StoredLine[]> =>
  storedLines(tx, companyId).where('position', '>', position).orderBy('position').limit(limit).execute()

export const checkpointsAfter = (
  tx: Tx,
  companyId: string,
  position: string,
  limit: number,
): Promise<StoredCheckpoint[]> =>
  storedCheckpoints(tx, companyId).where('position', '>', position).orderBy('position').limit(limit).execute()

/** The sealed lines about one object up to a position, oldest first. */
export const linesUpTo = (tx: Tx, companyId: string, objectId: string, position: string): Promise<LogRow[]> =>
  tables(tx)
    .selectFrom('log_entry')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('object_id', '=', objectId)
    .where('position', '<=', position)
    .orderBy('position')
    .execute()

/** All lines about one object, sealed or not, oldest first: its history. */
export const linesAbout = (tx: Tx, companyId: string, objectId: string): Promise<LogRow[]> =>
  tables(tx)
    .selectFrom('log_entry')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('object_id', '=', objectId)
    .orderBy('at')
    .orderBy('id')
    .limit(1000)
    .execute()

/** The lines of some kinds about some objects since an instant, oldest first. */
export const linesOfKinds = (
  tx: Tx,
  companyId: string,
  objectIds: readonly string[],
  kinds: readonly string[],
  since: Date,
): Promise<LogRow[]> =>
  tables(tx)
    .selectFrom('log_entry')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('object_id', '=', sql<string>`any(${objectIds}::uuid[])`)
    .where('at', '>=', since)
    .where('kind', '=', sql<string>`any(${kinds}::text[])`)
    .orderBy('at')
    .orderBy('id')
    .execute()
