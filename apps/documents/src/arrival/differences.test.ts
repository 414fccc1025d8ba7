import { compose, type TradeForm } from '@kontor/ubl'
import { expect, test } from 'vitest'
import type { Metadata } from '../api/types.ts'
import { compare, type Side } from './differences.ts'

type Line = TradeForm['lines'][number]

const writing = {
  date: (day: string) => day,
  money: (amount: string, currency: string) => `${amount} ${currency}`,
  quantity: (quantity: string, unit: string) => `${quantity} ${unit}`,
}
const party = { name: 'Brandt Werkzeuge GmbH', address: { country: 'DE' } }
const line = (id: string, price: string): Line => ({
  id,
  name: 'Drill',
  quantity: '2',
  unit: 'C62',
  price,
  tax: { category: 'S', percent: '19' },
})

function side(number: string, lines: Line[], more: Partial<Metadata> = {}): Side {
  const form = {
    type: 'Invoice',
    id: number,
    issueDate: '2026-11-03',
    currency: 'EUR',
    seller: party,
    buyer: party,
    lines,
  } satisfies TradeForm
  const known = { ID: number, Date: '2026-11-03', Amount: '238.00', Currency: 'EUR', ContentHash: 'a'.repeat(64) }
  const names = { SenderCompanyName: party.name, ReceiverCompanyName: party.name }
  return { document: { ...known, ...names, ...more } as Metadata, tree: compose(form) }
}
const differing = (one: Side, other: Side) =>
  compare(one, other, writing).flatMap(({ id, values, differs }) => (differs ? [[id, ...values]] : []))

test('two that say the same do not differ, and what neither says is left out', () => {
  const rows = compare(side('RE-1', [line('1', '100')]), side('RE-1', [line('1', '100')]), writing)
  expect(rows.filter(({ differs }) => differs)).toEqual([])
  expect(rows.map(({ id }) => id)).toEqual(['number', 'issued', 'from', 'to', 'amount', 'file', 'line 1'])
})

test('a number, an account, a line’s price and a line that came or went are told', () => {
  const one = side('RE-1', [line('1', '100'), line('2', '5')])
  const other = side('RE-2', [line('1', '90'), line('3', '5')], { PayeeAccounts: ['DE02120300000000202051'] })
  expect(differing(one, other)).toEqual([
    ['number', 'RE-1', 'RE-2'],
    ['account', undefined, 'DE02120300000000202051'],
    ['line 1', 'Drill: 2 C62 × 100 EUR', 'Drill: 2 C62 × 90 EUR'],
    ['line 2', 'Drill: 2 C62 × 5 EUR', undefined],
    ['line 3', undefined, 'Drill: 2 C62 × 5 EUR'],
  ])
})
