import { expect, test } from 'vitest'
import { isVatScheme } from './vat-scheme.ts'

test.each(['DE:VAT', 'FR:TVA', 'dk:cvr', 'VAT', 'AT:UST', 'eu_vatid'])('%s is the scheme of a VAT number', (scheme) => {
  expect(isVatScheme(scheme)).toBe(true)
})

test.each(['GLN', '0088', 'CUSTOM', 'PRIVATE', 'DE:HRB', ''])('%s is none', (scheme) => {
  expect(isVatScheme(scheme)).toBe(false)
})
