/**
 * What came of a movement of a bank's statement: an invoice is paid now, or was before; the amount is another than was
 * ordered; it came back; the invoice does not take it; it is no payment of ours; or it is not booked yet.
 */
export const statementOutcomes = ['PAID', 'ALREADY', 'DIFFERS', 'RETURNED', 'REFUSED', 'UNKNOWN', 'PENDING'] as const
