import type { UnitOfWork } from '../../platform/index.ts'
import * as store from './store.ts'

/** What was asked about a document and what was advised, in words, by the id of the advice. */
export async function wordsOfAdvice(
  uow: UnitOfWork,
  documentId: string,
): Promise<ReadonlyMap<string, { readonly question: string; readonly answer: string | null }>> {
  return new Map((await store.ofDocument(uow, documentId)).map((advice) => [advice.id, advice]))
}

/** All that was asked about a document or a requisition, the oldest first. */
export const ofDocument: typeof store.ofDocument = (...given) => store.ofDocument(...given)

/** What was asked of several at once. */
export const ofQuestion: typeof store.ofQuestion = (...given) => store.ofQuestion(...given)

/** Advice, whatever became of it. */
export const findAdvice: typeof store.find = (...given) => store.find(...given)

/** What others got in a person’s place since an instant, the newest first. */
export const goneFrom: typeof store.goneFrom = (...given) => store.goneFrom(...given)

/** What waits for a person. */
export const openOf: typeof store.openOf = (...given) => store.openOf(...given)

/** What waits at some steps. */
export const openAt: typeof store.openAt = (...given) => store.openAt(...given)

/** Keeps what is asked. */
export const addAdvice: typeof store.add = (...given) => store.add(...given)

/** Says how it stands now. */
export const changeAdvice: typeof store.change = (...given) => store.change(...given)
