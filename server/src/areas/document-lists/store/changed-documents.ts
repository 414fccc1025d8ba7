import { documentTypesOfTrade, listedTypes } from '@kontor/contract'
import { sql } from 'kysely'
import type { UnitOfWork } from '../../../platform/index.ts'
import type { Entry } from '../../entries/index.ts'
import type { Period } from '../filter.ts'
import { conditionsOf } from './conditions.ts'
import { tables } from './tables.ts'

const from = (since: string | undefined) => (since === undefined ? sql`true` : sql`modified >= ${new Date(since)}`)

const until = (before: string | undefined) => (before === undefined ? sql`true` : sql`modified < ${new Date(before)}`)

/** What changed in a period, the latest first; answers beside what they answer where they are asked for. */
export async function changed(
  uow: UnitOfWork,
  { before, since, count }: Period,
  { withAnswers, onlyFailed }: { readonly withAnswers: boolean; readonly onlyFailed: boolean },
): Promise<Entry[]> {
  const filter = {
    type: [...(withAnswers ? documentTypesOfTrade : listedTypes)],
    ...(onlyFailed ? { state: ['FAILED_DELIVERY' as const] } : {}),
  }
  const { rows } = await sql<Entry>`
    select * from document
    where ${conditionsOf(uow.companyId, uow.author.actorId, filter)} and ${from(since)} and ${until(before)}
    order by modified desc, id limit ${count}`.execute(tables(uow.tx))
  return rows
}
