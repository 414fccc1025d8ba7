import { describe, expect, test } from 'vitest'
import { publishedRules } from '../../generated/published-rules.ts'
import { nationalRules } from '../../rules/peppol/national.ts'
import { validateRules } from '../../rules/validate.ts'
import { bytesOf, fullCii, textOfBytes } from '../../testing/fixtures.ts'
import { readCii } from '../read.ts'
import { ciiAbsentRules } from './absent.ts'
import { ciiCodeRules, ciiPeppolCodeRules } from './codes.ts'
import { differentElementRules } from './different-elements.ts'
import { ciiPeppolElementRules } from './peppol.ts'
import { ciiRuleSetOf } from './profiles.ts'
import { ciiSyntaxRules } from './syntax.ts'

const publishedIn = (suite: string) =>
  (publishedRules[suite] ?? '').split('\n').map((row) => row.split(' ') as [id: string, flag: string])
const flag = (severity: string | undefined): string => (severity === 'warning' ? 'W' : 'F')

describe('the rules for CII', () => {
  test('are all that CEN publishes for it, each with its flag', () => {
    const ours = new Map<string, string>([
      ...ciiRuleSetOf('en16931', readCii(fullCii)).rules.map(({ id, severity }) => [id, flag(severity)] as const),
      ...ciiCodeRules.map(({ id }) => [id, 'F'] as const),
      ...[...differentElementRules, ...ciiSyntaxRules].map(({ id, severity }) => [id, flag(severity)] as const),
      ...ciiAbsentRules.map(({ id, severity }) => [id, flag(severity)] as const),
    ])
    const published = publishedIn('CEN-EN16931-CII')
    expect(published.filter(([id, flagged]) => ours.get(id) !== flagged).map(([id]) => id)).toEqual([])
    const ids = new Set(published.map(([id]) => id))
    expect([...ours.keys()].filter((id) => !ids.has(id))).toEqual([])
  })

  test('are all that OpenPeppol publishes for it', () => {
    const ours = new Set([
      ...ciiRuleSetOf('peppol', readCii(fullCii)).rules.map(({ id }) => id),
      ...ciiPeppolCodeRules.map(({ id }) => id),
      ...ciiPeppolElementRules.map(({ id }) => id),
      ...nationalRules.flatMap(({ rules }) => rules.map(({ id }) => id)),
    ])
    const missing = publishedIn('PEPPOL-EN16931-CII').filter(([id]) => !ours.has(id))
    expect(missing.map(([id]) => id)).toEqual([])
  })
})

const xml = textOfBytes(fullCii)
  .replaceAll('<a:', '<ram:')
  .replaceAll('</a:', '</ram:')
  .replaceAll('<u:', '<udt:')
  .replaceAll('</u:', '</udt:')
  .replace('xmlns:a=', 'xmlns:ram=')
  .replace('xmlns:u=', 'xmlns:udt=')

test('an invoice with every term of the standard breaks no rule', () => {
  expect(validateRules(readCii(fullCii), 'en16931')).toEqual([])
  expect(validateRules(readCii(fullCii), 'kontor')).toEqual([])
})

test('a finding leads into the CII file: path, line, and the term to mend', () => {
  const broken = xml.replace(/<ram:Name>Training<\/ram:Name>/, '')
  const [finding] = validateRules(readCii(bytesOf(broken)), 'en16931')
  // The line begins two lines above its number.
  const line = broken.split('\n').findIndex((one) => one.includes('<ram:LineID>2<')) - 1
  expect(finding).toMatchObject({
    rule: 'BR-25',
    line,
    path: '/CrossIndustryInvoice/rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem[2]',
  })
})

test.each([
  ['BR-02', /<ram:ID>RE-2026-0871<\/ram:ID>/, '', '/CrossIndustryInvoice'],
  ['BR-CL-04', '<ram:InvoiceCurrencyCode>EUR<', '<ram:InvoiceCurrencyCode>euro<', '/ram:InvoiceCurrencyCode'],
  ['BR-CL-03', 'currencyID="SEK"', 'currencyID="kr"', '/ram:TaxTotalAmount[2]'],
  [
    'CII-SR-396',
    '<ram:SpecifiedTradePaymentTerms>',
    '<ram:SpecifiedLogisticsServiceCharge/><ram:SpecifiedTradePaymentTerms>',
    '/ram:SpecifiedLogisticsServiceCharge',
  ],
  [
    'BR-66',
    /<ram:ChargeIndicator>\s*<udt:Indicator>true<\/udt:Indicator>\s*<\/ram:ChargeIndicator>/,
    '',
    '/ram:SpecifiedTradeAllowanceCharge[2]',
  ],
])('%s leads to the element that breaks it', (rule, what, by, end) => {
  const found = validateRules(readCii(bytesOf(xml.replace(what, by))), 'en16931').find((one) => one.rule === rule)
  expect(found?.path.endsWith(end), found?.path).toBe(true)
  expect(found?.line).toBeGreaterThan(1)
})

test('a Factur-X invoice is asked what its profile has: no lines of BASIC WL, and less still of MINIMUM', () => {
  const without = (profile: string): string =>
    xml
      .replace('urn:cen.eu:en16931:2017', `urn:factur-x.eu:1p0:${profile}`)
      .replace(/<ram:IncludedSupplyChainTradeLineItem>[\s\S]*<\/ram:IncludedSupplyChainTradeLineItem>/, '')
  const of = (profile: string): string[] =>
    validateRules(readCii(bytesOf(without(profile))), 'factur-x').map(({ rule }) => rule)
  expect(of('basicwl')).toEqual([])
  expect(of('minimum')).toEqual([])
  expect(of('basic')).toEqual(expect.arrayContaining(['BR-16', 'BR-CO-10', 'BR-S-08']))
  expect(validateRules(readCii(fullCii), 'factur-x')).toEqual([])
  // The house says what such data are, and asks for nothing that they cannot have.
  const house = (profile: string) =>
    validateRules(readCii(bytesOf(without(profile))), 'kontor').map(({ rule, severity }) => [rule, severity])
  expect(house('minimum')).toEqual([['KONTOR-23', 'warning']])
  expect(house('basicwl')).toEqual([['KONTOR-23', 'warning']])
})
