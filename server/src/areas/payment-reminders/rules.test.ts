import { describe, expect, test } from 'vitest'
import { whyNotNameAsOwed, whyNotRemind } from '../entries/rules/index.ts'
import { english, invoice, received, sent } from '../entries/rules/testing.ts'
import { daysOverdue, owedOf, payBy, tellsWhy } from './rules.ts'

describe('a partner is reminded of an invoice', () => {
  const overdue = { ...sent, payment: 'OVERDUE' } as const
  const open = { amount: '119.00', dueDate: '2026-12-10' }
  test.each([
    ['that is overdue', invoice(overdue), ''],
    ['that was accepted and is overdue', invoice({ ...overdue, response: 'ACCEPTED' }), ''],
    ['of which a part is paid', { ...invoice(overdue), paid: '19.00' }, ''],
    ['that never said when it is due', { ...invoice(sent), dueDate: null }, ''],
    ['not before it is due', invoice(sent), 'it is not due yet'],
    ['not while it is disputed', invoice({ ...overdue, response: 'DISPUTED' }), 'it is disputed'],
    ['not once it is paid, whoever says so', invoice({ ...sent, payment: 'PAID_UNCONFIRMED' }), 'marked as paid'],
    ['not once all of it came in', { ...invoice(overdue), paid: '119.00' }, 'nothing of it is open'],
    ['not where it was rejected', invoice({ ...overdue, response: 'REJECTED' }), 'REJECTED_BY_RECEIVER'],
    ['not where it was replaced', invoice({ ...overdue, replacement: 'REPLACED' }), 'REPLACED'],
    ['not while it is on its way', invoice({ ...sent, delivery: 'PROCESSING' }), 'IN_TRANSIT'],
    ['not of one of theirs', invoice({ ...received, payment: 'OVERDUE' }), 'only of your own'],
    ['not of an order', { ...invoice(sent), type: 'order' as const }, 'only of your own'],
  ])('%s', (_, bill, why) => {
    const found = english(whyNotRemind({ ...open, ...bill }))
    if (why === '') expect(found).toBe('')
    else expect(found).toContain(why)
  })

  test('and a credit note is named beside it, as long as it stands, and reminds of nothing by itself', () => {
    const credit = { ...invoice(sent), ...open, dueDate: null, type: 'creditnote' as const }
    expect(english(whyNotNameAsOwed(credit))).toBe('')
    expect(english(whyNotRemind(credit))).toContain('only of your own')
    expect(english(whyNotNameAsOwed({ ...credit, response: 'CANCELED' }))).toContain('REJECTED_BY_SENDER')
    expect(english(whyNotNameAsOwed({ ...credit, ...received }))).toContain('only of your own')
  })
})

test.each([
  ['2026-11-01', 27],
  ['2026-11-27', 1],
  ['2026-11-28', undefined],
  ['2026-12-10', undefined],
  [null, undefined],
])('due on %s it is overdue for %s days', (due, days) => expect(daysOverdue(due, '2026-11-28')).toBe(days))

test('what a credit note gives back is taken off, and there are ten days to pay', () => {
  expect([owedOf('invoice', '119.00'), owedOf('creditnote', '11.90'), owedOf('creditnote', '0.00')]).toEqual([
    '119.00',
    '-11.90',
    '0.00',
  ])
  expect(payBy('2026-11-28')).toBe('2026-12-08')
})

test('of what is open and stands it says why not, of what is over nothing', () => {
  expect(tellsWhy(invoice({ ...sent, response: 'DISPUTED' }))).toBe(true)
  expect(tellsWhy(invoice(sent))).toBe(true)
  expect(tellsWhy(invoice({ ...sent, response: 'REJECTED' }))).toBe(false)
  expect(tellsWhy(invoice({ ...sent, payment: 'PAID_CONFIRMED' }))).toBe(false)
})
