import type { Areas } from '@kontor/contract'
import type { Message } from '@kontor/i18n'
import { ApiError, type Handlers, pageInfo, type UnitOfWork } from '../../platform/index.ts'
import { deliveryOf } from './commands/collect-events.ts'
import { deliverTask } from './commands/deliver-event.ts'
import { saveWebhook, setState } from './commands/save-webhook.ts'
import { noDelivery, noWebhook } from './not-found.ts'
import { whyNotReplay, whyNotSend } from './rules.ts'
import { secretOf } from './signature.ts'
import * as deliveries from './store/deliveries.ts'
import * as webhooks from './store/webhooks.ts'
import { deliveryEntity, webhookEntity } from './views.ts'

async function existing(uow: UnitOfWork, id: string): Promise<webhooks.WebhookRow> {
  const found = await webhooks.find(uow, id)
  if (found === undefined) throw noWebhook(id)
  return found
}

/** An event that was sent, and the webhook by which it was. */
async function sent(
  uow: UnitOfWork,
  webhookId: string,
  id: string,
): Promise<readonly [deliveries.DeliveryRow, webhooks.WebhookRow]> {
  const webhook = await existing(uow, webhookId)
  const found = await deliveries.find(uow, webhookId, id)
  if (found === undefined) throw noDelivery(id)
  return [found, webhook]
}

function may(why: Message | undefined): void {
  if (why !== undefined) throw new ApiError('Conflict', why)
}

const log = (uow: UnitOfWork, kind: `webhook.${string}`, id: string): Promise<void> =>
  uow.log({ kind, objectType: 'webhook', objectId: id })

export const handlers: Handlers<Areas['webhooks']> = {
  listWebhooks: (_input, context) =>
    context.read(async (uow) => ({ Webhooks: (await webhooks.all(uow)).map((row) => webhookEntity(row)) })),

  saveWebhook: ({ params: { id }, body }, context) =>
    context.write(async (uow) => {
      const { settings } = context.platform
      const { webhook, isNew } = await saveWebhook(uow, settings, id, body)
      return webhookEntity(webhook, isNew ? secretOf(settings, webhook) : undefined)
    }),

  setWebhookState: ({ params: { id }, body: { State } }, context) => context.write((uow) => setState(uow, id, State)),

  deleteWebhook: ({ params: { id } }, context) =>
    context.write(async (uow) => {
      await existing(uow, id)
      await webhooks.remove(uow, id)
      await log(uow, 'webhook.deleted', id)
    }),

  renewSecret: ({ params: { id } }, context) =>
    context.write(async (uow) => {
      const { secret_number, ...before } = await existing(uow, id)
      const values = { secret_number: secret_number + 1, secret_since: uow.now }
      await webhooks.change(uow, id, values)
      await log(uow, 'webhook.secret-renewed', id)
      return { Secret: secretOf(context.platform.settings, { ...before, ...values }) }
    }),

  testWebhook: ({ params: { id } }, context) =>
    context.write(async (uow) => {
      const webhook = await existing(uow, id)
      may(whyNotSend(webhook))
      const { actorId: actor_id } = uow.author
      const line = { id, kind: 'webhook.tested', object_type: 'webhook', object_id: id, actor_id, at: uow.now }
      const test = deliveryOf(uow, id, { event: 'TEST', line })
      await deliveries.add(uow, [test])
      await uow.later(deliverTask, { deliveryId: test.id, attempt: 1 })
      return deliveryEntity(test, webhook)
    }),

  listDeliveries: ({ params: { id }, query: { limit, page, state } }, context) =>
    context.read(async (uow) => {
      const webhook = await existing(uow, id)
      const { rows, count } = await deliveries.page(uow, id, { state, limit, offset: page * limit })
      return { ...pageInfo({ limit, page }, count), Deliveries: rows.map((row) => deliveryEntity(row, webhook)) }
    }),

  readDelivery: ({ params: { id, deliveryId } }, context) =>
    context.read(async (uow) => deliveryEntity(...(await sent(uow, id, deliveryId)))),

  replayDelivery: ({ params: { id, deliveryId } }, context) =>
    context.write(async (uow) => {
      may(whyNotReplay(...(await sent(uow, id, deliveryId))))
      await deliveries.change(uow, deliveryId, { state: 'WAITING', attempts: 0, next_attempt: null })
      await uow.later(deliverTask, { deliveryId, attempt: 1 })
    }),
}
