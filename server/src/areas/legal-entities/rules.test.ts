import { describe, expect, test } from 'vitest'
import { whyNotIdentifiers, whyNotLocations } from './rules.ts'

const at = (Type: 'BILLING' | 'DELIVERY', IsDefault: boolean) => ({ Type, IsDefault })
const called = (IdentifierScheme: string, IdentifierValue: string) => ({ IdentifierScheme, IdentifierValue })

describe('F-153: locations', () => {
  test.each([
    ['none', [], undefined],
    ['a default of each type', [at('BILLING', true), at('DELIVERY', true), at('DELIVERY', false)], undefined],
    ['two defaults of one type', [at('BILLING', true), at('DELIVERY', true), at('DELIVERY', true)], 2],
  ])('%s', (_, locations, index) => expect(whyNotLocations(locations)?.index).toBe(index))
})

describe('F-175: identifiers', () => {
  test.each([
    ['two of one scheme', [called('GLN', '4012345000009'), called('GLN', '4012345000016')], undefined],
    ['one value under two schemes', [called('DE:VAT', '1'), called('DE:HRB', '1')], undefined],
    ['the same in other letters', [called('DE:VAT', 'DE1'), called('de:vat', ' DE1')], 1],
  ])('%s', (_, identifiers, index) => expect(whyNotIdentifiers(identifiers)?.index).toBe(index))
})
