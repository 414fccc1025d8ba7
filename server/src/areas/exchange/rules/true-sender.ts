import type { ConnectionAgreement, documentOrigins, TradeType } from '@kontor/contract'
import { type Identity, isParty, type PartyNamed } from './same-party.ts'

/** What is entered in the books of its buyer. */
const entered: readonly TradeType[] = ['invoice', 'creditnote']

/** What asks for money in the name of its seller. */
const bills: readonly TradeType[] = [...entered, 'reminder']

export const isBill = (type: TradeType): boolean => bills.includes(type)

/** What is delivered or ordered on the word of who is named: to pose as another by it is to have goods sent elsewhere. */
const binding: readonly TradeType[] = ['order', 'orderchange', 'quote']

/** Whether an order or a quote names another as its buyer or seller than the company that sends it. */
export const isInOthersName = (type: TradeType, { parties: { from } }: Bill, own: Identity): boolean =>
  binding.includes(type) && (from.names.length > 0 || from.vatId !== undefined) && !isParty(from, own)

/** Bills that the buyer writes for the seller (UNCL1001). */
const selfBilled: readonly string[] = ['389', '261']

export type DocumentOrigin = (typeof documentOrigins)[number]

/** What of a bill tells whose it is. */
export interface Bill {
  readonly parties: { readonly from: PartyNamed; readonly to: PartyNamed }
  readonly typeCode?: string
}

/** In whose name a bill is sent: the sender's own, or another's, with what has to be agreed for it. */
export type Standing = 'OWN' | ConnectionAgreement

/**
 * In whose name a company sends a document. A bill of another seller is the buyer's own where it says that it is
 * self-billed, and else can only be that of whom the company collects for.
 */
export function standingOf(type: TradeType, { parties, typeCode = '' }: Bill, own: Identity): Standing {
  if (!isBill(type)) return 'OWN'
  if (selfBilled.includes(typeCode)) return isParty(parties.to, own) ? 'SELF_BILLING' : 'FACTORING'
  return isParty(parties.from, own) ? 'OWN' : 'FACTORING'
}

/** Whether a bill is for a company: to whom it is sent should be its buyer, or its seller where it is self-billed. */
export function isMeantFor(type: TradeType, { parties, typeCode = '' }: Bill, receiver: Identity): boolean {
  if (!isBill(type)) return true
  return isParty(selfBilled.includes(typeCode) ? parties.from : parties.to, receiver)
}

/**
 * Whose a bill is that came as a file: who names the company as its seller has it to send, who names it as its buyer got
 * it from the seller. One that the company wrote itself for its seller is its own to send.
 */
export function originOf(type: TradeType, bill: Bill, own: Identity): DocumentOrigin {
  if (!entered.includes(type)) return 'SALE'
  if (standingOf(type, bill, own) !== 'FACTORING') return 'SALE'
  return isMeantFor(type, bill, own) ? 'PURCHASE' : 'UNCLEAR'
}
