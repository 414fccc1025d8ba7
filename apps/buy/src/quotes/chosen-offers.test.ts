import { expect, test } from 'vitest'
import type { QuoteRequest } from './api.ts'
import { awardedOffers, lowestOffers, sumsOf, withAllLinesOf } from './chosen-offers.ts'

const offer = (QuoteId: string, Amount: string, IsBest = false) => ({
  ...{ QuoteId, Name: 'Desk', Quantity: '1', Unit: 'C62', Price: Amount, Amount, Differences: [], IsBest },
})
const quote = (QuoteId: string, more: object = {}) => ({
  ...{ QuoteId, ID: QuoteId, Currency: 'EUR', Net: '1', Received: '2026-11-27T09:00:00Z' },
  ...{ IsLate: false, IsExpired: false, IsComplete: true, IsBest: false, ...more },
})
const supplier = (Name: string, Quotes: readonly object[]) => ({
  ...{ ConnectionId: Name, Name, RequestId: Name, Reply: 'QUOTED', Quotes },
})
const line = (LineId: string, Offers: readonly object[], AwardedTo?: string) => ({
  ...{ LineId, Name: LineId, Quantity: { value: '1', unitCode: 'C62' }, Offers },
  ...(AwardedTo && { AwardedTo }),
})
const request = {
  Currency: 'EUR',
  Suppliers: [
    supplier('A', [quote('a')]),
    supplier('B', [quote('b')]),
    supplier('C', [quote('c', { NotBecause: 'no' })]),
  ],
  Lines: [
    line('1', [offer('a', '10.10', true), offer('b', '11')]),
    line('2', [offer('a', '20'), offer('b', '19.95', true)], 'b'),
    line('3', [offer('a', '5')]),
    line('4', [offer('c', '1', true)]),
    line('5', []),
  ],
} as unknown as QuoteRequest

test('the lowest of each line is chosen, the only one of a line too, and none that cannot be', () => {
  expect([...lowestOffers(request)]).toEqual([
    ['1', 'a'],
    ['2', 'b'],
    ['3', 'a'],
  ])
})

test('all of one supplier are what they offer; what others were chosen for stays', () => {
  expect([
    ...withAllLinesOf(
      new Map([
        ['5', 'x'],
        ['1', 'b'],
      ]),
      request,
      'a',
    ),
  ]).toEqual([
    ['5', 'x'],
    ['1', 'a'],
    ['2', 'a'],
    ['3', 'a'],
  ])
})

test('what is chosen is summed to the cent, by supplier and in all', () => {
  expect([...awardedOffers(request)]).toEqual([['2', 'b']])
  const { bySupplier, count, sum } = sumsOf(request, lowestOffers(request))
  expect(bySupplier.map(({ supplier: { Name }, count, sum }) => [Name, count, sum])).toEqual([
    ['A', 2, '15.10'],
    ['B', 1, '19.95'],
  ])
  expect([count, sum]).toEqual([3, '35.05'])
})
