import type { UnitOfWork } from '../../../platform/index.ts'
import { endWork } from '../../work/index.ts'
import * as store from '../store.ts'
import { noted } from '../work.ts'

/**
 * Closes what was asked about a document at steps that do not wait any more: the decision was made, or nobody makes it.
 *
 * @param stay the steps that wait now
 */
export async function closeAdvice(
  uow: UnitOfWork,
  documentId: string,
  stay: readonly string[],
  outcome: string,
): Promise<void> {
  for (const advice of await store.ofDocument(uow, documentId)) {
    if (advice.state !== 'OPEN' || stay.includes(advice.stepId)) continue
    await close(uow, advice, outcome)
  }
}

/** Nobody answers it any more. */
export async function close(uow: UnitOfWork, advice: store.AdviceRecord, outcome: string): Promise<void> {
  await store.change(uow, advice.id, { state: 'CLOSED', ended: uow.now })
  await noted(uow, 'document.advice_closed', advice, { of: advice.holders.join(' '), outcome })
  // Whoever made the decision did not do this.
  await endWork(uow, advice.id, 'SUPERSEDED')
}
