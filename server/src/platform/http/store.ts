import { type ExpressionBuilder, sql } from 'kysely'
import type { Tx } from '../db/kysely.ts'
import { answersBy, type Batch, batched, insertRouted } from '../group-commit/index.ts'

export type IdempotencyTables = {
  idempotency: {
    company_id: string
    actor_id: string
    method: string
    path: string
    request_id: string
    body_hash: string
    status: number | null
    answer: unknown
    created: Date
  }
}

/** What tells one request from another. */
export interface RequestKey {
  readonly companyId: string
  readonly actorId: string
  readonly method: string
  readonly path: string
  readonly requestId: string
}

export interface KeptAnswer {
  readonly bodyHash: string
  readonly answer: unknown
}

const tables = (tx: Tx) => tx.withTables<IdempotencyTables>()

/** What tells it from the company's other requests. */
const columns = ({ actorId, method, path, requestId }: RequestKey) => ({
  actor_id: actorId,
  method,
  path,
  request_id: requestId,
})

const isOf = (key: RequestKey) => (is: ExpressionBuilder<IdempotencyTables, 'idempotency'>) => is.and(columns(key))

interface Claim extends RequestKey {
  readonly bodyHash: string
  readonly created: Date
}

const keyColumns = ['actor_id', 'method', 'path', 'request_id']

const claiming = batched(
  tables,
  (db, { companyId, rows }: Batch<Claim>) =>
    sql<{ request_id: string }>`
    with given as (
      select * from json_to_recordset(${rows}) as given (nth integer, actor_id uuid, method text, path text,
        request_id text, body_hash text, created timestamptz)
    ), claimed as (
      insert into idempotency (company_id, actor_id, method, path, request_id, body_hash, created)
      select ${companyId}, actor_id, method, path, request_id, body_hash, created from given order by request_id
      on conflict do nothing returning actor_id, method, path, request_id
    )
    select nth, request_id from claimed join given using (actor_id, method, path, request_id)`.compile(db),
  () => async (ask, companyId, given) => {
    const rows = given.toSorted((one, other) => (String(one['request_id']) < String(other['request_id']) ? -1 : 1))
    const columns = [...keyColumns, 'body_hash', 'created']
    const tail = `on conflict do nothing returning ${keyColumns.join(', ')}`
    return answersBy(
      given,
      await insertRouted(ask, { into: 'idempotency', companyId, columns, rows, tail }),
      ...keyColumns,
    )
  },
)

/** Takes the request for this transaction; false where it was taken before. Waits while another transaction holds it. */
export const claim = async (tx: Tx, key: RequestKey, bodyHash: string, created: Date): Promise<boolean> =>
  (await claiming.ask(tx, { ...key, bodyHash, created })).length > 0

/** Whether the request was answered before. */
export async function isKept(tx: Tx, key: RequestKey): Promise<boolean> {
  const row = await tables(tx)
    .selectFrom('idempotency')
    .select('status')
    .where('company_id', '=', key.companyId)
    .where(isOf(key))
    .executeTakeFirst()
  return row !== undefined
}

interface Answered extends RequestKey {
  readonly status: number
  readonly answer: unknown
}

const keeping = batched(tables, (db, { companyId, rows }: Batch<Answered>) =>
  sql`
    update idempotency set status = given.status, answer = given.answer
    from json_to_recordset(${rows}) as given (actor_id uuid, method text, path text, request_id text,
      status integer, answer jsonb)
    where company_id = ${companyId} and idempotency.actor_id = given.actor_id and idempotency.method = given.method
      and idempotency.path = given.path and idempotency.request_id = given.request_id`.compile(db),
)

export async function keep(tx: Tx, key: RequestKey, status: number, answer: unknown): Promise<void> {
  await keeping.ask(tx, { ...key, status, answer })
}

export async function kept(tx: Tx, key: RequestKey): Promise<KeptAnswer> {
  const row = await tables(tx)
    .selectFrom('idempotency')
    .select(['body_hash', 'answer'])
    .where('company_id', '=', key.companyId)
    .where(isOf(key))
    .executeTakeFirstOrThrow()
  return { bodyHash: row.body_hash, answer: row.answer }
}

/** Forgets a company's requests that are older than `before`. */
export async function forget(tx: Tx, companyId: string, before: Date): Promise<void> {
  await tables(tx).deleteFrom('idempotency').where('company_id', '=', companyId).where('created', '<', before).execute()
}
