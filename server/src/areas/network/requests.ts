import { ApiError, type UnitOfWork } from '../../platform/index.ts'
import { sideOf } from './network.ts'
import { noConnection } from './not-found.ts'
import { whyNotHide, whyNotVerify } from './rules.ts'
import * as store from './store/connections.ts'

/**
 * Puts a request out of sight. It stands on the company's own side alone: who asked sees that it waits, as before, and it can be
 * answered still.
 *
 * @throws ApiError ResourceNotFound, or Conflict where there is nothing to answer.
 */
export async function hide(uow: UnitOfWork, connectionId: string): Promise<void> {
  await held(uow, connectionId, whyNotHide)
  await store.setState(uow.tx, uow.companyId, connectionId, { state: 'HIDDEN', modified: uow.now })
  await uow.log({ kind: 'connection.hidden', objectType: 'connection', objectId: connectionId })
}

/** Told to a company when somebody there made sure of a partner. */
export const partnerVerified = 'network.verified'

/**
 * Says that the company behind a request, or one that came by an invitation, is who it says it is: for colleagues who answer
 * it, or look at the partner later. Saying it again changes nothing.
 *
 * @throws ApiError ResourceNotFound, or Conflict where there is nothing to answer.
 */
export async function verifyPartner(uow: UnitOfWork, connectionId: string): Promise<void> {
  const row = await held(uow, connectionId, whyNotVerify)
  if (row.verified !== null) return
  await store.setVerified(uow.tx, uow.companyId, connectionId, uow.now)
  await uow.log({ kind: 'connection.verified', objectType: 'connection', objectId: connectionId })
  await uow.later(partnerVerified, { connectionId })
}

/** Whether a partner that came by an invitation has yet to be verified. */
export async function awaitsVerification(uow: UnitOfWork, connectionId: string): Promise<boolean> {
  const row = await store.connection(uow.tx, uow.companyId, connectionId)
  return row?.relation === 'ONBOARDING_PENDING_VERIFICATION' && row.verified === null
}

async function held(uow: UnitOfWork, connectionId: string, whyNot: typeof whyNotHide): Promise<store.ConnectionRow> {
  const row = await store.lockConnection(uow.tx, uow.companyId, connectionId)
  if (row === undefined) throw noConnection(connectionId)
  const why = whyNot(sideOf(row), row.partner_name)
  if (why !== undefined)
    throw new ApiError('Conflict', why, { details: { connection: connectionId, state: row.state } })
  return row
}
