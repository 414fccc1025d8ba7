import {
  accountOrigins,
  approvalStates,
  confirmedWarnings,
  conversationAxes,
  deliveryAxis,
  dispatchChannels,
  dispatchStates,
  documentActions,
  documentNotices,
  documentParts,
  documentStates,
  documentTypesOfTrade,
  documentWarnings,
  duplicateKinds,
  entryStates,
  itemInfos,
  orderKinds,
  payeeChecks,
  paymentAxis,
  responseAxis,
  responseCodes,
  scheduledActions,
  scheduledWork,
  waitingGroups,
} from '../enumerations/index.ts'
import {
  anything,
  currency,
  date,
  decimal,
  entity,
  id,
  instant,
  list,
  maybe,
  oneOf,
  record,
  text,
  uuid,
  whole,
  yes,
} from '../words/index.ts'
import { ClearanceReport } from './clearance.ts'
import { OnHold } from './on-hold.ts'
import { Hold } from './retention.ts'

export const DocumentTypeRef = entity('DocumentTypeRef', {
  type: oneOf(documentTypesOfTrade),
  documentProfileId: text({ max: 100 }),
  mimeType: text({ max: 100 }),
})

export const Dispatch = entity('Dispatch', {
  DispatchId: id('dispatch'),
  ObjectId: id('document'),
  Created: instant(),
  SenderCompanyAccountId: id('company'),
  SenderUserId: maybe(id('user')),
  DispatchState: oneOf(dispatchStates),
  LastStateChange: instant(),
  ReceiverConnectionId: id('connection'),
  DispatchChannel: oneOf(dispatchChannels),
  FailureMessage: maybe(text({ max: 4000 })),
})

/** Seconds for which an answer waits and can be undone; it takes effect at once where none are asked for. */
export const holdFor = maybe(whole({ min: 0, max: 10 }))

/** What can be done now, and what the reader should be asked to confirm before. */
const allowedAction = record({
  Action: oneOf(documentActions),
  Confirm: maybe(list(oneOf(confirmedWarnings))),
})

const shared = {
  DocumentId: id('document'),
  ID: text(),
  DocumentType: DocumentTypeRef,
  State: oneOf(entryStates),
  /** Absent while a draft. */
  UnifiedState: maybe(oneOf(documentStates)),
  DeliveryState: oneOf(deliveryAxis),
  ProcessState: oneOf(responseAxis),
  PaymentState: oneOf(paymentAxis),
  StatusMessage: maybe(text({ max: 4000 })),
  /** What an answer says; of answers alone. */
  ResponseCode: maybe(oneOf(responseCodes)),
  CreatedDateTime: instant(),
  LastEdit: instant(),
  SentReceivedTimestamp: maybe(instant()),
  Date: maybe(date()),
  DueDate: maybe(date()),
  Currency: maybe(currency()),
  Amount: maybe(decimal()),
  /** What of an invoice is paid, and what is left open, where that is a part; of a response, what it says is paid. */
  Paid: maybe(decimal()),
  Open: maybe(decimal()),
  /** How much less is owed where it is paid by that day; the first day first. */
  Discounts: maybe(list(record({ Until: date(), Amount: decimal() }), { max: 10 })),
  /** As the document says; who really sent it is `SentBy`. */
  SenderCompanyName: text(),
  ReceiverCompanyName: text(),
  SenderCompanyAccountId: maybe(id('company')),
  /** Who really sent it, apart from what the document says: the company by its name, or the address of the e-mail that brought it; absent until it is sent. */
  SentBy: maybe(text()),
  ReceivedToCompanyAccountId: maybe(id('company')),
  ConnectionId: maybe(id('connection')),
  Note: maybe(text({ max: 4000 })),
  /** Who asked for what is traded, at the buyer. */
  RequesterName: maybe(text()),
  /** Under what the buyer's accounting books it (BT-19). */
  AccountingSystemId: maybe(text()),
  Tags: list(text({ max: 100 })),
  /** Of an order that is a blanket order or called off of one; of an order change that cancels its order. */
  OrderKind: maybe(oneOf(orderKinds)),
  /** By what it is like the one that it duplicates (Related in its metadata), found when it arrived. */
  DuplicateBy: maybe(oneOf(duplicateKinds)),
  /** Why the account that it asks to be paid to is to be checked; absent where it is known of its sender. */
  PayeeCheck: maybe(oneOf(payeeChecks)),
  /** What of it still waits for somebody to look, the costliest first. */
  Warnings: maybe(list(oneOf(documentWarnings))),
  /** The company's answer to it that was given and leaves in a few seconds. */
  Answering: maybe(
    record({
      ResponseId: uuid(),
      ResponseCode: oneOf(responseCodes),
      Until: instant(),
      UserId: maybe(id('user')),
      UserName: maybe(text()),
    }),
  ),
  /** While it is open, and where it was refused, the document is not accepted. */
  ApprovalState: maybe(oneOf(approvalStates)),
  /** What is to be done with it later, the next first. */
  Scheduled: maybe(
    list(
      record({
        Id: uuid(),
        Task: oneOf(scheduledWork),
        /** What it does, as AllowedActions name it: who is allowed that may also take it back. */
        Action: oneOf(scheduledActions),
        RunAt: instant(),
        ConnectionId: maybe(id('connection')),
        Channel: maybe(oneOf(dispatchChannels)),
      }),
      { max: 1000 },
    ),
  ),
} as const

