import type { Of, Webhook, WebhookDelivery } from '@kontor/contract'
import { actionsOf, deliveryActions } from './rules.ts'
import type { DeliveryRow } from './store/deliveries.ts'
import type { WebhookRow } from './store/webhooks.ts'

export const webhookEntity = (row: WebhookRow, secret?: string): Of<typeof Webhook> => ({
  Id: row.id,
  Address: row.address,
  ...(row.description === null ? {} : { Description: row.description }),
  Events: [...row.events],
  State: row.state,
  ...(row.failing_since === null ? {} : { FailingSince: row.failing_since.toISOString() }),
  Created: row.created.toISOString(),
  AllowedActions: actionsOf(row),
  ...(secret === undefined ? {} : { Secret: secret }),
})

export const deliveryEntity = (row: DeliveryRow, webhook: WebhookRow): Of<typeof WebhookDelivery> => ({
  Id: row.id,
  Event: row.event,
  ObjectId: row.object_id,
  State: row.state,
  Attempts: row.attempts,
  ...(row.next_attempt === null ? {} : { NextAttempt: row.next_attempt.toISOString() }),
  ...(row.status === null ? {} : { Status: row.status }),
  ...(row.answer === null ? {} : { Answer: row.answer }),
  Created: row.created.toISOString(),
  Body: row.body,
  AllowedActions: deliveryActions(row, webhook),
})
