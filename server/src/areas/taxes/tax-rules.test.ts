import { validate } from '@kontor/ubl'
import { expect, test } from 'vitest'
import { documentOf } from '../documents/testing.ts'
import { isTaxRule } from './tax-rules.ts'

const seller = { name: 'Without a number', address: { country: 'ES' } }

/** What EN 16931 says against an invoice whose tax is of a category that it cannot be of. */
function rulesAgainst(category: string): string[] {
  const tax = { category, percent: category === 'S' ? '0' : '-7' }
  const lines = [{ id: '1', name: 'Work', quantity: '2', unit: 'HUR', price: '50.00', tax }]
  const { results } = validate(documentOf('Invoice', { seller, lines }), { profile: 'en16931' })
  return results.map(({ rule }) => rule)
}

test.each(['S', 'Z', 'E', 'AE', 'K', 'G', 'O', 'L', 'M'])(
  'the rules of the category %s are rules of tax',
  (category) => {
    const ofCategory = rulesAgainst(category).filter(
      (rule) => /^BR-[A-Z]{1,2}-\d+$/.test(rule) && !rule.startsWith('BR-CO'),
    )
    expect(ofCategory).not.toEqual([])
    expect(ofCategory.filter((rule) => !isTaxRule(rule))).toEqual([])
  },
)

test.each(['BR-45', 'BR-48', 'BR-B-01', 'BR-CO-04', 'BR-CO-17', 'BR-DEC-13'])('%s is a rule of tax', (rule) =>
  expect(isTaxRule(rule)).toBe(true),
)

test.each(['BR-01', 'BR-44', 'BR-49', 'BR-CO-10', 'BR-DEC-09', 'KONTOR-1'])('%s is none', (rule) =>
  expect(isTaxRule(rule)).toBe(false),
)
