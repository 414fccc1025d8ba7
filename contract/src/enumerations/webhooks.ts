/**
 * What other programs are told of (responses.md A, Webhook call). What would have to wait for their answer
 * (BEFORE_DOCUMENT_RECEIVE, DOCUMENT_VALIDATING) is not among them.
 */
export const webhookEvents = [
  'AFTER_DOCUMENT_RECEIVE',
  'DOCUMENT_SAVED',
  'DOCUMENT_SENDING',
  'DOCUMENT_SENT',
  'DOCUMENT_FAILED',
  'DOCUMENT_STATE_CHANGED',
  'DOCUMENT_DELETED',
  'CONVERSATION_MESSAGE',
  'NETWORK_REQUEST_RECEIVED',
  'NETWORK_REQUEST_ACCEPTED',
  'NETWORK_RESPONSE_RECEIVED',
  'USER_STATE_CHANGED',
  'LOG_HEAD',
  'WORKFLOW_STEP',
] as const

/** DISABLED: its server answered that it is gone, or failed for days. */
export const webhookStates = ['ACTIVE', 'PAUSED', 'DISABLED'] as const
/** What may be done with a webhook besides changing and deleting it. */
export const webhookActions = ['test', 'pause', 'resume'] as const
export type WebhookAction = (typeof webhookActions)[number]
/** What may be done with an event that was sent. */
export const webhookDeliveryActions = ['replay'] as const
export type WebhookDeliveryAction = (typeof webhookDeliveryActions)[number]

export const webhookDeliveryStates = ['WAITING', 'DELIVERED', 'FAILED'] as const
