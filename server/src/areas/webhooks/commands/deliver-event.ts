import { inEnglish } from '@kontor/i18n'
import type { Outward, Settings, UnitOfWork } from '../../../platform/index.ts'
import { NotFetched, postOutside } from '../../../platform/outbound/index.ts'
import { readUser } from '../../users/index.ts'
import { hasArrived, isGivenUp, pauseAfter } from '../rules.ts'
import { signedHeaders } from '../signature.ts'
import * as deliveries from '../store/deliveries.ts'
import * as webhooks from '../store/webhooks.ts'

export const deliverTask = 'webhooks.deliver'

/** As much of an answer as is kept, in bytes, and how long it may take in all, in milliseconds. */
const bounds = { size: 1000, time: 20_000 }

interface Answer {
  /** Null where nothing answered. */
  readonly status: number | null
  readonly text: string
}

/**
 * An attempt to send an event. What became of it is written after the answer; where a crash falls between, the same bytes
 * under the same id are sent again, by which a receiver knows them.
 */
export async function deliverEvent(uow: UnitOfWork, deliveryId: string, attempt: number): Promise<Outward | undefined> {
  const delivery = await deliveries.lock(uow, deliveryId)
  if (delivery?.state !== 'WAITING' || delivery.attempts !== attempt - 1) return undefined
  const webhook = await webhooks.find(uow, delivery.webhook_id)
  if (webhook?.state !== 'ACTIVE') {
    await deliveries.change(uow, deliveryId, { state: 'FAILED', next_attempt: null })
    return undefined
  }
  const address = addressed(webhook.address, delivery, await languageOf(uow, delivery.actor_id))
  return async (settings) => {
    const answer = await send(settings, address, webhook, { ...delivery, at: uow.now })
    return (after) => record(after, deliveryId, attempt, answer)
  }
}

const languageOf = async (uow: UnitOfWork, userId: string | null): Promise<string | undefined> =>
  userId === null ? undefined : (await readUser(uow, userId))?.Language

/** The address with what programs of this kind read from it (responses.md A, Webhook call). */
function addressed(
  address: string,
  { company_id, event, object_id, actor_id }: deliveries.DeliveryRow,
  language: string | undefined,
): string {
  const url = new URL(address)
  url.searchParams.set('event', event)
  url.searchParams.set('id', object_id)
  url.searchParams.set('tsCompanyAccountId', company_id)
  if (actor_id !== null) url.searchParams.set('tsUserId', actor_id)
  if (language !== undefined) url.searchParams.set('tsUserLanguage', language)
  return url.href
}

async function send(
  settings: Settings,
  address: string,
  webhook: webhooks.WebhookRow,
  { id, body, at }: { readonly id: string; readonly body: string; readonly at: Date },
): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...signedHeaders(settings, webhook, { id, body, at }) }
  try {
    return await postOutside(address, { ...bounds, loopback: settings.appLoopback, post: { body, headers } })
  } catch (error) {
    if (!(error instanceof NotFetched)) throw error
    return { status: null, text: inEnglish(error.reason) }
  }
}

async function record(uow: UnitOfWork, deliveryId: string, attempt: number, { status, text }: Answer): Promise<void> {
  const delivery = await deliveries.lock(uow, deliveryId)
  if (delivery?.state !== 'WAITING' || delivery.attempts !== attempt - 1) return
  const webhook = await webhooks.find(uow, delivery.webhook_id)
  if (webhook === undefined) return
  const attempted = { attempts: attempt, status, answer: text }
  if (hasArrived(status)) {
    await deliveries.change(uow, deliveryId, { ...attempted, state: 'DELIVERED', next_attempt: null })
    if (webhook.failing_since !== null) await webhooks.change(uow, webhook.id, { failing_since: null })
    return
  }
  const failingSince = webhook.failing_since ?? uow.now
  const isOver = isGivenUp(status, failingSince, uow.now)
  await webhooks.change(uow, webhook.id, { failing_since: failingSince, ...(isOver && { state: 'DISABLED' }) })
  if (isOver) await uow.log({ kind: 'webhook.disabled', objectType: 'webhook', objectId: webhook.id })
  const pause = isOver ? undefined : pauseAfter(attempt)
  const next = pause === undefined ? null : new Date(uow.now.getTime() + pause)
  await deliveries.change(uow, deliveryId, {
    ...attempted,
    state: next === null ? 'FAILED' : 'WAITING',
    next_attempt: next,
  })
  if (next !== null) await uow.later(deliverTask, { deliveryId, attempt: attempt + 1 }, next)
}
