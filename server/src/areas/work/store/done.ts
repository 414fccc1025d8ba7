import type { WorkKind } from '@kontor/contract'
import { sql } from 'kysely'
import type { UnitOfWork } from '../../../platform/index.ts'
import type { DueWork, WorkRecord } from '../records.ts'
import { wordsLike } from './listing.ts'
import { seenBy } from './seen.ts'
import { tables } from './tables.ts'

export interface DoneFilter {
  readonly kinds: readonly WorkKind[]
  /** Words of its document or of why it was given. */
  readonly q?: string | undefined
}

/** How a piece ended that nobody decided or finished. */
const undone = ['SUPERSEDED', 'WITHDRAWN', 'DELETED', 'EXPIRED']

/** What a person decided or finished and may still see, the latest first, after one of them. */
export const doneBy = (
  uow: UnitOfWork,
  personId: string,
  { kinds, q }: DoneFilter,
  { after, limit }: { readonly after: WorkRecord | undefined; readonly limit: number },
): Promise<DueWork[]> =>
  tables(uow.tx)
    .selectFrom('work as w')
    .selectAll()
    .where('companyId', '=', uow.companyId)
    .where('endedBy', '=', personId)
    .where('kind', '=', sql<WorkKind>`any(${kinds}::text[])`)
    .where('outcome', 'not in', undone)
    .where(seenBy(uow, personId))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(ended, id) < (${after?.ended}::timestamptz, ${after?.id}::uuid)`),
    )
    .$if(q !== undefined, (query) => {
      const like = wordsLike(q ?? '')
      return query.where(({ or, eb }) =>
        or([eb('number', 'ilike', like), eb('partner', 'ilike', like), eb('why', 'ilike', like)]),
      )
    })
    .orderBy('ended', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
