import type { Of, Permission, WorkItem } from '@kontor/contract'
import type { UnitOfWork } from '../../platform/index.ts'
import { approvableBy } from '../approvals/index.ts'
import { briefOf, findEntries } from '../entries/index.ts'
import type { Colleague } from '../users/index.ts'
import type { DueWork } from '../work/index.ts'
import { allowedActions } from './rules.ts'

/** Work as the wire shows it; an approval that is not the reader's any more, by the very rule that lets them, is left out. */
export async function shown(
  uow: UnitOfWork,
  records: readonly DueWork[],
  readerId: string,
  permissions: ReadonlySet<Permission>,
  colleagues: ReadonlyMap<string, Colleague>,
): Promise<Of<typeof WorkItem>[]> {
  const about = (wanted: readonly DueWork[]) => wanted.flatMap(({ documentId }) => documentId ?? [])
  const documents = new Map((await findEntries(uow, about(records))).map((entry) => [entry.id, entry]))
  const approvable = await approvableBy(uow, readerId, about(records.filter(({ kind }) => kind === 'APPROVAL')))
  const personOf = (id: string) => {
    const name = colleagues.get(id)?.name
    return { id, ...(name !== undefined && { name }) }
  }
  return records.flatMap((record) => {
    const { id, kind, type, subjectType, subjectId, documentId, givenBy, opened, due, why } = record
    if (kind === 'APPROVAL' && !approvable.has(documentId ?? '')) return []
    const entry = documents.get(documentId ?? '')
    const insteadOf = kind === 'APPROVAL' ? (approvable.get(documentId ?? '') ?? null) : null
    return [
      {
        ...{ id, kind, type },
        ...(subjectType !== null && { subjectType }),
        ...(subjectId !== null && { subjectId }),
        ...(entry && { document: briefOf(entry) }),
        ...(givenBy !== null && { givenBy: personOf(givenBy) }),
        openedAt: opened.toISOString(),
        ...(due !== null && { due }),
        ...(why !== null && { why }),
        ...(insteadOf !== null && { insteadOf: personOf(insteadOf) }),
        isEscalated: record.escalated > 0,
        allowedActions: allowedActions(record, permissions),
      },
    ]
  })
}
