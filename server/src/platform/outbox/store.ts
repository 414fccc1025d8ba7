import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/kysely.ts'
import type { Author } from '../unit-of-work.ts'

export type OutboxTables = {
  outbox: { company_id: string; id: string; task: string; payload: unknown; created: Date }
}

/** What was left for later, who left it, and before which instant it is not done. */
export type Work = {
  readonly data: Readonly<Record<string, unknown>>
  readonly author: Author
  readonly notBefore?: string
  /** The `traceparent` of what left it. */
  readonly trace?: string
}

export interface OutboxRow {
  readonly id: string
  readonly task: string
  readonly payload: Work
}

const tables = (tx: Tx) => tx.withTables<OutboxTables>()

/** What one unit of work leaves, in one statement however much it is. */
export const putting = (companyId: string, created: Date, rows: readonly OutboxRow[]): RawBuilder<unknown> => sql`
  insert into outbox (company_id, id, task, payload, created)
  select ${companyId}, id, task, payload, ${created}
  from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as left_behind (id uuid, task text, payload jsonb)
  on conflict (company_id, id) do nothing`

/** What waits, in the order in which it was put in. */
export const waiting = async (tx: Tx, companyId: string, limit: number): Promise<OutboxRow[]> => {
  const rows = await tables(tx)
    .selectFrom('outbox')
    .select(['id', 'task', 'payload'])
    .where('company_id', '=', companyId)
    .orderBy('created')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows as OutboxRow[]
}

export async function remove(tx: Tx, companyId: string, ids: readonly string[]): Promise<void> {
  await tables(tx).deleteFrom('outbox').where('company_id', '=', companyId).where('id', 'in', ids).execute()
}

/** Companies whose outbox or unsealed log waits, oldest first. */
export async function pendingCompanies(tx: Tx, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select pending_companies(${limit}) as id`.execute(tx)
  return rows.map(({ id }) => id)
}
