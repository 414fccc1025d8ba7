import { expect, test } from 'vitest'
import { converted } from './rules.ts'

const reference = [
  { from: 'EUR', to: 'USD', rate: '1.10', since: '2026-11-02' },
  { from: 'EUR', to: 'USD', rate: '1.20', since: '2026-11-10' },
  { from: 'EUR', to: 'DKK', rate: '7.46', since: '2026-11-02' },
]
const own = [{ from: 'USD', to: 'EUR', rate: '0.5', since: '2026-11-12' }]
const usd = (day: string, amount = '110.00') => ({ amount, currency: 'USD', day })

const cases: [string, ...Parameters<typeof converted>, string | null][] = [
  ['its own currency stays as it is', { ...usd('2026-11-05'), currency: 'EUR' }, 'EUR', [], [], '110.00'],
  ['the rate of the day', usd('2026-11-05'), 'EUR', [], reference, '100.00'],
  ['the last rate before the day', usd('2026-11-11', '120.00'), 'EUR', [], reference, '100.00'],
  ['two foreign currencies meet in the euro', usd('2026-11-05'), 'DKK', [], reference, '746.00'],
  ['the company’s own rate comes first', usd('2026-11-12'), 'EUR', own, reference, '55.00'],
  ['and in the other direction', { amount: '10.00', currency: 'EUR', day: '2026-11-12' }, 'USD', own, [], '20.00'],
  ['not before it holds', usd('2026-11-11', '120.00'), 'EUR', own, reference, '100.00'],
  ['no rate before the first day', usd('2026-11-01'), 'EUR', [], reference, null],
  ['no rate of that currency', { ...usd('2026-11-05'), currency: 'CHF' }, 'EUR', own, reference, null],
]
test.each(cases)('%s', (_what, amount, to, company, ecb, expected) =>
  expect(converted(amount, to, company, ecb)).toBe(expected),
)
