/** How a line of an invoice differs from what was ordered and received: its price, its currency, its unit, more than was ordered, what another line billed already, more than came, nobody ordered it, or it charges something beside its lines. */
export const matchDifferences = [
  'PRICE',
  'CURRENCY',
  'UNIT',
  'QUANTITY',
  'DOUBLED',
  'NOT_RECEIVED',
  'NOT_ORDERED',
  'CHARGE',
] as const
export type MatchDifference = (typeof matchDifferences)[number]

/** By what a line of an invoice was led to one of an order: it names it, both name one item, both are called the same, or of several of one item both have the same price. */
export const matchLinks = ['REFERENCE', 'ITEM', 'NAME', 'PRICE'] as const

/** How an invoice stands to its orders: it fits, differs by no more than is tolerated, differs, or somebody accepted how it differs. */
export const matchStates = ['MATCHED', 'WITHIN', 'DIFFERS', 'ACCEPTED'] as const
export type MatchState = (typeof matchStates)[number]

/** What a person may do with a match. */
export const matchActions = ['acceptDifferences', 'reopen', 'remap'] as const
export type MatchAction = (typeof matchActions)[number]

/** What happens by itself with an invoice that fits its orders: nothing, it is approved within the company, or accepted towards its sender, too. */
export const matchOutcomes = ['NOTHING', 'APPROVE', 'ACCEPT'] as const
export type MatchOutcome = (typeof matchOutcomes)[number]

/** What an invoice is held against: its order, and receipts once somebody notes one; the order alone; or both, and what nobody noted has not come. */
export const matchWays = ['AS_NOTED', 'TWO_WAY', 'THREE_WAY'] as const
export type MatchWay = (typeof matchWays)[number]

/** The lists of the workbench. */
export const matchViews = ['OPEN', 'NO_ORDER', 'DISPUTED', 'FITS', 'ACCEPTED', 'ON_HOLD'] as const
export type MatchView = (typeof matchViews)[number]
