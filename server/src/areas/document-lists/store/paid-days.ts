import { sql } from 'kysely'
import type { UnitOfWork } from '../../../platform/index.ts'
import type { Entry } from '../../entries/index.ts'
import { saidPaid } from './conditions.ts'

/** An entry with the day on which it was last said to be paid, 'YYYY-MM-DD', where that is asked for. */
export type Listed = Entry & { readonly paidDay?: string | undefined }

/** On which day those that are paid were last said to be, by the same days as a list is narrowed to them. */
export async function paidDays(uow: UnitOfWork, entries: readonly Entry[]): Promise<ReadonlyMap<string, string>> {
  const ids = entries.flatMap(({ id, payment }) => (payment.startsWith('PAID') ? [id] : []))
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; day: string }>`
    select answers_id as id, max(created)::date as day from document
    where ${saidPaid(uow.companyId, undefined, undefined)} and answers_id = any(${ids}::uuid[])
    group by answers_id`.execute(uow.tx)
  return new Map(rows.map(({ id, day }) => [id, day]))
}
