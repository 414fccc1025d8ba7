/** How much of an order has come. */
export const receiptStates = ['NONE', 'PARTLY', 'FULLY'] as const
/** What somebody may do about what comes of an order. */
export const receiptActions = ['receive', 'return'] as const
/** Why things are sent back, as the code list OPStatusReason has it: quality, other items, delivery, quantity, other. */
export const returnReasons = ['QUA', 'ITM', 'DEL', 'QTY', 'OTH'] as const
