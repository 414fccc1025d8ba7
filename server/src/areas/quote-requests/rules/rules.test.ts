import { quoteRequestStates, requisitionStates } from '@kontor/contract'
import { exact } from '@kontor/ubl'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boughtAs, standingAwards, whyNotAward } from './award.ts'
import { compare, linesOffered, type OfferedLine, type OfferedQuote, type RequestLine } from './comparison.ts'
import { allowedActions, endOf, replyOf, whyNot } from './states.ts'

const today = '2026-11-27'
const asked: readonly RequestLine[] = [
  { lineId: '1', name: 'Desk', quantity: '2', unit: 'C62' },
  { lineId: '2', name: 'Chair', quantity: '4', unit: 'C62' },
]
const cents = (max: number) => fc.integer({ min: 1, max }).map((amount) => (amount / 100).toFixed(2))
const offered = (one: RequestLine): fc.Arbitrary<OfferedLine | undefined> =>
  fc.option(
    fc.record({
      name: fc.constantFrom(one.name, 'Another'),
      quantity: fc.constantFrom(one.quantity, '1', '10'),
      unit: fc.constantFrom('C62', 'BX'),
      net: cents(1_000_000),
      requestLineId: fc.constant(one.lineId),
    }),
    { nil: undefined },
  )
const quote = (id: string): fc.Arbitrary<OfferedQuote> =>
  fc.record({
    id: fc.constant(id),
    currency: fc.constantFrom('EUR', 'DKK'),
    lines: fc.tuple(...asked.map(offered)).map((lines) => lines.filter((line) => line !== undefined)),
    validUntil: fc.constantFrom(undefined, '2026-11-26', today),
    isRejected: fc.boolean(),
    inOwn: fc.constant((amount: string) => amount),
  })
const quotes = fc.tuple(quote('a'), quote('b'), quote('c'))

describe('a comparison', () => {
  test('calls lowest what no other undercuts that offers as much, and can be chosen; and only where there is a choice', () => {
    fc.assert(
      fc.property(quotes, (all) => {
        const { offers } = compare('EUR', asked, all, today)
        for (const line of asked) {
          const fit = (offers.get(line.lineId) ?? []).filter(({ quoteId, line: { unit, quantity } }) => {
            const of = all.find(({ id }) => id === quoteId)
            const stands = of !== undefined && !of.isRejected && (of.validUntil ?? today) >= today
            return stands && unit === line.unit && exact(quantity).gte(exact(line.quantity))
          })
          const best = (offers.get(line.lineId) ?? []).filter(({ isBest }) => isBest)
          if (fit.length < 2) expect(best).toEqual([])
          for (const one of best) {
            expect(fit).toContain(one)
            for (const other of fit) expect(exact(one.price).lte(exact(other.price))).toBe(true)
          }
        }
      }),
    )
  })

  test('sums a quote to the cent, and calls it complete only where it offers all of each line', () => {
    fc.assert(
      fc.property(quotes, (all) => {
        const compared = compare('EUR', asked, all, today)
        for (const { id, lines } of all) {
          const sum = lines.reduce((total, { net }) => total + Math.round(Number(net) * 100), 0)
          expect(Math.round(Number(compared.quotes.get(id)?.net) * 100)).toBe(sum)
          const isComplete = asked.every((line) =>
            lines.some(
              (one) =>
                one.requestLineId === line.lineId &&
                one.unit === line.unit &&
                Number(one.quantity) >= Number(line.quantity),
            ),
          )
          expect(compared.quotes.get(id)?.isComplete).toBe(isComplete)
        }
      }),
    )
  })

  test('finds a line by what it names, else by its item or name, and none twice', () => {
    const line = (name: string, more: object = {}): OfferedLine => ({
      name,
      quantity: '1',
      unit: 'C62',
      net: '1',
      ...more,
    })
    const found = linesOffered(asked, [
      line('Stool', { requestLineId: '2' }),
      line('Desk'),
      line('Lamp'),
      line('Chair', { requestLineId: '2' }),
    ])
    expect([...found].map(([id, { name }]) => [id, name])).toEqual([
      ['2', 'Stool'],
      ['1', 'Desk'],
    ])
  })
})

