import type { Of, ScanSender } from '@kontor/contract'
import type { UnitOfWork } from '../../platform/index.ts'
import { inOwn } from '../companies/index.ts'
import { receivedLike } from '../exchange/index.ts'
import { connectionOf, type KnownConnection, noConnection, partnersOutside } from '../network/index.ts'
import { isSameNumber, type NumberAsked } from './rules/index.ts'

type Sender = Of<typeof ScanSender>

/** Where senders are asked for: in the company, or in one of its branches. */
const within = <T>(uow: UnitOfWork, branchId: string | undefined, work: (own: UnitOfWork) => Promise<T>): Promise<T> =>
  inOwn(uow, branchId ?? uow.companyId, work)

const senderOf = (
  { id, partnerId, partnerName, country, channels }: KnownConnection,
  branchId: string | undefined,
): Sender => ({
  ConnectionId: id,
  // Behind a partner outside of the network there is no company.
  ...(channels.includes('KONTOR') && { CompanyAccountId: partnerId }),
  CompanyName: partnerName,
  Country: country,
  ...(branchId !== undefined && { BranchId: branchId }),
})

/** The partners outside of the network with these words in their name, by name. @throws ApiError ResourceNotFound */
export const sendersOf = async (uow: UnitOfWork, branchId: string | undefined, text = ''): Promise<Sender[]> =>
  (await within(uow, branchId, partnersOutside))
    .filter(({ partnerName }) => partnerName.toLowerCase().includes(text.trim().toLowerCase()))
    .toSorted((one, other) => one.partnerName.localeCompare(other.partnerName))
    .map((partner) => senderOf(partner, branchId))

/** A partner of the company, or of a branch. @throws ApiError ResourceNotFound */
export async function theSender(uow: UnitOfWork, id: string, branchId: string | undefined): Promise<Sender> {
  const partner = await within(uow, branchId, (own) => connectionOf(own, id))
  if (partner === undefined) throw noConnection(id)
  return senderOf(partner, branchId)
}

/** Whether nothing was received with a number from a sender. @throws ApiError ResourceNotFound */
export const isNumberFree = (
  uow: UnitOfWork,
  { receiverId, ...asked }: NumberAsked & { readonly receiverId?: string | undefined },
): Promise<boolean> =>
  within(uow, receiverId, async (own) => {
    const { connectionId, number } = asked
    if (connectionId !== undefined && (await connectionOf(own, connectionId)) === undefined)
      throw noConnection(connectionId)
    return !(await receivedLike(own, { number })).some((known) => isSameNumber(asked, known))
  })
