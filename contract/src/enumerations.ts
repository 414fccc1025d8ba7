/** Every closed list of words, once (F-111 to F-159). */

/** The API's document types (F-112), as the shell writes them (F-111): what a list shows unless it asks for others. */
export const listedTypes = [
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

/** The same, and the answer to a document. */
export const documentTypesOfTrade = [...listedTypes, 'status'] as const
export type TradeType = (typeof documentTypesOfTrade)[number]

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

/** The axes from which a state is derived; each party keeps its own (architecture.md, Data). */
export const deliveryAxis = ['NONE', 'PENDING_CONNECTION', 'PROCESSING', 'SENT', 'RECEIVED', 'FAILED'] as const
export const responseAxis = ['PENDING', 'ACCEPTED', 'REJECTED', 'DISPUTED', 'CANCELED'] as const
export const paymentAxis = ['NONE', 'OVERDUE', 'PAID_UNCONFIRMED', 'PAID_CONFIRMED'] as const
export const clearanceAxis = ['NONE', 'IN_CLEARANCE', 'CLEARED'] as const
export const replacementAxis = ['ORIGINAL', 'REPLACED'] as const
export type DeliveryState = (typeof deliveryAxis)[number]
export type ResponseState = (typeof responseAxis)[number]
export type PaymentState = (typeof paymentAxis)[number]
export type ClearanceState = (typeof clearanceAxis)[number]
export type ReplacementState = (typeof replacementAxis)[number]

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
  'markPaid',
  'confirmPaid',
  'cancel',
  'archive',
  'unarchive',
] as const
export type DocumentAction = (typeof documentActions)[number]

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
/** F-134, F-135, F-136 */
export const accountStates = ['CREATED', 'ACTIVE', 'PASSIVE', 'LOCKED', 'DELETED', 'MERGED'] as const
export const accountTypes = ['FREE', 'PREMIUM'] as const
export const companySizes = [
  'ONE',
  'FROM2TO15',
  'FROM16TO49',
  'FROM50TO99',
  'FROM100TO249',
  'FROM250TO499',
  'FROM500TO999',
  'FROM1000TO4999',
  'FROM5000TO9999',
  'FROM10000',
] as const
/** F-141; responses.md B, network. */
export const connectionTypes = ['', 'TradeshiftConnection', 'ExternalConnection'] as const
export const connectionStates = ['CREATED', 'REQUESTED', 'ACCEPTED', 'REJECTED', 'HIDDEN'] as const
export type ConnectionState = (typeof connectionStates)[number]

/** F-268: never offered in the list of countries. */
export const blockedCountries = ['CU', 'IR', 'KP', 'VE', 'SY'] as const

/** What an app can offer to the shell (docs/apps.md). */
export const appCapabilities = ['command', 'count', 'document', 'pinned'] as const
/** The shelves of the app store; an app that names none lies on the last. */
export const appCategories = [
  'documents',
  'approval',
  'accounting',
  'purchasing',
  'network',
  'payments',
  'reporting',
  'integration',
  'administration',
  'other',
] as const
/** Who put an app into the store that a company sees. */
export const appSources = ['BUILT_IN', 'INSTALLATION', 'HEAD_OFFICE', 'COMPANY'] as const
