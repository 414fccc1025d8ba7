/**
 * What came of a movement of a bank's statement: an invoice is paid now, in part, or was before; it is more than is open;
 * the currency is another than was ordered; it came back, also of one that was marked as paid; the invoice does not take it; it is no payment of ours; or it is not booked yet.
 */
export const statementOutcomes = [
  'PAID',
  'PART',
  'ALREADY',
  'OVERPAID',
  'DIFFERS',
  'RETURNED',
  'RETURNED_PAID',
  'REFUSED',
  'UNKNOWN',
  'PENDING',
] as const
