import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Session } from '../api.ts'
import { createMemoryStorage } from '../testing/memory-storage.ts'
import { readTelemetrySettings } from './settings.ts'
import { startTelemetry } from './start.ts'

const company = { CompanyAccountId: 'company-1', Country: 'DK', AccountType: 'FREE', Size: 'SMALL', Industry: 'Trade' }
const user = { Id: 'person-1', Username: 'ann@buyer.example', Language: 'da-DK', CompanyAccountId: 'company-1' }
const session = { User: user, Company: { ...company, ParentCompanyAccountId: 'company-0' } } as unknown as Session

/** An API that knows one company: two pages of connections, five invoices of the last year, three of them in euros. */
const api = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://api')
  asked.push(pathname + (pathname === '/api/documents' ? ` since ${searchParams.get('minissuedate')}` : ''))
  const page = { itemsPerPage: 100, pageId: 0, numPages: 1 }
  const invoices = {
    EUR: {
      itemCount: 3,
      Sums: [
        { Currency: 'EUR', Type: 1, Sum: '100.40' },
        { Currency: 'EUR', Type: 2, Sum: '200' },
      ],
    },
    GBP: { itemCount: 0, Sums: [] },
    USD: { itemCount: 2, Sums: [{ Currency: 'USD', Type: 1, Sum: '9.5' }] },
  }
  const answers: Record<string, unknown> = {
    '/api/account': company,
    '/api/account/info/user': user,
    '/api/network/connections': {
      ...page,
      numPages: 2,
      Connection: [{ CompanyAccountId: searchParams.get('page') === '1' ? 'alpha-1' : 'other' }],
    },
    '/api/documents': {
      ...page,
      ...(invoices[searchParams.get('currency') as keyof typeof invoices] ?? { itemCount: 5, Sums: [] }),
      Document: [],
    },
  }
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answers[pathname]))
})
const asked: string[] = []
let base = ''
beforeAll(async () => {
  await new Promise<void>((ready) => api.listen(0, '127.0.0.1', ready))
  base = `http://127.0.0.1:${(api.address() as AddressInfo).port}/api`
})
afterAll(() => api.close())

const storage = createMemoryStorage()
beforeEach(() => {
  storage.kept.clear()
  asked.length = 0
  Object.assign(globalThis, { localStorage: storage })
})

const destination = 'https://guide.example/in'
const guidance = {
  contentHost: 'c.example',
  accountId: 1,
  destination,
  largeCustomers: { Alpha: 'alpha-1', Beta: 'b' },
}

test('F-367, F-368, F-377, F-378: the tool hears of the account, found out by the calls of the API', async () => {
  const sent: unknown[] = []
  const transports = { get: async () => '', post: async (...what: unknown[]) => void sent.push(what) }
  await startTelemetry({ guidance }, { app: 'Kontor.Chrome', base }, transports)(session)
  const { properties } = JSON.parse(storage.getItem('kontor.guidance') ?? '{}')
  expect(properties).toEqual({
    accountType: 'FREE',
    companyId: 'company-1',
    country: 'DK',
    industry: 'Trade',
    size: 'SMALL',
    invoiceCountPastYear: 5,
    averageInvoiceAmountEUR: 100,
    averageInvoiceAmountGBP: 0,
    averageInvoiceAmountUSD: 5,
    invoiceVolumePastYearEUR: 300,
    invoiceVolumePastYearGBP: 0,
    invoiceVolumePastYearUSD: 10,
    isConnectedToAlpha: true,
    isConnectedToBeta: false,
  })
  expect(sent).toEqual([
    [
      destination,
      { userId: 'person-1', properties: expect.objectContaining({ ci: 'company-1', c1: true, c2: false }) },
    ],
  ])
  const lastYear = new Date().getUTCFullYear() - 1
  expect(asked.filter((path) => path.startsWith('/api/documents'))[0]).toContain(`since ${lastYear}-`)
})

test('F-379 to F-382: a visit is told of once for a person and company, hashed and without e-mail', async () => {
  const sent: unknown[] = []
  const transports = { get: async () => '', post: async (_: string, what: unknown) => void sent.push(what) }
  const tell = startTelemetry({ analytics: { destination } }, { app: 'Kontor.Chrome', base }, transports)
  await tell(session)
  await tell(session)
  expect(sent).toHaveLength(1)
  const text = JSON.stringify(sent)
  for (const known of ['person-1', 'company-1', 'company-0', 'ann@buyer.example']) expect(text).not.toContain(known)
  expect(asked).toEqual([])
})

test('F-282: without settings in the page there is nothing to load', () => {
  expect(readTelemetrySettings({ querySelector: () => null })).toBeUndefined()
})
