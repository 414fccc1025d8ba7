/** How a shop is opened, and gives back what was chosen there. */
export const punchOutProtocols = ['OCI', 'CXML'] as const
/** What became of a visit to a shop. */
export const punchOutStates = ['OPEN', 'RETURNED', 'FAILED', 'EXPIRED'] as const

export type PunchOutProtocol = (typeof punchOutProtocols)[number]
export type PunchOutState = (typeof punchOutStates)[number]
