import { expect, test } from 'vitest'
import { codesOfOrders, type LinkedLine } from './coding.ts'

const lists = new Set(['centres'])
const value = (code: string, listId = 'centres') => ({ values: [{ listId, code }] })
const linked = (id: string, net: string, orderId: string, orderLine: string, ordered = net): LinkedLine => ({
  line: { id, net },
  link: { ordered: { orderId, id: orderLine, name: '', net: ordered } },
})

test('a line of an invoice is coded as the line of the order that it bills, and codes of lists that are gone stay behind', () => {
  const codings = new Map([
    [
      'A',
      {
        header: [value('H')],
        lines: [
          { lineId: '1', splits: [value('K-1')] },
          { lineId: '2', splits: [value('X', 'gone')] },
        ],
      },
    ],
  ])
  const found = codesOfOrders([linked('a', '5', 'A', '1', '10'), linked('b', '5', 'A', '2')], codings, lists)
  expect(found).toEqual({ header: [value('H')], lines: [{ lineId: 'a', splits: [value('K-1')] }] })
})

test('of several orders no codes for the whole are taken', () => {
  const codings = new Map([['A', { header: [value('H')], lines: [] }]])
  expect(codesOfOrders([linked('a', '5', 'A', '1'), linked('b', '5', 'B', '1')], codings, lists).header).toEqual([])
})

test('parts by amounts go over where the line comes to the same, parts by percent always', () => {
  const splits = [{ ...value('K-1'), amount: '4' }, value('K-2')]
  const percent = [{ ...value('K-1'), percent: '40' }, value('K-2')]
  const codings = new Map([
    [
      'A',
      {
        header: [],
        lines: [
          { lineId: '1', splits },
          { lineId: '2', splits: percent },
        ],
      },
    ],
  ])
  const whole = codesOfOrders([linked('a', '10.00', 'A', '1', '10'), linked('b', '3', 'A', '2', '10')], codings, lists)
  expect(whole.lines).toEqual([
    { lineId: 'a', splits },
    { lineId: 'b', splits: percent },
  ])
  expect(codesOfOrders([linked('a', '3', 'A', '1', '10')], codings, lists).lines).toEqual([])
})
