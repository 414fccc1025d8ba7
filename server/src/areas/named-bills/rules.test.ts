import { expect, test } from 'vitest'
import { fresh } from '../entries/rules/index.ts'
import { english, received, sent } from '../entries/rules/testing.ts'
import { levelOf, mayBeNamed, whyNotTogether } from './rules.ts'

test('one document goes to one partner, in one currency', () => {
  const bill = { businessId: 'INV-1', currency: 'EUR', delivery: 'RECEIVED' as const, senderId: 's', receiverId: 'us' }
  expect(whyNotTogether(bill, { ...bill, businessId: 'INV-2' })).toBeUndefined()
  expect(english(whyNotTogether(bill, { ...bill, senderId: 'other' }))).toContain('another partner than INV-1')
  expect(english(whyNotTogether(bill, { ...bill, currency: 'SEK' }))).toContain('another currency than INV-1')
})

test('a line of an advice means what came to who pays, and what was sent by who is paid', () => {
  const sentAdvice = { ...sent, type: 'remittanceadvice' as const }
  const cameAdvice = { ...received, type: 'remittanceadvice' as const }
  expect(mayBeNamed(sentAdvice, { ...received, type: 'invoice' })).toBe(true)
  expect(mayBeNamed(cameAdvice, { ...sent, type: 'creditnote' })).toBe(true)
  expect(mayBeNamed(cameAdvice, { ...received, type: 'invoice' })).toBe(false)
  expect(mayBeNamed(sentAdvice, { ...received, type: 'order' })).toBe(false)
})

test('a line of a reminder means what was sent by who reminds, and what came to who is reminded', () => {
  const draft = { ...fresh(true), type: 'reminder' as const }
  const came = { ...received, type: 'reminder' as const }
  expect(mayBeNamed(draft, { ...sent, type: 'invoice' })).toBe(true)
  expect(mayBeNamed(came, { ...received, type: 'creditnote' })).toBe(true)
  expect(mayBeNamed(came, { ...sent, type: 'invoice' })).toBe(false)
  expect(mayBeNamed(draft, { ...received, type: 'invoice' })).toBe(false)
  // What never left nobody owes.
  expect(mayBeNamed(draft, { ...fresh(true), type: 'invoice' })).toBe(false)
})

test.each([
  ['1', 1],
  ['3', 3],
  [undefined, 1],
  ['', 1],
  ['0', 1],
  ['2.5', 1],
  ['second', 1],
  ['4000', 1],
])('a reminder that says %s is the %i.', (sequence, level) => expect(levelOf(sequence)).toBe(level))
