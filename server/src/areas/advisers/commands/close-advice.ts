import type { UnitOfWork } from '../../../platform/index.ts'
import type { LogRow } from '../../../platform/log/store.ts'
import * as store from '../../advice/index.ts'
import { endWork } from '../../work/index.ts'
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

/** The task by which a requisition waited is over: nobody decides it by that any more. */
export async function followTasks(uow: UnitOfWork, lines: readonly LogRow[]): Promise<void> {
  const over = lines.filter(({ object_type, kind }) => object_type === 'task' && ending.has(kind))
  if (over.length === 0) return
  const stepIds = over.map(({ object_id }) => object_id)
  for (const advice of await store.openAt(uow, stepIds)) await close(uow, advice, 'DECIDED')
}

const ending: ReadonlySet<string> = new Set(['task.completed', 'task.deleted'])

/** Nobody answers it any more. */
export async function close(uow: UnitOfWork, advice: store.AdviceRecord, outcome: string): Promise<void> {
  await store.changeAdvice(uow, advice.id, { state: 'CLOSED', ended: uow.now })
  await noted(uow, 'advice_closed', advice, { of: advice.holders.join(' '), outcome })
  // Whoever made the decision did not do this.
  await endWork(uow, advice.id, 'SUPERSEDED')
}
