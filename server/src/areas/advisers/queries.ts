import type { UnitOfWork } from '../../platform/index.ts'
import * as store from './store.ts'

/** What others were asked in a person's place since an instant, the newest first. */
export const askedInsteadOf: typeof store.goneFrom = (...given) => store.goneFrom(...given)

/** What was asked about a document and what was advised, in words, by the id of the advice. */
export async function wordsOfAdvice(
  uow: UnitOfWork,
  documentId: string,
): Promise<ReadonlyMap<string, { readonly question: string; readonly answer: string | null }>> {
  return new Map((await store.ofDocument(uow, documentId)).map((advice) => [advice.id, advice]))
}
