/** How far the coding of a document has come. */
export const codingStates = ['NONE', 'PARTIAL', 'COMPLETE'] as const
/** Where a list of codes applies. */
export const codingTargets = ['HEADER', 'LINE'] as const
export type CodingTarget = (typeof codingTargets)[number]
/** How a rule holds a field against its value. */
export const ruleOperators = ['EQUALS', 'CONTAINS', 'STARTS_WITH', 'AT_LEAST', 'AT_MOST'] as const
export const statisticsResolutions = ['day', 'week', 'month'] as const

/** What somebody may do with the coding of a document now; screens show these and nothing else. */
export const codingActions = ['save', 'delete'] as const
export type CodingAction = (typeof codingActions)[number]
