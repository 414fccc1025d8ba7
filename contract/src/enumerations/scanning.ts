/** What a scanned item is at; hold and reject are stated (F-215, F-216), the others are publicly known. */
export const uploadStates = ['TO_REVIEW', 'ON_HOLD', 'REJECTED', 'REEDIT', 'SENT', 'ERROR'] as const
/** What a tag of scanned documents is for (F-234). */
export const scanTagTypes = ['ONHOLD', 'REJECT'] as const
/** What is read of a scanned document. */
export const readFields = [
  ...(['Number', 'IssueDate', 'DueDate', 'Currency', 'VatId', 'Iban', 'OrderReference'] as const),
  ...(['NetAmount', 'TaxPercent', 'TaxAmount', 'PayableAmount'] as const),
] as const
/** What can be done with a scanned item. */
export const scanActions = ['enter', 'hold', 'reject', 'sendBack', 'reopen', 'delete', 'unlock'] as const
export type ScanAction = (typeof scanActions)[number]
/** What people decided of a scanned item. */
export const scanSteps = ['HELD', 'REJECTED', 'REOPENED', 'SENT_BACK'] as const
