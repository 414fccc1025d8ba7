import type { ChartOfAccounts } from '@kontor/contract'

type Side = 'sales' | 'purchases'

/**
 * The tax keys of DATEV that German ledgers share, by side, category (UNCL5305) and rate; '' where an amount bears none. A tax
 * adviser who keeps others books by accounts that bear their tax themselves.
 */
const keys: Readonly<Record<Side, Readonly<Record<string, string>>>> = {
  sales: { 'S 19': '3', 'S 7': '2', 'S 16': '5', K: '11', G: '1', AE: '46', Z: '', E: '', O: '' },
  purchases: { 'S 19': '9', 'S 7': '8', 'S 16': '7', K: '19', AE: '94', G: '', Z: '', E: '', O: '' },
}

/** The key of a tax; undefined where the ledger has none for it. */
export const taxKeyOf = (side: Side, category: string, rate: string): string | undefined =>
  keys[side][category === 'S' ? `S ${Number(rate)}` : category]

/** What sales are booked on where nobody coded them, by their tax: accounts that bear it themselves. */
const revenues: Readonly<Record<ChartOfAccounts, Readonly<Record<string, string>>>> = {
  SKR03: { 'S 19': '8400', 'S 7': '8300', K: '8125', G: '8120', AE: '8337', E: '8100', Z: '8200', O: '8200' },
  SKR04: { 'S 19': '4400', 'S 7': '4300', K: '4125', G: '4120', AE: '4337', E: '4100', Z: '4200', O: '4200' },
}

export const revenueAccount = (chart: ChartOfAccounts, category: string, rate: string): string | undefined =>
  revenues[chart][category === 'S' ? `S ${Number(rate)}` : category]

/** Accounts of purchases that bear their tax themselves, beside those of revenue. */
const purchases: Readonly<Record<ChartOfAccounts, readonly string[]>> = {
  SKR03: ['3300', '3400', '3420', '3425'],
  SKR04: ['5300', '5400', '5420', '5425'],
}

/** Whether an account bears its tax itself, so that a key beside it would be wrong; longer ledgers put zeros behind it. */
export function bearsTax(chart: ChartOfAccounts, account: string): boolean {
  const four = account.slice(0, 4)
  const known = [...Object.values(revenues[chart]), ...purchases[chart]]
  return /^0*$/.test(account.slice(4)) && known.includes(four)
}
