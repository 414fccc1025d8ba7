/**
 * How much of an order has come. Of one that is closed, a part is all that comes (`SHORT`), or less than was invoiced, so that
 * goods or a credit note are owed (`OWED`).
 */
export const receiptStates = ['NONE', 'PARTLY', 'SHORT', 'OWED', 'FULLY'] as const
/** What somebody may do about what comes of an order. */
export const receiptActions = ['receive', 'return'] as const
/** Why things are sent back, as the code list OPStatusReason has it: quality, other items, delivery, quantity, other. */
export const returnReasons = ['QUA', 'ITM', 'DEL', 'QTY', 'OTH'] as const
