import type { UnitOfWork } from '../../platform/index.ts'
import { codingAt, codingLists, missingIn } from '../coding/index.ts'
import { contentOf, type Entry, isReceived, lockEntry } from '../entries/index.ts'
import { linesIn } from './lines.ts'
import { type Around, type Coding, isShown, lessonsOf, likeliest, type Sign, signsOf } from './rules/index.ts'
import * as store from './store.ts'

/** The task that learns from the coding of a document as it is saved. */
export const learnTask = 'coding_suggestions.learn'

/** Bills that came teach; what few may see teaches nothing, for its codes would be shown to others. */
export const teaches = (entry: Entry): boolean =>
  isReceived(entry) && (entry.type === 'invoice' || entry.type === 'creditnote') && !entry.confined

/** By whom a document is known again. */
export const partnerOf = ({ senderId, connectionId }: Entry): string | undefined =>
  senderId ?? connectionId ?? undefined

/** Learns from a document as it is coded now. Running it again, or in another order, changes nothing. */
export async function learnSaved(uow: UnitOfWork, documentId: string): Promise<void> {
  const entry = await lockEntry(uow, documentId)
  // What it taught stays, though its content is no longer kept.
  if (entry !== undefined && entry.discarded !== null) return
  const coding = entry && teaches(entry) ? await codingAt(uow, documentId) : undefined
  if (entry !== undefined && coding !== undefined) return learn(uow, entry, coding.content, coding.modified)
  await store.holdEvidence(uow)
  await store.forget(uow, documentId)
  const [before] = await store.progressOf(uow, [documentId])
  if (before !== undefined) await store.saveProgress(uow, { ...before, ...unsuggested, state: 'NONE', coded: null })
}

const unsuggested = { correct: 0, wrong: 0, abstained: 0 }

/** Holds a coding against what would have been suggested for its document by all others, and learns from it. */
export async function learn(uow: UnitOfWork, entry: Entry, coding: Coding, coded: Date): Promise<void> {
  const lines = await linesIn(await contentOf(uow, entry))
  await store.holdEvidence(uow)
  await store.forget(uow, entry.id)
  const [[before], lists, threshold] = await Promise.all([
    store.progressOf(uow, [entry.id]),
    codingLists(uow),
    store.threshold(uow),
  ])
  const features = before?.features ?? {}
  const around: Around = { partner: partnerOf(entry), features }
  const lineIds = lines.map(({ id }) => id)
  const signsAt = new Map<string | undefined, Sign[]>(lines.map((line) => [line.id, signsOf(line, around)]))
  signsAt.set(undefined, signsOf(undefined, around))
  const lessons = lessonsOf(coding, lists, lineIds).map((lesson) => ({
    ...lesson,
    signs: signsAt.get(lesson.lineId) ?? [],
  }))
  const evidence = await store.evidenceOf(uow, [...signsAt.values()].flat())
  const came = lessons.map(({ signs, listId, code }) => {
    const suggested = likeliest(signs, listId, evidence)
    if (suggested === undefined || !isShown(suggested, threshold)) return 'abstained'
    return suggested.code === code ? 'correct' : 'wrong'
  })
  const countOf = (one: (typeof came)[number]) => came.filter((other) => other === one).length
  await store.teach(uow, entry.id, lessons)
  await store.saveProgress(uow, {
    documentId: entry.id,
    type: entry.type,
    features,
    state: missingIn(coding, lists, lineIds).length === 0 ? 'COMPLETE' : 'PARTIAL',
    coded: before?.coded ?? coded,
    ...{ correct: countOf('correct'), wrong: countOf('wrong'), abstained: countOf('abstained') },
  })
}
