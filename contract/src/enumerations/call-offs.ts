/**
 * Orders of a kind (UNCL1001 221 and 226): one of which others are called off, and one of those; and what asks, as an order
 * change, that an order be canceled as a whole.
 */
export const orderKinds = ['BLANKET', 'CALL_OFF', 'CANCELLATION'] as const
export type OrderKind = (typeof orderKinds)[number]
/** What somebody may do about a blanket order. */
export const blanketActions = ['callOff'] as const
