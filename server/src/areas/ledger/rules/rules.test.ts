import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Bill, bookingOf } from './booking.ts'
import { fiscalYearOf } from './fiscal-year.ts'
import { usual, whyNotSave } from './settings.ts'
import { bearsTax, revenueAccount, taxKeyOf } from './tax-keys.ts'

describe('a fiscal year', () => {
  test.each([
    ['2026-11-20', '01-01', '2026-01-01', '2026-12-31'],
    ['2026-06-30', '07-01', '2025-07-01', '2026-06-30'],
    ['2026-07-01', '07-01', '2026-07-01', '2027-06-30'],
    ['2028-02-29', '03-01', '2027-03-01', '2028-02-29'],
  ])('of %s that begins on %s lasts from %s to %s', (day, start, from, to) => {
    expect(fiscalYearOf(day, start)).toEqual({ from, to })
  })
})

test.each([
  ['purchases', 'S', '19.00', '9'],
  ['purchases', 'S', '7', '8'],
  ['purchases', 'AE', '0', '94'],
  ['sales', 'K', '0', '11'],
  ['sales', 'E', '0', ''],
  ['purchases', 'S', '25', undefined],
] as const)('the tax key of %s in %s %s is %s', (side, category, rate, key) => {
  expect(taxKeyOf(side, category, rate)).toBe(key)
})

test('an account that bears its tax itself has no key, in longer ledgers too', () => {
  expect(['8400', '84000', '840010', '4930'].map((account) => bearsTax('SKR03', account))).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(revenueAccount('SKR04', 'S', '19')).toBe('4400')
})

test('accounts of partners have one digit more than those of the ledger, and a year begins with a month', () => {
  const partner = { ConnectionId: 'c', Creditor: '70001' }
  expect(whyNotSave({ ...usual, PartnerAccounts: [partner] })).toBeUndefined()
  expect(whyNotSave({ ...usual, AccountLength: 5, PartnerAccounts: [partner] })?.field).toBe('PartnerAccounts')
  expect(whyNotSave({ ...usual, FiscalYearStart: '02-15' })?.field).toBe('FiscalYearStart')
})

test('the entries of a bill add up to it, whatever it is made of', () => {
  const cents = fc.integer({ min: -50_000, max: 90_000 })
  const posting = fc.record({
    cents,
    rate: fc.constantFrom('19', '7'),
    code: fc.constantFrom('4930', '4940', undefined),
  })
  fc.assert(
    fc.property(fc.array(posting, { minLength: 1, maxLength: 8 }), (parts) => {
      const taxes = ['19', '7'].map((percent) => {
        const net = parts.filter(({ rate }) => rate === percent).reduce((sum, one) => sum + one.cents, 0)
        const tax = Math.sign(net) * Math.round((Math.abs(net) * Number(percent)) / 100)
        return {
          category: 'S',
          percent,
          taxable: (net / 100).toFixed(2),
          tax: (tax / 100).toFixed(2),
          cents: net + tax,
        }
      })
      const bill: Bill = {
        ...{
          side: 'purchases',
          number: 'RE-1',
          issueDate: '2026-11-20',
          dueDate: null,
          currency: 'EUR',
          partner: 'Brandt',
        },
        ...{ account: '70001', partnerVatId: undefined, isCredit: false, taxes, discount: '' },
        postings: parts.map((one, at) => ({
          ...{ line: String(at + 1), text: 'Part', net: (one.cents / 100).toFixed(2), category: 'S', rate: one.rate },
          codes: new Map(one.code ? [['accounts', one.code]] : []),
        })),
      }
      const year = fiscalYearOf('2026-11-20', '01-01')
      const { entries, problems } = bookingOf(bill, { ...usual, AccountList: 'accounts' }, year)
      const sum = entries.reduce(
        (total, { amount, isDebit }) => total + (isDebit ? -1 : 1) * Math.round(Number(amount) * 100),
        0,
      )
      expect(sum).toBe(taxes.reduce((total, one) => total + one.cents, 0))
      expect(problems.length > 0).toBe(parts.some(({ code }) => code === undefined))
      for (const { amount } of entries) expect(amount).toMatch(/^\d+\.\d{2}$/)
    }),
  )
})
