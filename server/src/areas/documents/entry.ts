import type {
  AccountOrigin,
  ApprovalState,
  DispatchChannel,
  DispatchState,
  DocumentState,
  ResponseCode,
  RightType,
  ScanState,
  ScheduledWork,
} from '@kontor/contract'
import type { Standing } from './rules/index.ts'

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
  /** Written by acts/approving.ts alone. */
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

export interface DispatchRecord {
  readonly companyId: string
  readonly id: string
  readonly documentId: string
  readonly connectionId: string
  readonly receiverId: string
  readonly channel: DispatchChannel
  readonly state: DispatchState
  readonly failure: string | null
  readonly actorId: string | null
  readonly created: Date
  readonly changed: Date
}

/** A file beside a document; its bytes are a content. */
export interface AttachmentRecord {
  readonly companyId: string
  readonly id: string
  readonly documentId: string
  readonly name: string
  readonly contentType: string
  readonly contentHash: string
  readonly size: number
  readonly scan: ScanState
  /** It is a part of the document, which encloses it, and goes where that goes. */
  readonly enclosed: boolean
  readonly authorId: string | null
  readonly created: Date
}

/** What somebody said about a document; people of the other party are its company's affair. */
export interface PostRecord {
  readonly companyId: string
  readonly id: string
  readonly documentId: string
  readonly authorId: string | null
  readonly text: string
  readonly created: Date
}

/** To which line of which other document a line belongs. */
export interface LineMapping {
  readonly companyId: string
  readonly documentId: string
  readonly lineId: string
  readonly targetDocumentId: string
  readonly targetLineId: string
  readonly created: Date
}

/** A file that was uploaded and is no document yet. */
export interface FileRecord {
  readonly companyId: string
  readonly id: string
  readonly fileName: string
  readonly mimeType: string
  readonly contentHash: string
  readonly size: number
  readonly state: 'NEW' | 'PROCESSING' | 'DISPATCHED' | 'FAILED'
  readonly status: 'new' | 'open' | 'pending' | 'hold' | 'solved' | 'closed'
  readonly fault: 'NOT_PDF' | 'PDF_WITHOUT_TEXT' | null
  readonly uploadToken: string
  readonly note: string | null
  readonly email: string | null
  readonly connectionId: string | null
  readonly documentId: string | null
  readonly actorId: string | null
  readonly created: Date
  readonly modified: Date
}

/** A company's place in the register of a tax authority. */
export interface RegistrationRecord {
  readonly companyId: string
  readonly country: string
  readonly identifier: string
  readonly state: 'REGISTERED' | 'PENDING' | 'CLEARED' | 'REJECTED'
  readonly certificate: string | null
  readonly validFrom: string | null
  readonly validTo: string | null
  readonly modified: Date
}

/** In what currency and for what kind of lines quotes are asked for (F-186). */
export interface RequestRecord {
  readonly companyId: string
  readonly documentId: string
  readonly currency: string
  readonly context: 'BASKET' | 'REQUESTING' | 'ASSISTING' | 'ON_BEHALF' | 'NOT_EDITABLE' | null
  readonly linesType: 'plain' | 'bundle' | null
  readonly modified: Date
}

/** A right of a person or a team on one document. */
export interface AccessRecord {
  readonly companyId: string
  readonly documentId: string
  readonly identityKind: 'user' | 'team'
  readonly identityId: string
  readonly rightType: RightType
  readonly granted: Date
}

/** An account that a company knows of a partner. */
export interface AccountRecord {
  readonly account: string
  readonly origin: AccountOrigin
  readonly knownSince: Date
}

/** What is to be done with a document later. */
export interface ScheduledRecord {
  readonly companyId: string
  readonly id: string
  readonly task: ScheduledWork
  readonly documentId: string
  /** To whom a document is sent. */
  readonly connectionId: string | null
  /** By which way, where it was chosen. */
  readonly channel: DispatchChannel | null
  readonly dispatchId: string
  readonly runAt: Date
  readonly authorId: string
  readonly created: Date
}
