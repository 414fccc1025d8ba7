import type { DoneForMe, Of } from '@kontor/contract'
import type { UnitOfWork } from '../../platform/index.ts'
import { goneFrom as askedInsteadOf } from '../advice/index.ts'
import { decidedFor } from '../approvals/index.ts'
import { delegatedFrom } from '../assignments/index.ts'
import { readableOf } from '../document-access/index.ts'
import { briefOf, findEntries } from '../entries/index.ts'
import { tasksGoneFrom } from '../tasks/index.ts'
import { colleaguesOf } from '../users/index.ts'
import { personIn } from './views.ts'

type Done = Of<typeof DoneForMe>

const maxShown = 100

/** What was decided or handed on in a person's place since an instant, as far as they may see what it is about. */
export async function doneFor(uow: UnitOfWork, personId: string, since: Date): Promise<Done[]> {
  const colleagues = await colleaguesOf(uow)
  const [steps, given] = [
    await decidedFor(uow, personId, since, maxShown),
    await delegatedFrom(uow, personId, since, maxShown),
  ]
  const advice = await askedInsteadOf(uow, personId, since, maxShown)
  const tasks = await tasksGoneFrom(uow, personId, since, maxShown)
  const ids = [
    ...[...steps, ...advice].map(({ documentId }) => documentId),
    ...given.map(({ subjectId }) => subjectId),
    ...tasks.flatMap(({ documentId }) => documentId ?? []),
  ]
  const seen = await readable(uow, [...new Set(ids)])
  const personOf = personIn(colleagues)
  const about = (id: string) => {
    const entry = seen.get(id)
    return entry && { documentId: id, document: briefOf(entry) }
  }
  const decided = steps.flatMap(({ id, documentId, decided, decidedBy, outcome, reason }): Done[] => {
    const document = about(documentId)
    if (document === undefined || decided === null || outcome === null) return []
    const by = decidedBy === null ? [] : [personOf(decidedBy)]
    return [
      {
        id,
        kind: 'APPROVAL',
        at: decided.toISOString(),
        by,
        ...document,
        outcome,
        ...(reason !== null && { words: reason }),
      },
    ]
  })
  const handed = given.flatMap(({ id, subjectType, subjectId, created, assigneeIds, comment }): Done[] => {
    const document = subjectType === 'DOCUMENT' ? about(subjectId) : {}
    if (document === undefined) return []
    const by = assigneeIds.map(personOf)
    return [
      {
        id,
        kind: 'ASSIGNMENT',
        at: created.toISOString(),
        by,
        ...document,
        ...(comment !== null && { words: comment }),
      },
    ]
  })
  const asked = advice.flatMap(({ id, subject, documentId, asked, holders, answeredBy, answer, question }): Done[] => {
    const document = subject === 'DOCUMENT' ? about(documentId) : {}
    if (document === undefined) return []
    const by = (answeredBy === null ? holders : [answeredBy]).map(personOf)
    return [{ id, kind: 'ADVICE', at: asked.toISOString(), by, ...document, words: answer ?? question }]
  })
  const done = tasks.flatMap(({ id, at, documentId, by, outcome, words }): Done[] => {
    const document = documentId === null ? {} : about(documentId)
    if (document === undefined) return []
    const decision = outcome === 'APPROVED' ? 'ACCEPT' : outcome === 'REJECTED' ? 'REJECT' : undefined
    return [
      {
        ...{ id, kind: 'TASK', at: at.toISOString(), by: by.map(personOf), ...document },
        ...(decision && { outcome: decision }),
        ...(words !== null && { words }),
      },
    ]
  })
  return [...decided, ...handed, ...asked, ...done]
    .toSorted((one, other) => (one.at < other.at ? 1 : -1))
    .slice(0, maxShown)
}

async function readable(uow: UnitOfWork, ids: readonly string[]) {
  const entries = await readableOf(uow, await findEntries(uow, ids))
  return new Map(entries.map((entry) => [entry.id, entry]))
}
