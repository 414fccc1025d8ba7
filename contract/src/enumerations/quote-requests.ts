/** How a request for quotes stands: quotes come in, somebody chose among them, what was chosen is ordered, or it ended without. */
export const quoteRequestStates = ['OPEN', 'AWARDED', 'ORDERED', 'CLOSED'] as const
/** What a supplier who was asked has said; WITHDRAWN is what the buyer took back, and they are asked no more. */
export const quoteReplies = ['WAITING', 'QUOTED', 'DECLINED', 'QUOTE_WITHDRAWN', 'WITHDRAWN'] as const
/** In what an offered line is not what was asked for. */
export const quoteDifferences = ['quantity', 'unit', 'item', 'currency'] as const
/** What somebody may do with a request for quotes now. */
export const quoteRequestActions = ['invite', 'enterQuote', 'postToAll', 'award', 'reopen', 'close'] as const
export type QuoteRequestState = (typeof quoteRequestStates)[number]
export type QuoteRequestAction = (typeof quoteRequestActions)[number]
export type QuoteReply = (typeof quoteReplies)[number]
export type QuoteDifference = (typeof quoteDifferences)[number]
