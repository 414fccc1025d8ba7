import { roles, type WorkKind } from '@kontor/contract'
import { type RawBuilder, sql } from 'kysely'
import type { UnitOfWork } from '../../../platform/index.ts'
import type { WorkFilter, WorkReader } from '../records.ts'
import { idsFor } from './listing.ts'

/** How much of each kind waits for a reader; no more than so many are counted in all. */
export async function countFor(
  uow: UnitOfWork,
  reader: WorkReader,
  filter: WorkFilter,
  limit: number,
): Promise<ReadonlyMap<WorkKind, number>> {
  const { rows } = await sql<{ kind: WorkKind; count: string }>`
    select kind, count(*) as count from (${counted(uow, reader, filter, limit)}) found group by kind`.execute(uow.tx)
  return new Map(rows.map(({ kind, count }) => [kind, Number(count)]))
}

function counted(uow: UnitOfWork, reader: WorkReader, filter: WorkFilter, limit: number): RawBuilder<unknown> {
  if (!isPlain(filter)) return idsFor(uow, reader, filter, limit, undefined)
  const own = plainly(uow, reader, filter, limit)
  if (reader.standsInFor.length === 0 && reader.deciders === undefined) return own
  const others = idsFor(uow, reader, filter, limit, undefined, reader.standsInFor)
  return sql`select distinct id, kind from ((${own}) union all select id, kind from (${others}) theirs) every limit ${limit}`
}

const isPlain = ({ kind: _, ...words }: WorkFilter): boolean => Object.values(words).every((word) => word === undefined)

/**
 * What waits for the reader alone, counted in the index of who has what: that a piece is being decided, is not theirs to decide, or is
 * about a document which is closed to some, indexes of these few tell.
 */
const plainly = ({ companyId }: UnitOfWork, { id, kinds }: WorkReader, { kind }: WorkFilter, limit: number) => sql`
  select h.work_id as id, h.kind from work_holder h
  where h.company_id = ${companyId} and h.user_id = ${id} and h.kind = any(${kinds}::text[])
    and (${kind ?? null}::text is null or h.kind = ${kind ?? null})
    and not exists (
      select from work w where w.company_id = ${companyId} and w.id = h.work_id
        and w.ended is null and (w.decision_id is not null or w.holders && w.barred)
        and (w.decision_id is not null or ${id}::uuid = any(w.barred)))
    and not exists (
      select from document d where d.company_id = ${companyId} and d.id = h.document_id
        and (d.confined or d.deleted is not null)
        and (d.deleted is not null or not document_open_to(${companyId}, d.id, ${id}, ${roles.companyAdmin})))
  limit ${limit}`
