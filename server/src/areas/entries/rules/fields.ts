import type {
  ApprovalState,
  ClearanceState,
  DeliveryState,
  DuplicateKind,
  MatchState,
  PaymentState,
  ReplacementState,
  ResponseCode,
  ResponseState,
} from '@kontor/contract'

interface HeldLine {
  readonly lineId: string
  readonly reasonCode?: string | undefined
  readonly reason?: string | undefined
}

/** An answer that was given and has not left yet. */
export interface HeldAnswer {
  /** The id that its own document gets. */
  readonly responseId: string
  readonly code: ResponseCode
  readonly reasonCode: string | null
  readonly reason: string | null
  readonly lines: readonly HeldLine[] | null
  /** When it leaves. */
  readonly until: string
  readonly userId: string | null
}

/** Why an invoice is neither accepted nor paid meanwhile. */
export interface OnHold {
  readonly reason: string
  /** When it was put on hold. */
  readonly since: string
  /** The day on which it comes back by itself, YYYY-MM-DD. */
  readonly until: string | null
  readonly userId: string | null
}

/*
 * The fields of an entry, each with its type and with what it has until somebody writes it, grouped by the area that
 * does. A new field is a line here and a column in a migration: entries that are saved, sent, answered or received, and
 * those of the past, have it from then on.
 */

/** What the document says, alike for both parties. */
export const contentFields = {
  issueDate: null as string | null,
  dueDate: null as string | null,
  currency: null as string | null,
  amount: null as string | null,
  /** The amount in minor units of its currency (ISO 4217), as text because it may exceed a double. */
  amountMinor: null as string | null,
  note: null as string | null,
  /** The names of what its lines are about, by which it is found. */
  items: null as string | null,
  /** Who at the buyer asked for what is traded, as the document says. */
  requesterName: null as string | null,
  /** Under what the buyer's accounting books it (BT-19). */
  accountingSystemId: null as string | null,
  /** The accounts that it asks to be paid to, without spaces, one after another. */
  payeeAccounts: '',
  /** Of an order, what kind it is (UNCL1001): 221 a blanket order, 226 a call-off of one; of a change, whether it cancels its order. */
  orderType: null as string | null,
  /** What its payer is to name (BT-83), in letters and figures alone. */
  paymentReference: '',
  /** What is owed less of it where it is paid early, the last day of each and the amount: `2026-12-10:2.38`, spaces between. */
  discounts: '',
  /** The reason that the latest answer gave, in the words of who gave it. */
  statusMessage: null as string | null,
  reasonCode: null as string | null,
  /** What an answer says; null on any other document. */
  answerCode: null as ResponseCode | null,
  /** How much of the bill an answer says is paid in all, where that is not everything. */
  answerPaid: null as string | null,
  /** The document that this one answers, corrects or follows. */
  answersId: null as string | null,
  conversationId: null as string | null,
}

/** From whom to whom it goes, alike for both parties. */
export const partyFields = {
  senderId: null as string | null,
  receiverId: null as string | null,
  connectionId: null as string | null,
  /**
   * Who really sent it, apart from what it says itself: the company, or the address of the e-mail that brought it; null until it
   * is sent, or where nobody knows.
   */
  sentBy: null as string | null,
  /** The seller that it names is another than who sent it. */
  senderDiffers: false,
  /** The buyer that it names is another than who gets it; what that means is up to who gets it. */
  buyerDiffers: false,
}

const documentsFields = {
  draft: false,
  replacement: 'ORIGINAL' as ReplacementState,
  /** The later version that took its place. */
  replacedBy: null as string | null,
  /** Locked by hand, as a sale or a purchase. */
  lockedAs: null as 'SALE' | 'PURCHASE' | null,
  deleted: null as Date | null,
  /** Nothing more is expected of it: all of it is billed, or somebody closed it. */
  closed: false,
  /** Somebody opened it again: that its validity ends closes it no more. */
  reopened: false,
}

const exchangeFields = {
  delivery: 'NONE' as DeliveryState,
  response: 'PENDING' as ResponseState,
  payment: 'NONE' as PaymentState,
  /** It left by a way that does not tell whether it arrived. */
  unreported: false,
  /** A program of its receiver has fetched it. */
  collected: false,
  /** When it was sent or received. */
  exchanged: null as Date | null,
  /** The document that it was found to be like when it arrived, and by what. */
  duplicateOf: null as string | null,
  duplicateBy: null as DuplicateKind | null,
  /** It asks to be paid to an account that is not known of its sender, and nobody has confirmed it. */
  payeeChanged: false,
  /** It asks to be paid to an account of its sender's that was never paid or confirmed. */
  payeeNew: false,
  /** The company's answer that waits to be sent, so that it can be undone until then. */
  heldAnswer: null as HeldAnswer | null,
}

const clearanceFields = {
  clearance: 'NONE' as ClearanceState,
}

const tagsFields = {
  archived: false,
}

const retentionFields = {
  /** When it was first finished, sent or received: from then on the law has it kept. */
  finished: null as Date | null,
  /** Somebody holds it beyond that. */
  legalHold: false,
  /** When its content was thrown away. */
  discarded: null as Date | null,
}

const approvalsFields = {
  /** How its approval within the company stands; null where nobody was asked. */
  approval: null as ApprovalState | null,
}

const matchingFields = {
  /** How a bill stands to the orders that it bills; null where it bills none. */
  match: null as MatchState | null,
  /** Somebody put it on hold. */
  onHold: null as OnHold | null,
}

const workflowFields = {
  /** A workflow deals with it, and has not come to its end. */
  workflow: null as 'RUNNING' | null,
}

const paymentsFields = {
  /** How much of it is known to be paid, in its own currency, where that was said in parts. */
  paid: null as string | null,
  /** The file by which its payment was ordered. */
  paymentFileId: null as string | null,
  /** The day on which it is to be paid, where that was agreed to be earlier than it falls due. */
  payDay: null as string | null,
  /** How much less is owed of it where it is paid by that day. */
  payDiscount: null as string | null,
}

const documentAccessFields = {
  /** Somebody was given a right on it: it is not open to everybody whose role reads documents. */
  confined: false,
}

/** What each party says of its own entry, and the other never sees. */
export const ownFields = {
  ...documentsFields,
  ...exchangeFields,
  ...clearanceFields,
  ...tagsFields,
  ...retentionFields,
  ...approvalsFields,
  ...matchingFields,
  ...workflowFields,
  ...paymentsFields,
  ...documentAccessFields,
}

export type SharedFields = Readonly<typeof contentFields & typeof partyFields>
export type OwnFields = Readonly<typeof ownFields>
