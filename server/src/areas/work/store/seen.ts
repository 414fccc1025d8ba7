import { roles } from '@kontor/contract'
import { type RawBuilder, sql } from 'kysely'
import type { UnitOfWork } from '../../../platform/index.ts'
import type { WorkRecord } from '../records.ts'

/**
 * Whether a person may see what a piece `w` is about. Hardly any document is confined to some: only of these the function is
 * asked, which costs more than all else where a thousand pieces are counted.
 */
export const seenBy = ({ companyId }: UnitOfWork, readerId: string): RawBuilder<boolean> => sql<boolean>`
  (w.document_id is null or exists (
    select from document d where d.company_id = ${companyId} and d.id = w.document_id and d.deleted is null
      and (not d.confined or document_open_to(${companyId}, d.id, ${readerId}, ${roles.companyAdmin}))))`

/** Whether a place in everybody's order comes after that of a piece; without one, every place does. */
export const beyondOf =
  (after: Pick<WorkRecord, 'due' | 'opened' | 'id'> | undefined) =>
  (place: RawBuilder<unknown>): RawBuilder<boolean> =>
    after === undefined
      ? sql<boolean>`true`
      : sql<boolean>`${place} > (coalesce(${after.due}::date, 'infinity'::date), ${after.opened}::timestamptz, ${after.id}::uuid)`
