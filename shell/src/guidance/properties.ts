import type { Client } from '@kontor/client'
import { connectionFlag, type Properties } from './attributes.ts'

export type GuidanceApi = Client<'companies' | 'documentLists' | 'network' | 'users'>

const CURRENCIES = ['EUR', 'GBP', 'USD'] as const

/**
 * What the tool is told (F-367, F-368), found out by the calls of F-377: the company, the sums of its invoices of the
 * last year, the companies it is connected to, and the person. Sums in whole units: guidance needs no cents.
 * @param since the day a year ago, YYYY-MM-DD
 * @param largeCustomers company ids by the names of their flags
 */
export async function findProperties(
  api: GuidanceApi,
  since: string,
  largeCustomers: Readonly<Record<string, string>>,
): Promise<Properties> {
  const [company, user, connected, invoices, ...byCurrency] = await Promise.all([
    api.companies.readAccount(),
    api.users.readCurrentUser(),
    connectedCompanies(api),
    invoicesOf(api, since),
    ...CURRENCIES.map((currency) => invoicesOf(api, since, currency)),
  ])
  const sums = CURRENCIES.flatMap((currency, index) => {
    const { count = 0, volume = 0 } = byCurrency[index] ?? {}
    return [
      [`averageInvoiceAmount${currency}`, count === 0 ? 0 : Math.round(volume / count)],
      [`invoiceVolumePastYear${currency}`, Math.round(volume)],
    ]
  })
  const flags = Object.entries(largeCustomers).map(([name, id]) => [connectionFlag(name), connected.has(id)])
  return {
    accountType: company.AccountType,
    companyId: user.CompanyAccountId,
    country: company.Country,
    industry: company.Industry ?? null,
    size: company.Size ?? null,
    invoiceCountPastYear: invoices.count,
    ...Object.fromEntries([...sums, ...flags]),
  }
}

async function invoicesOf({ documentLists }: GuidanceApi, since: string, currency?: string) {
  const query = { type: ['invoice' as const], minissuedate: since, totals: true, limit: 1 }
  const page = await documentLists.listDocuments({ query: { ...query, ...(currency && { currency }) } })
  const volume = (page.Sums ?? []).reduce((sum, { Sum }) => sum + Number(Sum), 0)
  return { count: page.itemCount, volume }
}

async function connectedCompanies({ network }: GuidanceApi): Promise<Set<string>> {
  const found = new Set<string>()
  for (let page = 0, pages = 1; page < pages; page += 1) {
    const { Connection, numPages } = await network.listConnections({ query: { state: ['ACCEPTED'], limit: 100, page } })
    for (const { CompanyAccountId } of Connection) found.add(CompanyAccountId)
    pages = numPages
  }
  return found
}
