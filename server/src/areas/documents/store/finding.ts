import type { TradeType } from '@kontor/contract'
import { sql } from 'kysely'
import type { Act } from '../../../platform/index.ts'
import type { Entry } from '../entry.ts'
import { conditionsOf } from './conditions.ts'
import { tables } from './tables.ts'

/** The documents that have a number and a day, the latest first. */
export const byNumberAndDay = (act: Act, number: string, day: string): Promise<Entry[]> =>
  tables(act.tx)
    .selectFrom('document')
    .selectAll()
    .where('companyId', '=', act.companyId)
    .where('businessId', '=', number)
    .where('issueDate', '=', day)
    .where('deleted', 'is', null)
    .orderBy('created', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()

export interface Taken {
  readonly number: string
  readonly connectionId: string
  readonly type: TradeType
  readonly issueDate: string
  readonly receiverId: string
}

/** Whether a document of a type with this number and day was exchanged over a connection with this receiver. */
export async function isTaken(
  act: Act,
  { number, connectionId, type, issueDate, receiverId }: Taken,
): Promise<boolean> {
  const row = await tables(act.tx)
    .selectFrom('document')
    .select('id')
    .where('companyId', '=', act.companyId)
    .where('side', 'in', ['sales', 'purchases'])
    .where('type', '=', type)
    .where('businessId', '=', number)
    .where('connectionId', '=', connectionId)
    .where('issueDate', '=', issueDate)
    .where('receiverId', '=', receiverId)
    .where('draft', '=', false)
    .where('deleted', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Drafts that somebody saved since, the latest first, and how many there are. */
export async function workedOn(
  act: Act,
  since: Date,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: (Entry & { readonly count: string })[]; count: number }> {
  const { rows } = await sql<Entry & { readonly count: string }>`
    select document.*, count(*) over () as count from document
    where ${conditionsOf(act.companyId, act.author.actorId, { onlydrafts: true })} and modified >= ${since}
    order by modified desc, id limit ${limit} offset ${offset}`.execute(tables(act.tx))
  return { rows, count: Number(rows[0]?.count ?? 0) }
}

/** The channels' next numbers that were taken so far. */
export const seeds = (act: Act, channel: string): Promise<{ type: string; next: string }[]> =>
  tables(act.tx)
    .selectFrom('numberSeed')
    .select(['type', 'next'])
    .where('companyId', '=', act.companyId)
    .where('channel', '=', channel)
    .execute()
