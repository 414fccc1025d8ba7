import type { UnitOfWork } from '../../../platform/index.ts'
import type { LogRow } from '../../../platform/log/store.ts'
import { isMember } from '../../users/index.ts'
import { eventOf, type WebhookEvent } from '../events.ts'
import * as deliveries from '../store/deliveries.ts'
import * as webhooks from '../store/webhooks.ts'
import { deliverTask } from './deliver-event.ts'

/**
 * What a company is told of lines that were just sealed, in the transaction that seals them: each line is told once, or, if
 * it does not get its seal, not at all.
 */
export async function collectEvents(uow: UnitOfWork, lines: readonly LogRow[]): Promise<void> {
  const reported = lines.flatMap((line) => {
    const event = eventOf(line.kind)
    return event === undefined ? [] : [{ line, event }]
  })
  if (reported.length === 0) return
  const hooks = await webhooks.active(uow)
  if (hooks.length === 0) return
  const rows: deliveries.DeliveryRow[] = []
  for (const { line, event } of reported) {
    const wanting = hooks.filter(({ events, created }) => events.includes(event) && created <= line.at)
    if (wanting.length === 0 || !(await concerns(uow, event, line))) continue
    rows.push(...wanting.map(({ id }) => deliveryOf(uow, id, { event, line })))
  }
  await deliveries.add(uow, rows)
  for (const { id } of rows) await uow.later(deliverTask, { deliveryId: id, attempt: 1 })
}

/** Both companies log that one of them asked for a connection; it is received where somebody of the other one asked. */
const concerns = async (uow: UnitOfWork, event: WebhookEvent, { actor_id }: LogRow): Promise<boolean> =>
  event !== 'NETWORK_REQUEST_RECEIVED' || actor_id === null || !(await isMember(uow, actor_id))

interface Occurrence {
  readonly event: deliveries.DeliveryRow['event']
  readonly line: Pick<LogRow, 'id' | 'kind' | 'object_type' | 'object_id' | 'actor_id' | 'at'>
  /** What is said besides, where there is nothing to ask for. */
  readonly more?: Readonly<Record<string, string>>
}

/** One event for one webhook. Its body has ids and what happened, and no content: who gets it asks for that. */
export function deliveryOf(
  uow: UnitOfWork,
  webhookId: string,
  { event, line, more }: Occurrence,
): deliveries.DeliveryRow {
  const data = {
    companyId: uow.companyId,
    objectType: line.object_type,
    objectId: line.object_id,
    what: line.kind,
    ...(line.actor_id === null ? {} : { userId: line.actor_id }),
    ...more,
  }
  return {
    company_id: uow.companyId,
    id: uow.newId(),
    webhook_id: webhookId,
    event,
    object_id: line.object_id,
    actor_id: line.actor_id,
    body: JSON.stringify({ type: event, timestamp: line.at.toISOString(), data }),
    state: 'WAITING',
    attempts: 0,
    next_attempt: null,
    status: null,
    answer: null,
    created: uow.now,
  }
}
