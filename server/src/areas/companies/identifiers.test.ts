import { inEnglish } from '@kontor/i18n'
import { describe, expect, test } from 'vitest'
import { whyNotIdentifier } from './identifiers.ts'

describe('identifiers are checked by their scheme', () => {
  test.each([
    ['DE:VAT', 'DE136695976', true],
    ['DE:VAT', 'DE 136 695 976', true],
    ['DE:VAT', 'DE136695977', false],
    ['DK:CVR', 'DK13585628', true],
    ['DK:CVR', '13585629', false],
    ['FR:TVA', 'FR40303265045', true],
    ['FR:TVA', 'FR41303265045', false],
    ['GB:VAT', 'GB980780684', true],
    ['NL:VAT', 'NL004495445B01', true],
    ['NL:VAT', 'NL004495446B01', false],
    ['GLN', '4012345000009', true],
    ['GLN', '4012345000008', false],
    ['GLN', '12345', false],
    ['DUNS', '315369934', true],
    ['DUNS', '31536993', false],
    ['IBAN', 'DE89 3704 0044 0532 0130 00', true],
    ['IBAN', 'DE88370400440532013000', false],
    ['XX:SOMETHING', 'anything', true],
  ])('%s %s: %s', async (scheme, value, fits) => {
    const why = await whyNotIdentifier(scheme, value)
    expect(why === undefined).toBe(fits)
    if (why !== undefined) expect(inEnglish(why)).toContain(value)
  })
})
