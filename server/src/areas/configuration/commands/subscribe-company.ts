import type { AutoConfigSubscription, Of } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork, unfit } from '../../../platform/index.ts'
import * as store from '../store.ts'
import { catchUp } from './spread-publication.ts'

/**
 * Subscribes the company, or says that it takes nothing in; the latest publication comes at once.
 *
 * @throws ApiError BadRequest (two keys), Conflict (there is a subscription).
 */
export async function subscribeCompany(
  uow: UnitOfWork,
  key: string,
  input: Of<typeof AutoConfigSubscription>,
): Promise<void> {
  if (input.key !== undefined && input.key !== key)
    throw unfit('key', t`key is ${input.key}, but the URL contains ${key}: use the same value.`)
  const { active, includeBranches: include_branches = false } = input
  const row = { company_id: uow.companyId, key, active, include_branches, since: uow.now }
  if (!(await store.insertSubscription(uow, row)))
    throw new ApiError('Conflict', t`A subscription to ${key} already exists: remove it first.`)
  await logSubscription(uow, 'company.subscribed', key)
  await catchUp(uow, key)
}

export const logSubscription = (uow: UnitOfWork, kind: string, key: string): Promise<void> =>
  uow.log({ kind, objectType: 'company', objectId: uow.companyId, detail: { key } })
