import type { Of, WebhookInput } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type Settings, type UnitOfWork } from '../../../platform/index.ts'
import { checkedAddress } from '../../../platform/outbound/index.ts'
import { noWebhook } from '../not-found.ts'
import { maxWebhooks } from '../rules.ts'
import * as store from '../store/webhooks.ts'

/**
 * Makes a webhook under this id, or changes it.
 *
 * @returns the webhook, and whether it is new
 * @throws ApiError BadRequest (Address), Conflict where the company has as many as it may have
 */
export async function saveWebhook(
  uow: UnitOfWork,
  settings: Pick<Settings, 'appLoopback'>,
  id: string,
  { Address, Description, Events }: Of<typeof WebhookInput>,
): Promise<{ webhook: store.WebhookRow; isNew: boolean }> {
  const before = await store.find(uow, id)
  if (before === undefined && (await store.all(uow)).length >= maxWebhooks)
    throw new ApiError('Conflict', t`The company already has ${maxWebhooks} webhooks: delete one first.`)
  const webhook: store.WebhookRow = {
    company_id: uow.companyId,
    id,
    address: checkedAddress(settings, Address),
    description: Description ?? null,
    events: [...new Set(Events)],
    state: before?.state ?? 'ACTIVE',
    secret_number: before?.secret_number ?? 1,
    secret_since: before?.secret_since ?? uow.now,
    failing_since: before?.failing_since ?? null,
    created: before?.created ?? uow.now,
  }
  await store.save(uow, webhook)
  await uow.log({ kind: 'webhook.saved', objectType: 'webhook', objectId: id })
  return { webhook, isNew: before === undefined }
}

/** Pauses a webhook or goes on with it; who resumes it has mended what failed. @throws ApiError ResourceNotFound */
export async function setState(uow: UnitOfWork, id: string, state: 'ACTIVE' | 'PAUSED'): Promise<void> {
  if ((await store.find(uow, id)) === undefined) throw noWebhook(id)
  await store.change(uow, id, { state, failing_since: null })
  const kind = state === 'ACTIVE' ? 'webhook.resumed' : 'webhook.paused'
  await uow.log({ kind, objectType: 'webhook', objectId: id })
}
