/** Whether a company sells something or buys it. */
export const itemSides = ['SALES', 'PURCHASES'] as const

export type ItemSide = (typeof itemSides)[number]