/** A row of the list: the 16 columns of F-100 and what a client of such an API expects (responses.md B). */
export const DocumentRow = entity('DocumentRow', {
  ...shared,
  /** What programs read of a row without knowing its columns. */
  ItemInfos: maybe(list(record({ type: oneOf(itemInfos), value: text({ max: 4000 }) }), { max: 10 })),
  LatestDispatch: maybe(Dispatch),
  /** The day on which it was last said to be paid. */
  PaidDate: maybe(date()),
  /** Where it stands on each axis. */
  ConversationStates: maybe(
    list(record({ Axis: oneOf(conversationAxes), State: text({ max: 40 }), Timestamp: instant() }), { max: 10 }),
  ),
  /** Who wrote it, in the reader's company. */
  Actor: maybe(
    record({
      Id: maybe(id('user')),
      Created: instant(),
      Modified: instant(),
      FirstName: maybe(text()),
      LastName: maybe(text()),
      Email: maybe(text({ max: 254 })),
    }),
  ),
  /** Set where the company has deleted its entry. */
  Deleted: maybe(yes()),
  SourceDocument: maybe(anything('The document itself as UBL JSON, as GET documents/{documentId} gives it.')),
  /** What the reader may do with it now, where the list is asked for that. */
  AllowedActions: maybe(list(allowedAction)),
  /** What the reader may make of it then, copies left out; absent where nothing. */
  TurnsInto: maybe(list(oneOf(documentTypesOfTrade))),
})

/** All about one party's own entry, with what they may do now. */
export const DocumentMetadata = entity('DocumentMetadata', {
  ...shared,
  Version: whole({ min: 1 }),
  ContentHash: text({ max: 64 }),
  ContentSize: whole({ min: 0 }),
  AuthorUserId: maybe(id('user')),
  AuthorName: maybe(text()),
  OwnerCompanyAccountId: id('company'),
  ConversationId: maybe(id('document')),
  /** The accounts that it asks to be paid to; where they are to be checked, those known of its sender until then. */
  PayeeAccounts: maybe(list(text({ max: 64 }), { max: 10 })),
  KnownAccounts: maybe(
    list(record({ Account: text({ max: 64 }), Origin: oneOf(accountOrigins), Since: instant() }), { max: 100 }),
  ),
  /** The document that this one answers or corrects, and those that answer this one, as this party holds them. */
  Related: list(
    record({
      DocumentId: id('document'),
      ID: text(),
      type: oneOf(documentTypesOfTrade),
      OrderKind: maybe(oneOf(orderKinds)),
      Relation: text({ max: 40 }),
    }),
  ),
  LatestDispatch: maybe(Dispatch),
  /** Where the company reports its bills to a tax authority before they leave. */
  Clearance: maybe(ClearanceReport),
  /** Until when the law has it kept, and which law; absent of a draft that was never finished. */
  RetainedUntil: maybe(date()),
  RetainedBy: maybe(text({ max: 300 })),
  /** Who keeps it beyond that, and why. */
  Held: maybe(list(Hold, { max: 2 })),
  /** Nobody accepts or pays it meanwhile: why, by whom, since when, and on which day it comes back by itself. */
  OnHold: maybe(OnHold),
  /** When its content was thrown away, once the law kept it no longer. */
  Discarded: maybe(instant()),
  AllowedActions: list(allowedAction),
  /** The payment file that it is in, until that is withdrawn. */
  PaymentFileId: maybe(id('paymentFile')),
  /** What the reader may make of it now, a draft of their company (flipOrders). */
  TurnsInto: list(oneOf(documentTypesOfTrade)),
  /** The parts that the reader can open: of now, or as they were at a position of the log. */
  Parts: list(oneOf(documentParts)),
  /** What is to be said of it now besides, each asked for by a call of its own. */
  Notices: list(oneOf(documentNotices)),
  /** How many files travel with it now. */
  AttachmentCount: maybe(whole({ min: 0 })),
  /** What the buyer of an invoice offers for being paid early, while who may answer is to be asked. */
  EarlyPayment: maybe(
    record({ PromotionId: id('promotion'), PayDay: date(), Amount: decimal(), Discount: decimal(), Early: decimal() }),
  ),
})

/** A document as it is spoken of where it is not the subject: what it is called, whose it is, what it is about. */
export const documentBrief = record({
  type: oneOf(documentTypesOfTrade),
  /** Of an order change that cancels its order; of an order of a kind. */
  orderKind: maybe(oneOf(orderKinds)),
  number: text(),
  partner: text(),
  amount: maybe(decimal()),
  currency: maybe(currency()),
})

/** F-102: what the list adds up to, a row a currency and side. */
export const DocumentSum = entity('DocumentSum', { Currency: currency(), Type: whole(), Sum: decimal() })

/** What waits, what falls due week by week, and how invoices were answered: a company's trade at a glance. */
export const DocumentOverview = entity('DocumentOverview', {
  Waiting: list(record({ Group: oneOf(waitingGroups), Count: whole(), Sums: list(DocumentSum) })),
  /** Invoices that are neither paid nor rejected, by the Monday of the week of their due date. */
  Due: list(record({ Week: date(), Currency: currency(), Type: whole(), Count: whole(), Sum: decimal() })),
})

export const Reason = entity('Reason', { code: text({ max: 20 }), label: text() })

/** A finding of a check: what rule, where, how to mend it. */
export const Finding = entity('Finding', {
  rule: text({ max: 100 }),
  severity: oneOf(['fatal', 'warning'] as const),
  path: text({ max: 4000 }),
  line: maybe(whole()),
  message: text({ max: 4000 }),
  fix: maybe(text({ max: 4000 })),
})
