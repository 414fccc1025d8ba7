/** The charts of accounts of DATEV that Kontor knows the tax keys of. */
export const chartsOfAccounts = ['SKR03', 'SKR04'] as const
export type ChartOfAccounts = (typeof chartsOfAccounts)[number]
