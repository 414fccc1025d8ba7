import { discountsIn, type TradeForm, termsOf } from '@kontor/ubl'
import { expect, test } from 'vitest'
import { withAgreedTerms } from './agreed-terms.ts'

const form = { type: 'Invoice', issueDate: '2026-11-29', dueDate: '2026-12-29', lines: [] } as unknown as TradeForm
const agreed = { Days: 14, DiscountPercent: '2.5', DiscountDays: 7 }

test('an invoice is due as was agreed with its receiver, and less is asked for earlier', () => {
  const { dueDate, paymentTerms } = withAgreedTerms(form, agreed)
  expect(dueDate).toBe('2026-12-13')
  expect(discountsIn(paymentTerms)).toEqual([{ days: '7', percent: '2.50' }])
})

test('where nothing was agreed it stays as it is', () => {
  expect(withAgreedTerms(form, {})).toEqual({})
})

test('what somebody wrote stays', () => {
  const written = { ...form, dueDate: '2027-01-31', paymentTerms: termsOf('', [{ percent: '3', days: '10' }]) }
  expect(withAgreedTerms(written, agreed)).toEqual({})
})

test('a credit note is due at no day', () => {
  expect(withAgreedTerms({ ...form, type: 'CreditNote' }, agreed)).toEqual({})
})
