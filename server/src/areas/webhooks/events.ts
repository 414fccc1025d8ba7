import type { webhookEvents } from '@kontor/contract'
import { documentEvent } from '../documents/index.ts'

export type WebhookEvent = (typeof webhookEvents)[number]

/** What a company is told of besides documents, by the line of its log that it stands for. */
const otherEvents: Readonly<Record<string, WebhookEvent>> = {
  'card.said': 'CONVERSATION_MESSAGE',
  'connection.requested': 'NETWORK_REQUEST_RECEIVED',
  'connection.accepted': 'NETWORK_REQUEST_ACCEPTED',
  'connection.rejected': 'NETWORK_RESPONSE_RECEIVED',
  'user.activated': 'USER_STATE_CHANGED',
  'user.locked': 'USER_STATE_CHANGED',
  'user.unlocked': 'USER_STATE_CHANGED',
  'user.let-go': 'USER_STATE_CHANGED',
}

export const eventOf = (kind: string): WebhookEvent | undefined => documentEvent(kind) ?? otherEvents[kind]
