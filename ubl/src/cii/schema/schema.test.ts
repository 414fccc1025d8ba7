import { describe, expect, test } from 'vitest'
import { validateSchema } from '../../schema/validate.ts'
import { bytesOf, fullCii, textOfBytes } from '../../testing/fixtures.ts'
import { validate } from '../../validate.ts'
import { readCii } from '../read.ts'

const xml = textOfBytes(fullCii)
const replaced = (what: string | RegExp, by: string): string => {
  const made = xml.replace(what, by)
  if (made === xml) throw new Error(`There is no ${what} in it.`)
  return made
}
const found = (source: string) => validateSchema(readCii(bytesOf(source)))
const root = '/CrossIndustryInvoice'
const settlement = `${root}/rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement`

describe('a CII invoice is held against D16B', () => {
  test('a good one has nothing to mend', () => {
    expect(found(xml)).toEqual([])
  })

  test.each([
    [
      'something missing',
      replaced(/<a:IssueDateTime>[\s\S]*?<\/a:IssueDateTime>/, ''),
      'SCHEMA-MISSING',
      `${root}/rsm:ExchangedDocument`,
      'ram:IssueDateTime is missing, but required in ExchangedDocument.',
    ],
    [
      'something of another syntax',
      replaced('<a:TypeCode>380</a:TypeCode>', '<a:TypeCode>380</a:TypeCode><a:Colour>red</a:Colour>'),
      'SCHEMA-UNKNOWN',
      `${root}/rsm:ExchangedDocument/ram:Colour`,
      'ram:Colour is not allowed in ExchangedDocument.',
    ],
    [
      'something in the wrong place',
      replaced(
        /(<a:TaxCurrencyCode>SEK<\/a:TaxCurrencyCode>)\s*(<a:InvoiceCurrencyCode>EUR<\/a:InvoiceCurrencyCode>)/,
        '$2$1',
      ),
      'SCHEMA-ORDER',
      `${settlement}/ram:TaxCurrencyCode`,
      'ram:TaxCurrencyCode is after ram:InvoiceCurrencyCode; in HeaderTradeSettlement it must be before.',
    ],
    [
      'something twice',
      replaced('<a:InvoiceCurrencyCode>', '<a:InvoiceCurrencyCode>EUR</a:InvoiceCurrencyCode><a:InvoiceCurrencyCode>'),
      'SCHEMA-REPEATED',
      `${settlement}/ram:InvoiceCurrencyCode[2]`,
      'ram:InvoiceCurrencyCode appears more than once; HeaderTradeSettlement allows only one.',
    ],
    [
      'an amount that is none',
      replaced('>990.00<', '>990,00<'),
      'SCHEMA-TYPE',
      `${settlement}/ram:SpecifiedTradeSettlementHeaderMonetarySummation/ram:DuePayableAmount`,
      'ram:DuePayableAmount is "990,00"; it must be a decimal such as 12.50.',
    ],
    [
      'an attribute that it cannot have',
      replaced('<a:BuyerReference>', '<a:BuyerReference schemeID="x">'),
      'SCHEMA-ATTRIBUTE',
      `${root}/rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:BuyerReference`,
      'ram:BuyerReference has the attribute schemeID, which Text does not allow.',
    ],
    [
      'a date without a date',
      replaced('<u:DateTimeString format="102">20261118</u:DateTimeString>', ''),
      'SCHEMA-MISSING',
      `${root}/rsm:ExchangedDocument/ram:IssueDateTime`,
      'ram:IssueDateTime contains 0 of udt:DateTimeString | udt:DateTime, but must contain one.',
    ],
  ])('%s', (_, source, rule, path, message) => {
    const findings = found(source)
    expect(findings).toMatchObject([{ rule, path, message, severity: 'fatal' }])
    expect(findings[0]?.line).toBeGreaterThan(2)
  })
})

test('a verdict on CII names the edition of the rules, and is of its form and of its rules', () => {
  const verdict = validate(bytesOf(replaced('>990.00<', '>990.001<')), { profile: 'en16931' })
  expect(verdict.ruleSet).toContain('EN 16931')
  expect(verdict.valid).toBe(false)
  expect(verdict.results.map(({ rule }) => rule)).toEqual(['BR-CO-16', 'BR-DEC-18'])
  expect(validate(bytesOf('<a/>')).results).toMatchObject([{ rule: 'NOT_UBL', severity: 'fatal' }])
  expect(validate(fullCii, { profile: 'none' })).toMatchObject({ valid: true, results: [] })
})
