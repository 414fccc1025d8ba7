/** What somebody may do about what comes of an order. */
export const receiptActions = ['receive'] as const
