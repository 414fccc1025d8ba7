import { sql } from 'kysely'
import type { Tx, UnitOfWork } from '../../../platform/index.ts'

interface SentRow {
  readonly company_id: string
  readonly id: string
  readonly sent: Date
}

const tables = (tx: Tx) => tx.withTables<{ recommendation_sent: SentRow }>()

/** When the company recommended somebody after an instant, the earliest first; nobody else of it does until the transaction ends. */
export async function since({ tx, companyId }: UnitOfWork, instant: Date): Promise<Date[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`recommendations ${companyId}`}, 0))`.execute(tx)
  const rows = await tables(tx)
    .selectFrom('recommendation_sent')
    .select('sent')
    .where('company_id', '=', companyId)
    .where('sent', '>', instant)
    .orderBy('sent')
    .execute()
  return rows.map(({ sent }) => sent)
}

/** Keeps that it recommended one; what is of before an instant counts no more. */
export async function add({ tx, companyId, now }: UnitOfWork, id: string, before: Date): Promise<void> {
  await tables(tx)
    .deleteFrom('recommendation_sent')
    .where('company_id', '=', companyId)
    .where('sent', '<=', before)
    .execute()
  await tables(tx).insertInto('recommendation_sent').values({ company_id: companyId, id, sent: now }).execute()
}
