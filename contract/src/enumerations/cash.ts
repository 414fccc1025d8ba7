/** F-228 */
export const planStates = ['DRAFT', 'ACTIVE', 'CLOSED'] as const
/** What somebody may do with a plan now. */
export const planActions = ['edit', 'activate', 'close'] as const
/** F-124 */
export const promotionResponses = ['asUsual', 'instantly', 'later', 'ignore'] as const
/** Whether suppliers can accept an offer: not yet, now, no more, or because the buyer took it back. */
export const promotionStates = ['PLANNED', 'OPEN', 'ENDED', 'WITHDRAWN'] as const
export const promotionActions = ['withdraw'] as const
/** Whether money goes out or comes in. */
export const dueSides = ['PAY', 'RECEIVE'] as const
/** How sure it is that a bill is paid on its day: nobody has answered it, it is disputed, accepted, agreed to be early, or ordered at the bank. */
export const dueStandings = ['WAITING', 'DISPUTED', 'ACCEPTED', 'AGREED', 'ORDERED'] as const
/** What the day of a bill follows from that names none itself. */
export const dueBases = ['TERMS', 'ISSUE'] as const
/** What became of an invoice that a customer entered, as its supplier is told. */
export const followedStates = ['RECEIVED', 'APPROVED', 'DISPUTED', 'REJECTED', 'PART_PAID', 'PAID'] as const
export type PlanState = (typeof planStates)[number]
export type PlanAction = (typeof planActions)[number]
export type PromotionResponse = (typeof promotionResponses)[number]
export type PromotionState = (typeof promotionStates)[number]
export type DueSide = (typeof dueSides)[number]
export type DueStanding = (typeof dueStandings)[number]
export type FollowedState = (typeof followedStates)[number]
