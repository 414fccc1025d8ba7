/** F-111: every type that the shell knows, trade documents and internal ones (decision 21). */
export const shellTypes = [
  'receiptadvice',
  'receiptadvicetype',
  'requisition',
  'quotation',
  'quotationtype',
  'requestforquotationtype',
  'orderchange',
  'status',
  'assignment',
  'remittanceadvice',
  'supplierinfo',
  'supplieronboardingrequest',
  'reminder',
  'message',
  'quote',
  'order',
  'despatchadvice',
  'orderresponse',
  'invoice',
  'creditnote',
  'requestforquotation',
] as const
export type ShellType = (typeof shellTypes)[number]

/** The API's document types (F-112), as the shell writes them (F-111): what a saved filter of another program means (F-106). */
export const supportedTypes = [
  'invoice',
  'creditnote',
  'order',
  'quote',
  'remittanceadvice',
  'orderchange',
  'despatchadvice',
  'orderresponse',
  'requisition',
  'receiptadvice',
  'requestforquotation',
] as const

/** Those, and what the shell alone names (decision 21): what a list shows unless it asks for others. */
export const listedTypes = [...supportedTypes, 'reminder'] as const

/** The same, and the answer to a document. */
export const documentTypesOfTrade = [...listedTypes, 'status'] as const
export type TradeType = (typeof documentTypesOfTrade)[number]

/** Other words of the shell for our types (F-111; decision 21). */
export const typeAliases = {
  quotation: 'quote',
  quotationtype: 'quote',
  receiptadvicetype: 'receiptadvice',
  requestforquotationtype: 'requestforquotation',
} as const satisfies Partial<Record<ShellType, TradeType>>

/** F-113 */
export const systemTags = ['inbox', 'outbox', 'sales', 'purchases', 'draft', 'archived'] as const
export type SystemTag = (typeof systemTags)[number]

/** F-115: the states that a person sees, derived from the axes; DRAFT comes before them. */
export const documentStates = [
  'DELIVERED',
  'DELIVERED_SENT',
  'DELIVERED_RECEIVED',
  'REJECTED_BY_SENDER',
  'ACCEPTED',
  'SENT',
  'PAID_CONFIRMED',
  'REJECTED_BY_RECEIVER',
  'DISPUTED_BY_RECEIVER',
  'OVERDUE',
  'FAILED_DELIVERY',
  'PAID_UNCONFIRMED',
  'IN_TRANSIT',
  'PENDING_NOT_A_CONTACT',
  'UNDETERMINED',
  'IN_CLEARANCE',
  'REPLACED',
  'CLOSED',
  'COLLECTED',
] as const
export type DocumentState = (typeof documentStates)[number]

/** A party's own entry: still being written, or settled (responses.md B, `State`). */
export const entryStates = ['DRAFT', 'LOCKED'] as const

/** F-100: the columns of the document list. `Date` is the issue date (F-101), `Received` when it came in. */
export const documentColumns = [
  'Type',
  'Status',
  'Currency',
  'Id',
  'Amount',
  'SendingParty',
  'ReceivingParty',
  'Created',
  'LastEdit',
  'DueDate',
  'Date',
  'Received',
  'RequesterName',
  'Note',
  'StatusMessage',
  'AccountingSystemId',
] as const

/**
 * The same, the other party whichever way the document went, how far its delivery has come, who really sent it, and what is
 * left to pay of an invoice that is partly paid.
 */
export const listColumns = [...documentColumns, 'Partner', 'Delivery', 'SentBy', 'Open', 'PaidDate'] as const
export type ListColumn = (typeof listColumns)[number]

/** The axes from which a state is derived; each party keeps its own (architecture.md, Data). */
export const deliveryAxis = ['NONE', 'PENDING_CONNECTION', 'PROCESSING', 'SENT', 'RECEIVED', 'FAILED'] as const
export const responseAxis = ['PENDING', 'ACCEPTED', 'REJECTED', 'DISPUTED', 'CANCELED'] as const
export const paymentAxis = ['NONE', 'OVERDUE', 'PAID_UNCONFIRMED', 'PAID_CONFIRMED'] as const
export const clearanceAxis = ['NONE', 'IN_CLEARANCE', 'CLEARED', 'REJECTED'] as const
export const replacementAxis = ['ORIGINAL', 'REPLACED'] as const
export type DeliveryState = (typeof deliveryAxis)[number]
export type ResponseState = (typeof responseAxis)[number]
export type PaymentState = (typeof paymentAxis)[number]
export type ClearanceState = (typeof clearanceAxis)[number]
export type ReplacementState = (typeof replacementAxis)[number]

/** responses.md B, GET documents: what a row tells by name, and on which axes. */
export const itemInfos = [
  'document.description',
  'document.total',
  'document.currency',
  'document.issuedate',
  'invoice.due',
] as const
export const conversationAxes = ['PROCESS', 'DELIVERY', 'PAYMENT', 'REPLACEMENT'] as const

/** responses.md B, dispatches/latest. */
export const dispatchStates = ['ACCEPTED', 'PROCESSING', 'COMPLETED', 'FAILED_TRANSIENT', 'FAILED'] as const
export type DispatchState = (typeof dispatchStates)[number]

/** What a party may do with a document now; screens show these and nothing else. */
export const documentActions = [
  'edit',
  'delete',
  'send',
  'accept',
  'reject',
  'dispute',
  'pay',
  'markPaid',
  'confirmPaid',
  'bookPayment',
  'advise',
  'remind',
  'revise',
  'cancel',
  'cancelOrder',
  'undoAnswer',
  'sendAnswer',
  'archive',
  'unarchive',
  'close',
  'reopen',
  'confirmPayee',
  'denyDuplicate',
  'hold',
  'release',
  'setAside',
  'resume',
] as const
export type DocumentAction = (typeof documentActions)[number]

