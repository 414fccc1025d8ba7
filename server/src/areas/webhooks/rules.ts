import type { WebhookAction, WebhookDeliveryAction, webhookDeliveryStates, webhookStates } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'

const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000]

/** Pauses before the second attempt and each further one, as Standard Webhooks proposes them. */
const pausesMs = [...[5 * second, 5 * minute, 30 * minute], ...[2, 5, 10, 14, 20, 24].map((hours) => hours * hour)]

/** Milliseconds until the attempt after this one, which counts from 1; undefined after the last. */
export const pauseAfter = (attempt: number): number | undefined => pausesMs[attempt - 1]

/** For how long the secret before a new one signs beside it. */
export const secretOverlapMs = day

/** Nobody is left there: it is not tried again. */
const statusGone = 410

/** How long every attempt may fail before nothing is sent any more. */
const givenUpAfterMs = 5 * day

export const hasArrived = (status: number | null): boolean => status !== null && status >= 200 && status < 300

/** Whether a webhook is given up after an attempt that failed. */
export const isGivenUp = (status: number | null, failingSince: Date, now: Date): boolean =>
  status === statusGone || now.getTime() - failingSince.getTime() >= givenUpAfterMs

/** Addresses that a company may have. */
export const maxWebhooks = 20

interface Sending {
  readonly id: string
  readonly state: (typeof webhookStates)[number]
}

/** Why nothing is sent to a webhook now; undefined where it is. */
export const whyNotSend = ({ id, state }: Sending): Message | undefined =>
  state === 'ACTIVE' ? undefined : t`The webhook ${id} sends nothing at present: resume it first.`

interface Sent {
  readonly id: string
  readonly state: (typeof webhookDeliveryStates)[number]
}

/** Why an event is not sent once more; undefined where it may be. */
export const whyNotReplay = ({ id, state }: Sent, webhook: Sending): Message | undefined =>
  whyNotSend(webhook) ??
  (state === 'WAITING' ? t`The event ${id} is still waiting to be sent: it is sent automatically.` : undefined)

/** What may be done with a webhook now, as screens show it. */
export const actionsOf = (webhook: Sending): WebhookAction[] =>
  whyNotSend(webhook) === undefined ? ['test', 'pause'] : ['resume']

/** What may be done with an event that was sent, as screens show it. */
export const deliveryActions = (delivery: Sent, webhook: Sending): WebhookDeliveryAction[] =>
  whyNotReplay(delivery, webhook) === undefined ? ['replay'] : []
