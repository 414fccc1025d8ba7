import type { UnitOfWork } from '../../../platform/index.ts'
import * as deliveries from '../store/deliveries.ts'
import * as webhooks from '../store/webhooks.ts'
import { deliveryOf } from './collect-events.ts'
import { deliverTask } from './deliver-event.ts'

const event = 'LOG_HEAD'

const wanting = async (uow: UnitOfWork): Promise<webhooks.WebhookRow[]> =>
  (await webhooks.active(uow)).filter(({ events }) => events.includes(event))

/** Whether a program of the company wants to keep the heads of its log. */
export const wantsHeads = async (uow: UnitOfWork): Promise<boolean> => (await wanting(uow)).length > 0

/** Tells those programs a head; unlike other events it is all that there is to know. */
export async function tellHead(uow: UnitOfWork, head: Readonly<Record<string, string>>): Promise<void> {
  const { companyId: object_id, now: at } = uow
  const line = { id: uow.newId(), kind: 'log.sealed', object_type: 'company', object_id, actor_id: null, at }
  const rows = (await wanting(uow)).map(({ id }) => deliveryOf(uow, id, { event, line, more: head }))
  await deliveries.add(uow, rows)
  for (const { id } of rows) await uow.later(deliverTask, { deliveryId: id, attempt: 1 })
}
