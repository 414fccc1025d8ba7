import { expect, test } from 'vitest'
import { isGlnScheme } from './gln-scheme.ts'

test.each(['GLN', 'gln', '0088', 'gs1:gln', 'ISO6523:0088'])('%s is the scheme of a GLN', (scheme) => {
  expect(isGlnScheme(scheme)).toBe(true)
})

test.each(['DE:VAT', '0184', 'GLNX', 'DE:HRB', ''])('%s is none', (scheme) => {
  expect(isGlnScheme(scheme)).toBe(false)
})
