import type { UnitOfWork } from '../../platform/index.ts'
import { lockEntryFor } from '../document-access/index.ts'
import type { Entry } from '../entries/index.ts'
import type { Decisions } from './decisions.ts'
import { noAdvice } from './not-found.ts'
import * as store from './store.ts'

/**
 * Advice for who may see the document, which is held, so that it does not end meanwhile; and the steps that wait now.
 *
 * @throws ApiError ResourceNotFound, Forbidden
 */
export async function held(
  uow: UnitOfWork,
  adviceId: string,
  decisions: Decisions,
): Promise<{ advice: store.AdviceRecord; entry: Entry; stepIds: readonly string[] }> {
  const seen = await store.find(uow, adviceId)
  if (seen === undefined) throw noAdvice(adviceId)
  const entry = await lockEntryFor(uow, seen.documentId, 'right')
  const advice = (await store.find(uow, adviceId)) ?? seen
  const { stepIds } = await decisions(uow, entry)
  return { advice, entry, stepIds }
}
