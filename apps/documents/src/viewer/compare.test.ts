import type { LineForm, TradeForm } from '@kontor/ubl'
import { expect, test } from 'vitest'
import { compare } from './compare.ts'

const line = (id: string, name: string, more: Partial<LineForm> = {}): LineForm => ({
  id,
  name,
  quantity: '2',
  unit: 'C62',
  price: '10',
  tax: { category: 'S', percent: '19' },
  ...more,
})
const invoice = (lines: LineForm[], more: Partial<TradeForm> = {}): TradeForm => ({
  type: 'Invoice',
  id: 'INV-1',
  issueDate: '2026-11-20',
  currency: 'EUR',
  seller: { name: 'Brandt' },
  buyer: { name: 'Nordlicht' },
  lines,
  ...more,
})

test('a document is like itself', () => {
  const one = invoice([line('1', 'Vice'), line('2', 'Chest')])
  expect(compare(one, one)).toEqual({ fields: [], lines: [] })
})

test('a replacement shows what was mended: the number, a quantity, and what both add up to', () => {
  const before = invoice([line('1', 'Vice'), line('2', 'Chest')])
  const after = invoice([line('1', 'Vice'), line('2', 'Chest', { quantity: '1' })], { id: 'INV-2' })
  expect(compare(before, after)).toEqual({
    fields: [
      { field: 'id', before: 'INV-1', after: 'INV-2' },
      { field: 'net', before: '40.00', after: '30.00' },
      { field: 'payable', before: '47.60', after: '35.70' },
    ],
    lines: [
      {
        line: '2',
        name: 'Chest',
        kind: 'changed',
        fields: [
          { field: 'quantity', before: '2', after: '1' },
          { field: 'net', before: '20.00', after: '10.00' },
        ],
      },
    ],
  })
})

test('a line that moved is the same line, one that is new is new, and one that is gone is told', () => {
  const before = invoice([line('1', 'Vice'), line('2', 'Chest', { price: '10.00' })])
  const kinds = (...lines: LineForm[]) =>
    compare(before, invoice(lines)).lines.map(({ line, name, kind }) => [line, name, kind])
  expect(kinds(line('1', 'Chest'), line('2', 'Saw'))).toEqual([
    ['2', 'Saw', 'added'],
    ['1', 'Vice', 'gone'],
  ])
  expect(kinds(line('1', 'Bench vice'), line('2', 'Chest'))).toEqual([['1', 'Bench vice', 'changed']])
})
