// Written by client/scripts/generate.ts from contract/src/areas.
import type { Described } from '../descriptor.ts'

export const webhooks: Described<'webhooks'> = {
  listWebhooks: {"line":"GET webhooks"},
  saveWebhook: {"line":"PUT webhooks/{id}","needs":{"body":"Webhook is required"},"body":"json"},
  setWebhookState: {"line":"PUT webhooks/{id}/state","body":"json","answer":"none"},
  deleteWebhook: {"line":"DELETE webhooks/{id}","answer":"none"},
  renewSecret: {"line":"POST webhooks/{id}/secret"},
  testWebhook: {"line":"POST webhooks/{id}/test"},
  listDeliveries: {"line":"GET webhooks/{id}/deliveries"},
  readDelivery: {"line":"GET webhooks/{id}/deliveries/{deliveryId}"},
  replayDelivery: {"line":"POST webhooks/{id}/deliveries/{deliveryId}/replay","answer":"none"},
}
