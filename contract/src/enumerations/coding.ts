/** How far the coding of a document has come. */
export const codingStates = ['NONE', 'PARTIAL', 'COMPLETE'] as const
/** Where a list of codes applies. */
export const codingTargets = ['HEADER', 'LINE'] as const
/** How a rule holds a field against its value. */
export const ruleOperators = ['EQUALS', 'CONTAINS', 'STARTS_WITH', 'AT_LEAST', 'AT_MOST'] as const
export const statisticsResolutions = ['day', 'week', 'month'] as const
