/** How much of an order has come. */
export const receiptStates = ['NONE', 'PARTLY', 'FULLY'] as const
/** What somebody may do about what comes of an order. */
export const receiptActions = ['receive'] as const
