import type { Of, WorkDone, WorkItem } from '@kontor/contract'
import type { Actor, UnitOfWork } from '../../platform/index.ts'
import { approvableBy } from '../approvals/index.ts'
import { briefOf, type Entry, findEntries, warningsOf } from '../entries/index.ts'
import { type Colleague, namesOf } from '../users/index.ts'
import type { DueWork } from '../work/index.ts'
import { requisitionsBehind } from './requisitions.ts'
import { allowedActions, decisionOf } from './rules.ts'

/** A person by name; without one where they left. */
export const personIn = (colleagues: ReadonlyMap<string, Pick<Colleague, 'name'>>) => (id: string) => {
  const name = colleagues.get(id)?.name
  return { id, ...(name !== undefined && { name }) }
}

/** What a piece of work says to whoever sees it. */
export const pieceOf = (
  { id, kind, type, subjectType, subjectId, givenBy, opened, due, why, escalated }: DueWork,
  entry: Entry | undefined,
  personOf: ReturnType<typeof personIn>,
) => ({
  ...{ id, kind, type },
  ...(subjectType !== null && { subjectType }),
  ...(subjectId !== null && { subjectId }),
  ...(entry && { document: briefOf(entry) }),
  ...(givenBy !== null && { givenBy: personOf(givenBy) }),
  openedAt: opened.toISOString(),
  ...(due !== null && { due }),
  ...(why !== null && { why }),
  isEscalated: escalated > 0,
})

/** Work as the wire shows it; an approval that is not the reader's any more, by the very rule that lets them, is left out. */
export async function shown(
  uow: UnitOfWork,
  records: readonly DueWork[],
  reader: Pick<Actor, 'userId' | 'permissions'>,
  colleagues: ReadonlyMap<string, Colleague>,
): Promise<Of<typeof WorkItem>[]> {
  const about = (wanted: readonly DueWork[]) => wanted.flatMap(({ documentId }) => documentId ?? [])
  const documents = new Map((await findEntries(uow, about(records))).map((entry) => [entry.id, entry]))
  const approvable = await approvableBy(uow, reader.userId, about(records.filter(({ kind }) => kind === 'APPROVAL')))
  const requisitions = await requisitionsBehind(uow, records, reader)
  const personOf = personIn(colleagues)
  return records.flatMap((record) => {
    const { kind, documentId } = record
    if (kind === 'APPROVAL' && !approvable.has(record.id)) return []
    const entry = documents.get(documentId ?? '')
    const confirm = kind === 'APPROVAL' && entry ? warningsOf(entry) : []
    const insteadOf = kind === 'APPROVAL' ? (approvable.get(record.id) ?? null) : null
    const requisition = requisitions.get(record.id)
    return [
      {
        ...pieceOf(record, entry, personOf),
        ...(requisition && { requisition: requisition.shown }),
        ...(insteadOf !== null && { insteadOf: personOf(insteadOf) }),
        allowedActions: allowedActions(record, reader.permissions, requisition?.isDecidable ?? false),
        ...(confirm.length > 0 && { confirm }),
      },
    ]
  })
}

/** What a person has done, as the wire shows it. */
export async function finished(uow: UnitOfWork, records: readonly DueWork[]): Promise<Of<typeof WorkDone>[]> {
  const about = records.flatMap(({ documentId }) => documentId ?? [])
  const documents = new Map((await findEntries(uow, about)).map((entry) => [entry.id, entry]))
  const givers = records.flatMap(({ givenBy }) => givenBy ?? [])
  const names = await namesOf(uow, [...new Set(givers)])
  const personOf = (id: string) => ({ id, ...(names.has(id) && { name: names.get(id)! }) })
  return records.map((record) => ({
    ...pieceOf(record, documents.get(record.documentId ?? ''), personOf),
    endedAt: (record.ended ?? record.opened).toISOString(),
    decision: decisionOf(record),
  }))
}
