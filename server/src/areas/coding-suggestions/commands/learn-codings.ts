import type { UnitOfWork } from '../../../platform/index.ts'
import { codingAt, codingLists, missingIn } from '../../coding/index.ts'
import { contentOf, type Entry, isReceived, lockEntry } from '../../entries/index.ts'
import { readBill } from '../bill.ts'
import { proposerFor } from '../proposals.ts'
import { type Coding, lessonsOf, signsOf } from '../rules/index.ts'
import * as store from '../store.ts'
import { subjectOf } from '../subject.ts'

/** The task that learns from the coding of a document as it is saved. */
export const learnTask = 'coding_suggestions.learn'

/** Bills that came teach; what few may see teaches nothing, for its codes would be shown to others. */
export const teaches = (entry: Entry): boolean =>
  isReceived(entry) && (entry.type === 'invoice' || entry.type === 'creditnote') && !entry.confined

/** Learns from a document as it is coded now. Running it again, or in another order, changes nothing. */
export async function learnSaved(uow: UnitOfWork, documentId: string): Promise<void> {
  const entry = await lockEntry(uow, documentId)
  // What it taught stays, though its content is no longer kept.
  if (entry !== undefined && entry.discarded !== null) return
  const coding = entry && teaches(entry) ? await codingAt(uow, documentId) : undefined
  if (entry !== undefined && coding !== undefined) return learnCoding(uow, entry, coding.content, coding.modified)
  await store.holdEvidence(uow)
  await store.forget(uow, documentId)
  const [before] = await store.progressOf(uow, [documentId])
  if (before !== undefined) await store.saveProgress(uow, { ...before, ...unsuggested, state: 'NONE', coded: null })
}

const unsuggested = { correct: 0, wrong: 0, abstained: 0 }

/** Holds a coding against what would have been suggested for its document by all others, and learns from it. */
export async function learnCoding(uow: UnitOfWork, entry: Entry, coding: Coding, coded: Date): Promise<void> {
  const bill = await readBill(await contentOf(uow, entry))
  await store.holdEvidence(uow)
  await store.forget(uow, entry.id)
  const [[before], lists] = await Promise.all([store.progressOf(uow, [entry.id]), codingLists(uow)])
  const features = before?.features ?? {}
  const subject = await subjectOf(uow, entry, bill, { features })
  const lines = new Map(bill.lines.map((line) => [line.id, line]))
  const lessons = lessonsOf(coding, lists, [...lines.keys()]).map((lesson) => {
    const line = lesson.lineId === undefined ? undefined : lines.get(lesson.lineId)
    return { ...lesson, line, signs: signsOf(line, subject.around) }
  })
  const propose = await proposerFor(uow, subject, lessons)
  const came = lessons.map((lesson) => {
    const proposal = propose(lesson)
    if (proposal === undefined) return 'abstained'
    return proposal.code === lesson.code ? 'correct' : 'wrong'
  })
  const countOf = (one: (typeof came)[number]) => came.filter((other) => other === one).length
  await store.teach(uow, entry.id, lessons)
  await store.saveProgress(uow, {
    documentId: entry.id,
    type: entry.type,
    features,
    state: missingIn(coding, lists, [...lines.keys()]).length === 0 ? 'COMPLETE' : 'PARTIAL',
    coded: before?.coded ?? coded,
    ...{ correct: countOf('correct'), wrong: countOf('wrong'), abstained: countOf('abstained') },
  })
}
