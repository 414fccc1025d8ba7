import type { DeliveryState, TradeType } from '@kontor/contract'
import { sideOfSender } from './folders.ts'
import { type Axes, isReceived } from './states.ts'

/** Which party of a document somebody is. */
export type Party = 'receiver' | 'sender'

/** The party that a company is in a document of which it holds this entry. */
export const partyOf = (entry: Pick<Axes, 'delivery'>): Party => (isReceived(entry) ? 'receiver' : 'sender')

/** The company on the other end of a document, where it is known. */
export const counterpartOf = (entry: {
  readonly delivery: DeliveryState
  readonly senderId: string | null
  readonly receiverId: string | null
}): string | null => (isReceived(entry) ? entry.senderId : entry.receiverId)

/** Whether two documents are of one trade: exchanged with the same company, and it is known. Ids alone are anybody's to write. */
export const isWithSamePartner = (one: Parameters<typeof counterpartOf>[0], other: typeof one): boolean =>
  counterpartOf(one) !== null && counterpartOf(one) === counterpartOf(other)

export const otherParty = (party: Party): Party => (party === 'receiver' ? 'sender' : 'receiver')

/** How the company on the other end is called, as the document says: orders go the other way than bills. */
export const partnerNameOf = (entry: {
  readonly type: TradeType
  readonly side: 'sales' | 'purchases'
  readonly senderName: string
  readonly receiverName: string
}): string => (entry.side === sideOfSender(entry.type) ? entry.receiverName : entry.senderName)
