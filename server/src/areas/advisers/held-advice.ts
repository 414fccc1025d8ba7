import type { UnitOfWork } from '../../platform/index.ts'
import * as store from '../advice/index.ts'
import type { Decisions } from './decisions.ts'
import { type Matter, matterHeld } from './matters.ts'
import { noAdvice } from './not-found.ts'

/**
 * Advice for who may see the document, which is held, so that it does not end meanwhile; and the steps that wait now.
 *
 * @throws ApiError ResourceNotFound, Forbidden
 */
export async function heldAdvice(
  uow: UnitOfWork,
  adviceId: string,
  decisions: Decisions,
): Promise<{ advice: store.AdviceRecord; matter: Matter; stepIds: readonly string[] }> {
  const seen = await store.findAdvice(uow, adviceId)
  if (seen === undefined) throw noAdvice(adviceId)
  const matter = await matterHeld(uow, seen.documentId)
  const advice = (await store.findAdvice(uow, adviceId)) ?? seen
  const { stepIds } = await matter.decision(uow, decisions)
  return { advice, matter, stepIds }
}
