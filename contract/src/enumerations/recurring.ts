/** How often a document comes again. */
export const frequencies = ['WEEKLY', 'MONTHLY', 'QUARTERLY', 'YEARLY'] as const

/** Which period a recurring document is for: that of its day, the one before it, the one after it. */
export const recurringPeriods = ['CURRENT', 'PREVIOUS', 'NEXT'] as const

/** What came of one day of a recurring document. */
export const recurringOutcomes = ['DRAFT', 'SENT', 'FAILED', 'SKIPPED'] as const

export type Frequency = (typeof frequencies)[number]
export type RecurringPeriod = (typeof recurringPeriods)[number]
export type RecurringOutcome = (typeof recurringOutcomes)[number]
