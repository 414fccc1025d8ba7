import type { UnitOfWork } from '../../../platform/index.ts'
import * as deliveries from '../store/deliveries.ts'
import * as webhooks from '../store/webhooks.ts'
import { deliveryOf } from './collect-events.ts'
import { deliverTask } from './deliver-event.ts'

/**
 * Tells one program that a document came to a step of a workflow which calls it, whatever else it is told.
 *
 * @returns whether the webhook is there and active
 */
export async function tellStep(
  uow: UnitOfWork,
  webhookId: string,
  documentId: string,
  more: Readonly<Record<string, string>>,
): Promise<boolean> {
  const webhook = await webhooks.find(uow, webhookId)
  if (webhook?.state !== 'ACTIVE') return false
  const line = {
    ...{ id: uow.newId(), kind: 'workflow.step', object_type: 'document', object_id: documentId },
    ...{ actor_id: null, at: uow.now },
  }
  const row = deliveryOf(uow, webhookId, { event: 'WORKFLOW_STEP', line, more })
  await deliveries.add(uow, [row])
  await uow.later(deliverTask, { deliveryId: row.id, attempt: 1 })
  return true
}
