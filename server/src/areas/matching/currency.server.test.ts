import { expect, test } from 'vitest'
import { json } from '../documents/testing-trade.ts'
import { startMatching, wrench } from './testing-matching.ts'

const { server, supplier, buyer, sent, matchOf, order, tolerate, stateOf } = await startMatching()

const bill = (number: string, price: string) =>
  sent(supplier, 'Invoice', {
    ...{ id: number, currency: 'USD', issueDate: '2026-11-20', orderReference: 'CU-1' },
    lines: [{ ...wrench, price, quantity: '3', orderLineId: '1' }],
  })

test('an invoice in another currency is held against its order in that of the order, by the rate of its day', async () => {
  await order('CU-1')
  const early = await bill('CU-1-A', '13.75')
  expect(await matchOf(early)).toMatchObject({
    State: 'DIFFERS',
    Lines: [{ Differences: ['CURRENCY'], Currency: 'USD' }],
  })

  const ExchangeRates = [
    { From: 'EUR', To: 'USD', Rate: '1.10', ValidFrom: '2026-11-18', Source: 'treasury' },
    { From: 'EUR', To: 'USD', Rate: '1.50', ValidFrom: '2026-11-21', Source: 'treasury' },
  ]
  await json(buyer.send('PUT exchangerates', { json: { ExchangeRates } }), 204)
  expect(await matchOf(early)).toMatchObject({
    State: 'MATCHED',
    Lines: [
      {
        ...{ Differences: [], Price: '13.75', Currency: 'USD', OrderedPrice: '12.5' },
        Conversion: { Currency: 'EUR', Price: '12.5', Rate: '0.909091', Since: '2026-11-18' },
      },
    ],
  })
  const dearer = await bill('CU-1-B', '14.30')
  expect(await matchOf(dearer)).toMatchObject({
    State: 'DIFFERS',
    OverBilled: '1.65',
    Lines: [{ Differences: ['PRICE'], Conversion: { Price: '13' } }],
  })
  await tolerate({ PricePercent: '5', Then: 'NOTHING' })
  expect(await stateOf(dearer)).toBe('WITHIN')
  await server.settle()
})
