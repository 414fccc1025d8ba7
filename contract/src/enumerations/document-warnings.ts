/** What waits for somebody to look at, of what was found when a document arrived. */
export const documentWarnings = [
  ...(['SENDER_DIFFERS', 'BUYER_DIFFERS', 'PAYEE_CHANGED'] as const),
  ...(['DUPLICATE', 'MATCH_DIFFERS', 'ON_HOLD'] as const),
] as const
export type DocumentWarning = (typeof documentWarnings)[number]

/** What is asked about before somebody accepts or pays: what stands at the document, and what they themselves may not. */
export const confirmedWarnings = [...documentWarnings, 'OVER_LIMIT'] as const
export type ConfirmedWarning = (typeof confirmedWarnings)[number]
