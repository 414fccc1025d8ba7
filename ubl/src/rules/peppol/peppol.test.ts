import { describe, expect, test } from 'vitest'
import { publishedRules } from '../../generated/published-rules.ts'
import { billingCases } from '../../testing/peppol/billing-cases.ts'
import { danishCases } from '../../testing/peppol/danish-cases.ts'
import { address, buyer, endpoint, means, seller } from '../../testing/peppol/elements.ts'
import { nationalCases } from '../../testing/peppol/national-cases.ts'
import { nearCases } from '../../testing/peppol/near-cases.ts'
import { numberCases } from '../../testing/peppol/number-cases.ts'
import { ublFragment } from '../../testing/ubl-fragment.ts'
import { validateRules } from '../validate.ts'
import { billingRules } from './billing.ts'
import { peppolCodeRules } from './codes.ts'
import { peppolElementRules } from './elements.ts'
import { nationalRules } from './national.ts'

const fired = (body: string, type?: 'Invoice' | 'CreditNote'): string[] =>
  validateRules(ublFragment(body, type), 'peppol').map(({ rule }) => rule)

const published = (publishedRules['PEPPOL-EN16931-UBL'] ?? '').split('\n').map((row) => row.split(' '))
const ours = [
  ...billingRules,
  ...nationalRules.flatMap(({ rules }) => rules),
  ...peppolElementRules,
  ...peppolCodeRules.map(({ id }) => ({ id, severity: 'fatal' as const })),
]

test('every rule of Peppol BIS Billing 3 and its countries is judged, with its published flag', () => {
  const flags = new Map(ours.map(({ id, severity }) => [id, severity === 'fatal' ? 'F' : 'W']))
  expect(published.filter(([id = '', flag]) => flags.get(id) !== flag).map((row) => row.join(' '))).toEqual([])
  expect(flags.size).toBe(published.length)
})

describe('each rule fires where it should, and is quiet where it should', () => {
  test.each([...billingCases, ...nationalCases, ...danishCases])('%s', (rule, good, bad, type) => {
    expect(fired(good, type)).not.toContain(rule)
    expect(fired(bad, type)).toContain(rule)
  })

  test.each(nearCases)('%s', (rule, broken, mended) => {
    if (broken !== undefined) expect(fired(broken)).toContain(rule)
    expect(fired(mended)).not.toContain(rule)
  })

  test.each(numberCases)('%s: %s knows %s from %s', (rule, schemeID, good, bad) => {
    expect(fired(seller(endpoint(good, schemeID)))).not.toContain(rule)
    expect(fired(seller(endpoint(bad, schemeID)))).toContain(rule)
  })

  test('and none is left out', () => {
    const tried = new Set([...billingCases, ...nationalCases, ...danishCases, ...numberCases].map(([rule]) => rule))
    expect(ours.map(({ id }) => id).filter((id) => !tried.has(id))).toEqual([])
  })

  test('another country is none of their business', () => {
    const rules = fired(seller(address('FR')) + buyer(address('FR')) + means('30'))
    expect(rules.filter((rule) => /^[A-Z]{2}-[RS]-/.test(rule) && !rule.startsWith('BR-'))).toEqual([])
  })
})
