/** How a line of an invoice differs from what was ordered and received: its price, its currency, its unit, more than was ordered, more than came, or nobody ordered it. */
export const matchDifferences = ['PRICE', 'CURRENCY', 'UNIT', 'QUANTITY', 'NOT_RECEIVED', 'NOT_ORDERED'] as const
export type MatchDifference = (typeof matchDifferences)[number]

/** By what a line of an invoice was led to one of an order: it names it, both name one item, or both are called the same. */
export const matchLinks = ['REFERENCE', 'ITEM', 'NAME'] as const
