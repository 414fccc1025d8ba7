import type { ApprovalState, DocumentState, ResponseCode } from '@kontor/contract'
import type { Standing } from './rules/states.ts'

/** One party's own entry for a document; what a side files away never touches the other's. */
export interface Entry extends Standing {
  readonly companyId: string
  readonly id: string
  readonly profileId: string
  readonly businessId: string
  readonly issueDate: string | null
  readonly dueDate: string | null
  readonly currency: string | null
  readonly amount: string | null
  /** The amount in minor units of its currency (ISO 4217), as text because it may exceed a double. */
  readonly amountMinor: string | null
  readonly senderName: string
  readonly receiverName: string
  readonly senderId: string | null
  readonly receiverId: string | null
  readonly connectionId: string | null
  readonly side: 'sales' | 'purchases'
  readonly note: string | null
  /** Who at the buyer asked for what is traded, as the document says. */
  readonly requesterName: string | null
  /** Under what the buyer's accounting books it (BT-19). */
  readonly accountingSystemId: string | null
  /** The reason that the latest answer gave, in the words of who gave it. */
  readonly statusMessage: string | null
  readonly conversationId: string | null
  /** The document that this one answers, corrects or follows. */
  readonly answersId: string | null
  /** What an answer says; null on any other document. */
  readonly answerCode: ResponseCode | null
  readonly reasonCode: string | null
  readonly contentHash: string
  readonly version: number
  readonly state: DocumentState | 'DRAFT'
  readonly authorId: string | null
  readonly created: Date
  readonly modified: Date
  /** When it was sent or received. */
  readonly exchanged: Date | null
  /** When it was first finished, sent or received: from then on the law has it kept. */
  readonly finished: Date | null
  readonly legalHold: boolean
  /** When its content was thrown away. */
  readonly discarded: Date | null
  readonly lockedAs: 'SALE' | 'PURCHASE' | null
  /** Written by commands/note-approval.ts alone. */
  readonly approval: ApprovalState | null
  /** Somebody was given a right on it: it is not open to everybody whose role reads documents. */
  readonly confined: boolean
  /** The document that it is like, and by what; null where there was none when it arrived. */
  readonly duplicateOf: string | null
  readonly duplicateBy: 'BYTES' | 'NUMBER' | 'FIELDS' | null
  /** The accounts that it asks to be paid to, without spaces, one after another. */
  readonly payeeAccounts: string
  readonly payeeChanged: boolean
  /** None of its sender's accounts was ever paid or confirmed. */
  readonly payeeNew: boolean
  readonly deleted: Date | null
}

/** Its state follows from the rest, where it is kept. */
export type NewEntry = Omit<Entry, 'state'>
