import { documentTypesOfTrade, listedTypes } from '@kontor/contract'
import { sql } from 'kysely'
import type { Act } from '../../../platform/index.ts'
import type { Entry } from '../entry.ts'
import { conditionsOf } from './conditions.ts'
import { tables } from './tables.ts'

export interface Stretch {
  readonly before?: string | undefined
  readonly since?: string | undefined
  readonly count: number
}

const from = (since: string | undefined) => (since === undefined ? sql`true` : sql`modified >= ${new Date(since)}`)
const until = (before: string | undefined) => (before === undefined ? sql`true` : sql`modified < ${new Date(before)}`)

/** What changed in a stretch of time, the latest first; answers beside what they answer where they are asked for. */
export async function changed(
  act: Act,
  { before, since, count }: Stretch,
  { withAnswers, onlyFailed }: { readonly withAnswers: boolean; readonly onlyFailed: boolean },
): Promise<Entry[]> {
  const filter = {
    type: [...(withAnswers ? documentTypesOfTrade : listedTypes)],
    ...(onlyFailed ? { state: ['FAILED_DELIVERY' as const] } : {}),
  }
  const { rows } = await sql<Entry>`
    select * from document
    where ${conditionsOf(act.companyId, act.author.actorId, filter)} and ${from(since)} and ${until(before)}
    order by modified desc, id limit ${count}`.execute(tables(act.tx))
  return rows
}

/** The documents of one conversation, oldest first. */
export const documentsOf = (act: Act, conversationId: string): Promise<Entry[]> =>
  tables(act.tx)
    .selectFrom('document')
    .selectAll()
    .where('companyId', '=', act.companyId)
    .where((either) => either.or([either('conversationId', '=', conversationId), either('id', '=', conversationId)]))
    .where('deleted', 'is', null)
    .orderBy('created')
    .orderBy('id')
    .limit(200)
    .execute()
