import { inEnglish } from '@kontor/i18n'
import { expect, test } from 'vitest'
import { vatRates, vatRegimes } from './regimes.ts'
import { whyNotRate } from './stated-tax.ts'

const bill = { country: 'DE', state: undefined, day: '2026-11-21', category: 'S' }

test.each([
  ['DE', '19', true],
  ['DE', '19.00', true],
  ['DE', '7', true],
  ['DE', '16', false],
  ['FI', '25.5', true],
  ['FI', '24', false],
  ['GB', '20', true],
  ['CH', '8.1', true],
  ['CH', '7.7', false],
  ['NO', '25', true],
  ['JP', '10', true],
])('in %s a bill of 2026-11-21 may state %s %%: %s', (country, percent, fits) => {
  expect(whyNotRate({ ...bill, country, percent }) === undefined).toBe(fits)
})

test('a rate is held against its day', () => {
  expect(whyNotRate({ ...bill, country: 'EE', day: '2025-06-30', percent: '22' })).toBeUndefined()
  expect(inEnglish(whyNotRate({ ...bill, country: 'EE', day: '2025-07-01', percent: '22' })!)).toContain(
    'use one of 24',
  )
})

test('a sales tax is the state’s and what its places add', () => {
  const us = { ...bill, country: 'US', state: 'CA' }
  expect(['7.25', '9.5'].map((percent) => whyNotRate({ ...us, percent }))).toEqual([undefined, undefined])
  expect(inEnglish(whyNotRate({ ...us, percent: '6' })!)).toContain('the state rate is 7.25 %')
})

test('every member state of the EU, the United Kingdom, Switzerland and Norway has a standard rate on every day', () => {
  expect(Object.keys(vatRegimes)).toHaveLength(27 + 3)
  for (const country of Object.keys(vatRegimes))
    for (const day of ['2024-06-01', '2025-06-30', '2026-11-21'])
      expect(Number(vatRates(country, day)?.[0])).toBeGreaterThan(Number(vatRates(country, day)?.[1] ?? 0))
})
