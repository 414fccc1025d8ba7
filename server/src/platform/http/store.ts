import type { ExpressionBuilder } from 'kysely'
import type { Tx } from '../db/db.ts'

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

/** Takes the request for this transaction; false where it was taken before. Waits while another transaction holds it. */
export async function claim(tx: Tx, key: RequestKey, bodyHash: string, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tables(tx)
    .insertInto('idempotency')
    .values({
      company_id: key.companyId,
      ...columns(key),
      body_hash: bodyHash,
      status: null,
      answer: null,
      created: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

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

export async function keep(tx: Tx, key: RequestKey, status: number, answer: unknown): Promise<void> {
  await tables(tx)
    .updateTable('idempotency')
    .set({ status, answer: JSON.stringify(answer) })
    .where('company_id', '=', key.companyId)
    .where(isOf(key))
    .execute()
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
