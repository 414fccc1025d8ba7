import type { UnitOfWork } from '../../platform/index.ts'
import { findEntries, partnerNameOf } from '../entries/index.ts'
import type { NewWork } from './records.ts'
import * as store from './store/pieces.ts'

/** Opens a piece of work, or says how one that waits stands now: whoever keeps a kind of it calls this with each change. */
export async function saveWork(uow: UnitOfWork, work: NewWork): Promise<void> {
  const { subjectType, subjectId, barred = [] } = work
  const [entry] = subjectType === 'DOCUMENT' && subjectId !== null ? await findEntries(uow, [subjectId]) : []
  await store.save(uow, {
    ...work,
    barred,
    documentId: entry?.id ?? null,
    due: work.due === undefined ? (entry?.dueDate ?? null) : work.due,
    number: entry?.businessId ?? null,
    partner: entry === undefined ? null : partnerNameOf(entry),
    amountMinor: entry?.amountMinor ?? null,
    currency: entry?.currency ?? null,
  })
}

/** A piece waits no more. @param by who decided or finished it, where that is not who writes this */
export const endWork = (
  uow: UnitOfWork,
  id: string,
  outcome: string,
  by: string | null = uow.author.actorId,
): Promise<void> => store.end(uow, [id], outcome, by)

/** What waits for approval about a document but some steps: it was decided, taken back, or the document was answered. */
export const endOtherApprovals: typeof store.endApprovals = (...given) => store.endApprovals(...given)
