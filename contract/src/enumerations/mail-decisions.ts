/** What a link in a mail asks somebody to decide. */
export const mailDecisionKinds = ['DOCUMENT', 'REQUISITION'] as const
export type MailDecisionKind = (typeof mailDecisionKinds)[number]

/** Whether such a link still decides anything; `OVER`: it was decided elsewhere, or is not theirs to decide any more. */
export const mailDecisionStates = ['OPEN', 'USED', 'EXPIRED', 'OVER'] as const

export const mailDecisionActions = ['approve', 'reject'] as const
