/** F-133, F-354: the mode in which somebody works on a requisition. */
export const requisitionContextTypes = ['BASKET', 'REQUESTING', 'ASSISTING', 'ON_BEHALF', 'NOT_EDITABLE'] as const
/** The spec shows no values of states (G-11): these are ours. */
export const requisitionStates = ['DRAFT', 'PENDING', 'APPROVED', 'REJECTED', 'ORDERED', 'CANCELED'] as const
export const quoteStates = ['DRAFT', 'SENT', 'ACCEPTED', 'REJECTED', 'EXPIRED'] as const
/** Where a sent quote is moved: its buyer accepts or declines it, its seller withdraws it. */
export const quoteMoves = ['ACCEPTED', 'REJECTED'] as const
export type QuoteMove = (typeof quoteMoves)[number]
/** Out of what an order came: of itself, where somebody wrote it by hand. */
export const orderSources = ['REQUISITION', 'ORDER'] as const
export const externalStates = ['PENDING', 'APPROVED', 'REJECTED', 'ORDERED', 'CANCELED'] as const
/** F-190 */
export const requisitionLineKinds = ['plain', 'bundle'] as const
/** What an approver's chain is made by. */
export const approvalStrategies = ['NONE', 'MANAGER', 'COST_CENTRE', 'AMOUNT', 'WORKFLOW', 'EXTERNAL'] as const
/** What somebody may do with a requisition now. */
export const requisitionActions = [
  'edit',
  'askForQuotes',
  'submit',
  'takeBack',
  'approve',
  'reject',
  'order',
  'chooseSupplier',
  'cancel',
  'unlock',
] as const
export type RequisitionAction = (typeof requisitionActions)[number]
export type RequisitionState = (typeof requisitionStates)[number]
