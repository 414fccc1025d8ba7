import { exact, type LineForm } from '@kontor/ubl'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterCallOffs, isCalledOff, netOf } from './blanket.ts'

const line = (id: string, quantity: string, more: Partial<LineForm> = {}): LineForm => ({
  ...{ id, name: `Item ${id}`, quantity, unit: 'C62', price: '2.50', tax: { category: '', percent: '' } },
  ...more,
})

test('whatever is called off and given back in whatever order, what is left and what is called off make what was ordered', () => {
  const callOff = fc.record({
    place: fc.nat({ max: 3 }),
    wanted: fc.integer({ min: 1, max: 60 }),
    stands: fc.boolean(),
  })
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 4 }),
      fc.array(callOff),
      (quantities, story) => {
        const ordered = quantities.map((quantity, at) => line(String(at), String(quantity)))
        let standing: LineForm[][] = []
        for (const { place, wanted, stands } of story) {
          const at = place % ordered.length
          const left = afterCallOffs(ordered, standing)[at]!.left
          const taken = left.lt(exact(String(wanted))) ? left : exact(String(wanted))
          const one = [line('1', taken.toFixed(), { orderLineId: String(at) })]
          standing = [...standing, one]
          // What its supplier turns down is there again.
          if (!stands) standing = standing.filter((each) => each !== one)
          const now = afterCallOffs(ordered, standing)
          for (const { ordered: whole, calledOff, left: rest } of now) {
            expect(rest.isNegative()).toBe(false)
            expect(calledOff.plus(rest).toFixed()).toBe(whole.toFixed())
          }
          expect(isCalledOff(now)).toBe(now.every(({ left: rest }) => rest.isZero()))
        }
      },
    ),
  )
})

test('what others call off beyond it leaves nothing, and a price may be for several', () => {
  const [only] = afterCallOffs([line('1', '10')], [[line('7', '12', { orderLineId: '1' })]])
  expect([only?.calledOff.toFixed(), only?.left.toFixed()]).toEqual(['12', '0'])
  expect(netOf(line('1', '10', { price: '25', baseQuantity: '100' }), exact('30')).toFixed(2)).toBe('7.50')
  expect(isCalledOff([])).toBe(false)
})
