import {
  webhookActions,
  webhookDeliveryActions,
  webhookDeliveryStates,
  webhookEvents,
  webhookStates,
} from '../enumerations/index.ts'
import { entity, id, instant, list, maybe, oneOf, text, whole } from '../words/index.ts'

const events = list(oneOf(webhookEvents), { min: 1, max: webhookEvents.length })

export const WebhookInput = entity('WebhookInput', {
  Address: text({ min: 1, max: 2000, example: 'https://erp.example.com/kontor' }),
  Description: maybe(text({ max: 200 })),
  Events: events,
})

/** An address to which a company sends what happens in it. */
export const Webhook = entity('Webhook', {
  Id: id('webhook'),
  Address: text({ max: 2000 }),
  Description: maybe(text({ max: 200 })),
  Events: events,
  State: oneOf(webhookStates),
  FailingSince: maybe(instant()),
  Created: instant(),
  AllowedActions: list(oneOf(webhookActions)),
  Secret: maybe(text({ max: 100, says: 'What signs the events; given once, to who makes the webhook.' })),
})

/** One event for one address. */
export const WebhookDelivery = entity('WebhookDelivery', {
  Id: id('webhookDelivery'),
  Event: oneOf([...webhookEvents, 'TEST']),
  ObjectId: text({ max: 100 }),
  State: oneOf(webhookDeliveryStates),
  Attempts: whole(),
  NextAttempt: maybe(instant()),
  Status: maybe(whole()),
  Answer: maybe(text()),
  Created: instant(),
  Body: text({ max: 10_000, says: 'What is sent: JSON.' }),
  AllowedActions: list(oneOf(webhookDeliveryActions)),
})
