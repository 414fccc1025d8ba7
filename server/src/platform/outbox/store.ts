import { sql } from 'kysely'
import type { Tx } from '../db/db.ts'

export type OutboxTables = {
  outbox: { company_id: string; id: string; task: string; payload: unknown; created: Date }
}

export interface OutboxRow {
  readonly id: string
  readonly task: string
  readonly payload: Readonly<Record<string, unknown>>
}

const tables = (tx: Tx) => tx.withTables<OutboxTables>()

export async function put(
  tx: Tx,
  companyId: string,
  id: string,
  task: string,
  payload: Readonly<Record<string, unknown>>,
  created: Date,
): Promise<void> {
  await tables(tx)
    .insertInto('outbox')
    .values({ company_id: companyId, id, task, payload: JSON.stringify(payload), created })
    .execute()
}

/** Takes rows out in the order in which they were put in; another relay's rows are passed over. */
export async function take(tx: Tx, companyId: string, most: number): Promise<OutboxRow[]> {
  const { rows } = await sql<OutboxRow>`
    delete from outbox where company_id = ${companyId} and id in (
      select id from outbox where company_id = ${companyId} order by id limit ${most} for update skip locked
    ) returning id, task, payload`.execute(tx)
  return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}

/** Companies whose outbox or unsealed log waits, oldest first. */
export async function pendingCompanies(tx: Tx, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select pending_companies(${most}) as id`.execute(tx)
  return rows.map(({ id }) => id)
}
