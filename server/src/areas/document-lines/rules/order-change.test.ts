import type { LineForm, TradeForm } from '@kontor/ubl'
import { describe, expect, test } from 'vitest'
import { afterChanges, asProposed, changedLines, proposedLines } from './order-change.ts'

const tax = { category: 'S', percent: '19' }
const line = (id: string, more: Partial<LineForm> = {}): LineForm => ({
  ...{ id, name: `Item ${id}`, quantity: '10', unit: 'C62', price: '5', tax, ...more },
})
const form = (...lines: LineForm[]): TradeForm => ({
  ...{
    type: 'Order',
    id: 'PO-1',
    issueDate: '2026-11-27',
    currency: 'EUR',
    seller: { name: 'S' },
    buyer: { name: 'B' },
  },
  lines,
})
const order = form(line('10'), line('20'))
const numbers = ({ lines }: TradeForm) => lines.map(({ id, quantity, price }) => [id, quantity, price])

describe('an order after its changes', () => {
  test.each([
    [
      'has the quantity and the price of a line that was changed',
      line('10', { quantity: '8', price: '6' }),
      [
        ['10', '8', '6'],
        ['20', '10', '5'],
      ],
      [],
    ],
    [
      'keeps what a change leaves open',
      line('10', { quantity: '', price: '' }),
      [
        ['10', '10', '5'],
        ['20', '10', '5'],
      ],
      [],
    ],
    [
      'has a line that was added',
      line('30', { statusCode: '1' }),
      [
        ['10', '10', '5'],
        ['20', '10', '5'],
        ['30', '10', '5'],
      ],
      [],
    ],
    [
      'is without a line that was deleted',
      line('20', { statusCode: '2' }),
      [
        ['10', '10', '5'],
        ['20', '0', '5'],
      ],
      ['20'],
    ],
    [
      'is without a line of which nothing is wanted',
      line('20', { quantity: '0' }),
      [
        ['10', '10', '5'],
        ['20', '0', '5'],
      ],
      ['20'],
    ],
    [
      'has no line that was never there and is deleted',
      line('40', { statusCode: '2' }),
      [
        ['10', '10', '5'],
        ['20', '10', '5'],
      ],
      ['40'],
    ],
  ])('%s', (_, change, left, canceled) => {
    const after = afterChanges(order, [form(change)])
    expect([numbers(after.form), [...after.canceled]]).toEqual([left, canceled])
  })

  test('is as the last change says: what was taken out can come back', () => {
    const changes = [form(line('10', { quantity: '0' })), form(line('10', { quantity: '3' }))]
    const after = afterChanges(order, changes)
    expect([numbers(after.form)[0], after.canceled.size]).toEqual([['10', '3', '5'], 0])
  })
})

test('what a response says otherwise is proposed, by the number of the order’s line, and taken over', () => {
  const response = form(
    line('1', { orderLineId: '10', quantity: '8.0', price: '5.00' }),
    line('2', { orderLineId: '20', statusCode: '7' }),
  )
  const proposed = proposedLines(order, response)
  expect(proposed).toEqual([
    { lineId: '10', quantity: '8.0' },
    { lineId: '20', isCanceled: true },
  ])
  expect(numbers(asProposed(order, proposed))).toEqual([
    ['10', '8.0', '5'],
    ['20', '0', '5'],
  ])
  expect(proposedLines(order, form(line('10'), line('20')))).toEqual([])
})

test('a change that is only asked for says the same of a line of which nothing is wanted', () => {
  const lines = [{ line: { documentId: 'd', lineId: '10', description: '', state: 'OPEN' as const, quantity: '10' } }]
  expect(changedLines(lines, { form: form(line('10', { quantity: '0' })) })).toMatchObject([{ state: 'CANCELED' }])
})
