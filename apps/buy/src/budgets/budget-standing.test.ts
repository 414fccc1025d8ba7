import { expect, test } from 'vitest'
import { standingsOf } from './budget-standing.ts'

const budget = {
  ...{ CostCentre: '4711', From: '2026-01-01', To: '2026-12-31', Amount: '1000', Currency: 'EUR' },
  ...{ State: 'OPEN' as const, Left: '100.00' },
}
const line = (costCentre: string, net: string | undefined) => ({ costCentre, net })

test.each([
  ['fits to the cent', [line('4711', '60'), line(' 4711 ', '40')], undefined],
  ['exceeds by a cent', [line('4711', '100.01')], '0.01'],
  ['has no price yet', [line('4711', undefined)], undefined],
])('what is asked of a budget %s', (_, lines, over) => {
  const [only, ...others] = standingsOf(lines, 'EUR', [budget])
  expect([only?.over, only?.budget, others]).toEqual([over, budget, []])
})

test('a cost centre without a budget is told; a line without a cost centre is not, nor anything where there are no budgets', () => {
  expect(standingsOf([line('4799', '5'), line('', '5')], 'EUR', [budget])).toEqual([
    { costCentre: '4799', asked: '5.00', budget: undefined, over: undefined },
  ])
  expect(standingsOf([line('4799', '5')], 'EUR', [])).toEqual([])
})

test('amounts of two currencies are not held against each other', () => {
  expect(standingsOf([line('4711', '5000')], 'USD', [budget])).toMatchObject([{ over: undefined }])
})
