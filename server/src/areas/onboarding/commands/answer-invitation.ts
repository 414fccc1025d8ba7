import type { UnitOfWork } from '../../../platform/index.ts'
import { addConnection, connectCompanies, markPending, saveProperty } from '../../network/index.ts'
import { takeLink } from '../../registration/index.ts'
import { hashOf, homeOf } from '../../session/index.ts'
import { noInvitation } from '../not-found.ts'
import type { StandingSupplier, SupplierRecord } from '../records.ts'
import * as store from '../store/suppliers.ts'
import { log } from './invite-supplier.ts'

/** Under which key the company keeps its own number of a supplier. */
const supplierNumberKey = 'supplier-number'

/** The company that sent an invitation, as its secret says. @throws ApiError ResourceNotFound */
export function inviterOf(token: string): string {
  const companyId = homeOf(token)
  if (companyId === undefined) throw noInvitation()
  return companyId
}

/**
 * The supplier whose invitation is open, in the company that invites.
 *
 * @throws ApiError ResourceNotFound for what was never sent, was used or taken back, or has expired
 */
export async function openInvitation(uow: UnitOfWork, token: string): Promise<StandingSupplier> {
  const supplier = await store.lockByToken(uow, hashOf(token))
  if (supplier === undefined || !['INVITED', 'OPENED', 'NEW'].includes(supplier.state)) throw noInvitation()
  return supplier
}

/** Somebody looks at an invitation, in the company that invites: the first time is kept. */
export async function lookAt(uow: UnitOfWork, token: string): Promise<StandingSupplier> {
  const supplier = await openInvitation(uow, token)
  if (supplier.opened === null) {
    await store.change(uow, supplier.id, { opened: uow.now, invited: supplier.invited ?? uow.now })
    await log(uow, 'opened', supplier.id)
  }
  return supplier
}

/**
 * The entered company accepts an invitation, and is connected with who invites.
 *
 * @throws ApiError ResourceNotFound where it is not open
 */
export async function acceptInvitation(uow: UnitOfWork, token: string): Promise<void> {
  const inviterId = inviterOf(token)
  // To one's own invitation nobody can answer: it is not theirs to open.
  if (inviterId === uow.companyId) throw noInvitation()
  const supplier = await uow.within(inviterId, (inviter) => openInvitation(inviter, token))
  await useUp(uow, token)
  const { connectionId, isNew } = await connectCompanies(uow, inviterId)
  const partnerId = uow.companyId
  await uow.within(inviterId, (inviter) => join(inviter, supplier, { partnerId, connectionId, isNew }))
}

/** A company may have been created by it a moment ago: then there is nothing to answer any more. */
async function useUp(uow: UnitOfWork, token: string): Promise<void> {
  if (!(await takeLink(uow.tx, hashOf(token)))) throw noInvitation()
}

/** @throws ApiError ResourceNotFound where it is not open */
export async function declineInvitation(uow: UnitOfWork, token: string): Promise<void> {
  const supplier = await openInvitation(uow, token)
  await useUp(uow, token)
  await store.change(uow, supplier.id, { tokenHash: null, expires: null, declined: uow.now })
  await log(uow, 'declined', supplier.id)
}

/** A company was created by a link: where it was an invitation's, its supplier has joined. */
export async function hasRegistered(uow: UnitOfWork, payload: Readonly<Record<string, unknown>>): Promise<void> {
  const { tokenHash, partnerId, connectionId } = payload as Record<string, string>
  const supplier = await store.lockByToken(uow, tokenHash ?? '')
  if (supplier !== undefined && partnerId !== undefined && connectionId !== undefined)
    await join(uow, supplier, { partnerId, connectionId, isNew: true })
}

/** Somebody made sure of a partner: where it came by an invitation, it is all in. */
export async function wasVerified(uow: UnitOfWork, { connectionId }: Readonly<Record<string, unknown>>): Promise<void> {
  const supplier = await store.lockByConnection(uow, String(connectionId))
  if (supplier?.state !== 'REGISTERED') return
  await store.change(uow, supplier.id, { verified: uow.now })
  await log(uow, 'verified', supplier.id)
}

interface Joined {
  readonly partnerId: string
  readonly connectionId: string
  readonly isNew: boolean
}

/** What was kept of the supplier goes to the connection. A partner of before needs no verification. */
async function join(uow: UnitOfWork, supplier: SupplierRecord, { partnerId, connectionId, isNew }: Joined) {
  await store.change(uow, supplier.id, {
    ...{ tokenHash: null, expires: null, joined: uow.now, partnerId, connectionId },
    ...(isNew ? {} : { verified: uow.now }),
  })
  if (isNew) await markPending(uow, connectionId)
  if (supplier.groupId !== null) await addConnection(uow, supplier.groupId, connectionId)
  const number = supplier.properties.SupplierNumber
  if (number !== undefined) await saveProperty(uow, connectionId, supplierNumberKey, number)
  await log(uow, 'joined', supplier.id)
}