/** What a party may do with several documents at once; what needs a reason gets the same one for all. */
export const bulkActions = [
  'tag',
  'archive',
  'unarchive',
  'accept',
  'reject',
  'pay',
  'markPaid',
  'confirmPaid',
  'advise',
  'remind',
  'invoice',
  'approve',
  'assign',
] as const
export type BulkAction = (typeof bulkActions)[number]

/** The answers that travel as an ApplicationResponse (responses.md B, statechange). */
export const responseCodes = [
  'BusinessAccept',
  'BusinessReject',
  'BusinessDispute',
  'BusinessPaid',
  'BusinessPaidConfirm',
  'BusinessCancel',
] as const
export type ResponseCode = (typeof responseCodes)[number]

/** What can wait for a company: each names documents that the list shows by the filter of K-DOC-07's group. */
export const waitingGroups = [
  'toAnswer',
  'overduePurchases',
  'overdueSales',
  'disputed',
  'failed',
  'drafts',
  'unanswered',
  'toConfirm',
] as const
export type WaitingGroup = (typeof waitingGroups)[number]

/** F-122 */
export const transactionTypes = ['Sales', 'Purchases'] as const
/** F-138 */
export const documentSumTypes = [-1, 1] as const

/** F-123 */
export const sortDirections = ['default', 'ascending', 'descending'] as const
/** F-121, F-364: what somebody may do with one document. */
export const rightTypes = ['right', 'write', 'admin'] as const
export type RightType = (typeof rightTypes)[number]
/** What is done with the access to one document. */
export const accessActions = ['share'] as const
export type AccessAction = (typeof accessActions)[number]
/** By what an arriving document is found to be another that is there: its bytes, its number within the party, its fields. */
export const duplicateKinds = ['BYTES', 'NUMBER', 'FIELDS'] as const
export type DuplicateKind = (typeof duplicateKinds)[number]
/** Why the account that a bill asks to be paid to is to be checked: another was known, or none that was ever paid. */
export const payeeChecks = ['CHANGED', 'NEW_PARTNER'] as const
export type PayeeCheck = (typeof payeeChecks)[number]
/** How a company knows an account of a partner: what they say of themselves, a bill not paid yet, one paid, or somebody asked. */
export const accountOrigins = ['PROFILE', 'FIRST_BILL', 'PAID_BILL', 'CONFIRMED'] as const
export type AccountOrigin = (typeof accountOrigins)[number]
/** What is held beyond the time for which the law has it kept: one document, or all that were exchanged with a partner. */
export const holdKinds = ['DOCUMENT', 'PARTNER'] as const
export type HoldKind = (typeof holdKinds)[number]
/** How a file that travels with a document stands with the scan for viruses. */
export const scanStates = ['WAITING', 'CLEAN', 'INFECTED'] as const
export type ScanState = (typeof scanStates)[number]

/** What is done to a file of a document. */
export const fileActions = ['remove'] as const
export type FileAction = (typeof fileActions)[number]
/** F-116: another vocabulary than the states of F-115 (decision 21). */
export const documentStatuses = ['HELPCOMPLETED', 'REJECTED', 'ACCEPTED', 'APPROVED'] as const
/** F-130 */
export const templateTypes = ['none', 'generic', 'generic_settings'] as const
/** F-151, F-158: reading a PDF by people. */
export const pdfTicketStates = ['new', 'open', 'pending', 'hold', 'solved', 'closed'] as const
export const pdfFaults = ['NOT_PDF', 'PDF_WITHOUT_TEXT'] as const
/** Where a file that was uploaded stands (responses.md B, documentfiles). */
export const fileStates = ['NEW', 'PROCESSING', 'DISPATCHED', 'FAILED'] as const
/** What became of a line of an order. */
export const lineStates = ['OPEN', 'PARTLY_BILLED', 'BILLED', 'CLOSED', 'CANCELED', 'DISPUTED'] as const
export type LineState = (typeof lineStates)[number]

/** How the sender of a disputed invoice settles it: a credit note over its lines, another invoice in its place, or a word. */
export const settlements = ['credit', 'replace', 'answer'] as const
export type Settlement = (typeof settlements)[number]
/** What is done about one line. */
export const lineActions = ['credit', 'dispute'] as const
export type LineAction = (typeof lineActions)[number]

/** How a company stands in the register of a tax authority. */
export const clearanceStates = ['REGISTERED', 'PENDING', 'CLEARED', 'REJECTED'] as const

/** Where bills are reported: to an authority within this installation, which stands for one and is none. */
export const clearanceAuthorities = ['LOOPBACK'] as const
export type ClearanceAuthority = (typeof clearanceAuthorities)[number]

/** How a report to a tax authority stands: it waits to be submitted, was, and was answered. */
export const clearanceReportStates = ['WAITING', 'SUBMITTED', 'CLEARED', 'REJECTED'] as const
export type ClearanceReportState = (typeof clearanceReportStates)[number]

/** What can be done with a document at a time that somebody sets, and what the scheduler calls it. */
export const scheduledActions = ['send', 'archive', 'unarchive'] as const satisfies readonly DocumentAction[]
export const scheduledWork = scheduledActions.map((action) => `document.${action}` as const)
export type ScheduledAction = (typeof scheduledActions)[number]
export type ScheduledWork = (typeof scheduledWork)[number]

/** Whose a bill is that came as a file: the company’s own, one to it, or neither by what it says. */
export const documentOrigins = ['SALE', 'PURCHASE', 'UNCLEAR'] as const
