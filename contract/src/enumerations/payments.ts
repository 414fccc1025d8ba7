/**
 * What came of a movement of a bank's statement: an invoice is paid now, in part, or was before; what came in is all of
 * it, or people choose what it is for; it is more than is open;
 * the currency is another than was ordered; it came back, also of one that was marked as paid; the invoice does not take it; it is no payment of ours; or it is not booked yet.
 */
/** What is done with a part of a payment that was noted. */
export const partActions = ['takeBack'] as const
export type PartAction = (typeof partActions)[number]
export const statementOutcomes = [
  'PAID',
  'PART',
  'RECEIVED',
  'PROPOSED',
  'ALREADY',
  'OVERPAID',
  'DIFFERS',
  'RETURNED',
  'RETURNED_PAID',
  'REFUSED',
  'UNKNOWN',
  'PENDING',
] as const