test('what is awarded costs what was offered, to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4_000 }), cents(100_000_000), (count, net) => {
      const line = { name: 'Desk', quantity: String(count), unit: 'C62', net }
      const { Price, Quantity } = boughtAs(line, { id: 'a', currency: 'EUR' })
      expect(exact(Price.value).times(exact(Quantity.value)).toDecimalPlaces(2).toFixed(2)).toBe(net)
    }),
  )
})

test.each([
  [{}, undefined],
  [{ validUntil: today }, undefined],
  [{ validUntil: '2026-11-26' }, 'it was valid until {0}: ask the supplier for a new one'],
  [{ isRejected: true }, 'it was rejected'],
  [{ currency: 'DKK' }, 'it is in {0}, the requisition in {1}: ask the supplier for a quote in {2}'],
])('a quote %o is bought by, or says why not', (more, why) => {
  const one = { currency: 'EUR', isRejected: false, validUntil: undefined, ...more }
  expect(whyNotAward(one, 'EUR', today)?.id).toBe(why)
})

describe('how a request stands', () => {
  const buyer = new Set(['requisition.manage'] as const)

  test('each state is reached by an act or by its requisition, and what ended stays so', () => {
    expect(whyNot('award', { state: 'OPEN', requisition: 'DRAFT' })).toBeUndefined()
    expect(whyNot('reopen', { state: 'AWARDED', requisition: 'DRAFT' })).toBeUndefined()
    expect(endOf('AWARDED', 'ORDERED', true)).toBe('ORDERED')
    expect(endOf('AWARDED', 'ORDERED', false)).toBe('CLOSED')
    expect(endOf('OPEN', 'ORDERED', false)).toBe('CLOSED')
    expect(endOf('AWARDED', 'CANCELED', true)).toBe('CLOSED')
    for (const state of ['ORDERED', 'CLOSED'] as const)
      for (const requisition of requisitionStates) {
        expect(endOf(state, requisition, true)).toBeUndefined()
        expect(allowedActions({ state, requisition }, buyer)).toEqual([])
      }
  })

  test('an award stands line by line, while the line is of the quote that it was awarded to', () => {
    const awards = [
      { lineId: '1', quoteId: 'a' },
      { lineId: '2', quoteId: 'a' },
      { lineId: '3', quoteId: 'b' },
    ]
    expect(standingAwards(awards, [{ ID: '1', QuoteId: 'a' }, { ID: '2' }])).toEqual(awards.slice(0, 1))
  })

  test('nothing is awarded while its requisition is with somebody, and nobody but buyers does anything', () => {
    for (const state of quoteRequestStates)
      for (const requisition of requisitionStates) {
        const actions = allowedActions({ state, requisition }, buyer)
        if (!['DRAFT', 'APPROVED'].includes(requisition)) expect(actions).not.toEqual(expect.arrayContaining(['award']))
        expect(allowedActions({ state, requisition }, new Set(['requisition.write', 'requisition.approve']))).toEqual(
          [],
        )
      }
  })

  test.each([
    ['PENDING', [], 'WAITING'],
    ['PENDING', ['PENDING'], 'QUOTED'],
    ['PENDING', ['CANCELED'], 'QUOTE_WITHDRAWN'],
    ['PENDING', ['CANCELED', 'PENDING'], 'QUOTED'],
    ['CANCELED', ['CANCELED'], 'WITHDRAWN'],
    ['REJECTED', [], 'DECLINED'],
    ['CANCELED', [], 'WITHDRAWN'],
    ['REJECTED', ['REJECTED'], 'QUOTED'],
  ] as const)('who was asked (%s) and sent quotes (%o) is shown as %s', (response, sent, reply) => {
    expect(
      replyOf(
        { response },
        sent.map((one) => ({ response: one })),
      ),
    ).toBe(reply)
  })
})
