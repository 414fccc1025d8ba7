import { ApiError, type UnitOfWork, uuidPattern } from '../../../platform/index.ts'
import { noInvitation } from '../not-found.ts'
import type { StandingSupplier } from '../records.ts'
import { whyNotWithdraw } from '../rules/suppliers.ts'
import * as store from '../store/suppliers.ts'
import { inviterOf, openInvitation } from './answer-invitation.ts'
import { endLink, log } from './invite-supplier.ts'

/**
 * Takes an invitation back.
 *
 * @param token its secret, or the SourceId of the supplier, as who invites never learns the secret
 * @throws ApiError ResourceNotFound; Conflict where the supplier has answered
 */
export async function withdrawInvitation(uow: UnitOfWork, token: string): Promise<void> {
  const supplier = await named(uow, token)
  if (supplier === undefined) throw noInvitation()
  if (supplier.state === 'WITHDRAWN') return
  const why = whyNotWithdraw(supplier.state, supplier.name)
  if (why !== undefined) throw new ApiError('Conflict', why, { details: { state: supplier.state } })
  await endLink(uow, supplier)
  await store.change(uow, supplier.id, { tokenHash: null, expires: null, withdrawn: uow.now })
  await log(uow, 'withdrawn', supplier.id)
}

async function named(uow: UnitOfWork, token: string): Promise<StandingSupplier | undefined> {
  if (uuidPattern.test(token)) return store.lock(uow, token)
  return inviterOf(token) === uow.companyId ? openInvitation(uow, token) : undefined
}
