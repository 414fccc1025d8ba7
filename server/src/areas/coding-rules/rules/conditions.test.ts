import { describe, expect, test } from 'vitest'
import { type Condition, type Facts, holds, proposedBy, whyNotCondition } from './conditions.ts'

const facts: Facts = {
  partnerName: ['Müller & Söhne GmbH', 'Mueller'],
  name: ['Hosting 11/2026'],
  amount: ['100.00'],
  'feature:plant': ['Aarhus'],
}
const condition = (field: string, operator: Condition['operator'], value: string): Condition => ({
  ...{ field, operator, value },
})

describe('a condition', () => {
  test.each([
    ['partnerName', 'EQUALS', 'MULLER & SOHNE gmbh', true],
    ['partnerName', 'STARTS_WITH', 'muel', true],
    ['partnerName', 'CONTAINS', 'Schmidt', false],
    ['name', 'CONTAINS', 'hosting', true],
    ['name', 'STARTS_WITH', '11', false],
    ['amount', 'EQUALS', '100', true],
    ['amount', 'AT_LEAST', '100', true],
    ['amount', 'AT_LEAST', '100.01', false],
    ['amount', 'AT_MOST', '99.99', false],
    ['name', 'AT_MOST', '5', false],
    ['feature:plant', 'EQUALS', 'aarhus', true],
    ['currency', 'EQUALS', 'EUR', false],
  ] as const)('%s %s %s: %s', (field, operator, value, expected) => {
    expect(holds(condition(field, operator, value), facts)).toBe(expected)
  })

  test.each([
    [condition('suplier', 'EQUALS', 'x'), /^suplier is not a field: use one of /],
    [condition('feature:', 'EQUALS', 'x'), /^feature: is not a field/],
    [condition('amount', 'AT_LEAST', 'much'), /^much is not a number: AT_LEAST compares amount with a number$/],
    [condition('name', 'CONTAINS', ' '), /^the value of name is empty$/],
    [condition('feature:plant', 'EQUALS', 'x'), undefined],
  ])('%j cannot be kept where it never holds', (given, why) => {
    const { id, arguments: values } = whyNotCondition(given) ?? { id: '', arguments: [] }
    const says = id.replaceAll(/\{(\d+)\}/g, (_, at) => String(values[Number(at)]))
    expect(says).toMatch(why ?? /^$/)
  })
})

describe('the rule that proposes', () => {
  const rule = (name: string, priority: number, code: string, ...conditions: Condition[]) => ({
    ...{ name, priority, conditions, codes: [{ listId: 'accounts', code }] },
  })
  const hosting = condition('name', 'CONTAINS', 'hosting')

  test('is that of the highest priority of which all conditions hold, then the oldest', () => {
    const rules = [
      rule('Any hosting', 0, '1', hosting),
      rule('Dear hosting', 9, '2', hosting, condition('amount', 'AT_LEAST', '500')),
      rule('Theirs', 5, '3', condition('partnerName', 'CONTAINS', 'müller')),
      rule('Theirs, too', 5, '4', condition('partnerName', 'CONTAINS', 'müller')),
    ]
    expect(proposedBy(rules)('accounts', facts)).toEqual({ code: '3', rule: 'Theirs' })
    expect(proposedBy(rules)('projects', facts)).toBeUndefined()
    expect(proposedBy(rules)('accounts', { name: ['Hosting'], amount: ['500'] })?.code).toBe('2')
    expect(proposedBy(rules)('accounts', {})).toBeUndefined()
  })
})
