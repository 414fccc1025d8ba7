import { Webhook, WebhookDelivery, WebhookInput } from '../entities/index.ts'
import { webhookDeliveryStates } from '../enumerations/index.ts'
import { call, id, list, maybe, nothing, oneOf, pageOf, paging, record, text, uuid } from '../words/index.ts'

const may = 'company.configure'
const needs = { id: 'id is required' }
const path = { id: id('webhook') }
const delivery = {
  needs: { ...needs, deliveryId: 'deliveryId is required' },
  path: { ...path, deliveryId: id('webhookDelivery') },
} as const
const fails = ['ResourceNotFound'] as const

/** Issue 19: other programs are told what happens in a company (Standard Webhooks). */
export const webhooks = {
  listWebhooks: call('GET webhooks', {
    id: 'K-WHK-01',
    says: 'The addresses to which the company sends what happens in it.',
    may,
    returns: record({ Webhooks: list(Webhook) }),
  }),

  saveWebhook: call('PUT webhooks/{id}', {
    id: 'K-WHK-02',
    says: 'Makes a webhook under an id that the caller chose, or changes it. The secret is given once, when it is made.',
    may,
    needs: { ...needs, body: 'Webhook is required' },
    path: { id: uuid() },
    body: WebhookInput,
    returns: Webhook,
    fails: ['ResourceNotFound', 'Conflict'],
  }),

  setWebhookState: call('PUT webhooks/{id}/state', {
    id: 'K-WHK-03',
    says: 'Pauses a webhook, or goes on with it: nothing is sent meanwhile, and nothing is told later of that time.',
    may,
    needs,
    path,
    body: record({ State: oneOf(['ACTIVE', 'PAUSED']) }),
    returns: nothing(),
    fails,
  }),

  deleteWebhook: call('DELETE webhooks/{id}', {
    id: 'K-WHK-04',
    says: 'Deletes a webhook with what was sent by it.',
    may,
    needs,
    path,
    returns: nothing(),
    fails,
  }),

  renewSecret: call('POST webhooks/{id}/secret', {
    id: 'K-WHK-05',
    says: 'Gives a webhook a new secret. The one before signs beside it for a day.',
    may,
    needs,
    path,
    returns: record({ Secret: text({ max: 100 }) }),
    fails,
  }),

  testWebhook: call('POST webhooks/{id}/test', {
    id: 'K-WHK-06',
    says: 'Sends an event that says nothing, so that one sees whether it arrives.',
    may,
    needs,
    path,
    returns: WebhookDelivery,
    status: 201,
    fails: ['ResourceNotFound', 'Conflict'],
  }),

  listDeliveries: call('GET webhooks/{id}/deliveries', {
    id: 'K-WHK-07',
    says: 'What was sent by a webhook in the last 30 days, newest first.',
    may,
    needs,
    path,
    query: { ...paging(50), state: maybe(oneOf(webhookDeliveryStates)) },
    returns: pageOf('Deliveries', WebhookDelivery),
    fails,
  }),

  readDelivery: call('GET webhooks/{id}/deliveries/{deliveryId}', {
    id: 'K-WHK-08',
    says: 'One event that was sent, with what became of it.',
    may,
    ...delivery,
    returns: WebhookDelivery,
    fails,
  }),

  replayDelivery: call('POST webhooks/{id}/deliveries/{deliveryId}/replay', {
    id: 'K-WHK-09',
    says: 'Sends an event once more: the same bytes under the same id.',
    may,
    ...delivery,
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict'],
  }),
}
