/** By what spend is told apart. */
export const spendGroups = ['MONTH', 'PARTNER', 'CATEGORY'] as const
export type SpendGroup = (typeof spendGroups)[number]
