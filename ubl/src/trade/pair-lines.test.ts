import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pairLines } from './pair-lines.ts'

test('a line is paired with the one of the same item, by its number, else by its name, and with none where it could be two', () => {
  const others = [
    { id: '1', name: 'Wrench', sellersItemId: 'W-1' },
    { id: '2', name: 'Hammer' },
    { id: '3', name: 'Saw' },
    { id: '4', name: 'Saw' },
  ]
  const of = (...lines: { name: string; sellersItemId?: string }[]) => {
    const pairs = pairLines(lines, others)
    return lines.map((line) => pairs.get(line) && [pairs.get(line)?.line.id, pairs.get(line)?.by])
  }
  expect(of({ name: 'Other', sellersItemId: ' w-1' }, { name: 'hammer ' }, { name: 'Saw' }, { name: 'Nail' })).toEqual([
    ['1', 'ITEM'],
    ['2', 'NAME'],
    undefined,
    undefined,
  ])
  expect(of({ name: 'Hammer' }, { name: 'Hammer' })).toEqual([undefined, undefined])
})

test('lines of one item are told apart by their price, of one of it', () => {
  const others = [
    { id: '1', name: 'Saw', price: '12.50' },
    { id: '2', name: 'Saw', price: '9' },
    { id: '3', name: 'Drill bit', sellersItemId: 'D-1', price: '4' },
    { id: '4', name: 'Drill bit, long', sellersItemId: 'D-1', price: '6' },
  ]
  const lines = [
    { name: 'saw', price: '900.00', baseQuantity: '100' },
    { name: 'Saw', price: '12.5' },
    { name: 'Bit', sellersItemId: 'D-1', price: '6.00' },
    { name: 'Saw', price: '11' },
    { name: 'Nail', price: '4' },
  ]
  const pairs = pairLines(lines, others)
  expect(lines.map((line) => pairs.get(line) && [pairs.get(line)?.line.id, pairs.get(line)?.by])).toEqual([
    ['2', 'PRICE'],
    ['1', 'PRICE'],
    ['4', 'PRICE'],
    undefined,
    undefined,
  ])
  const alike = { name: 'Saw', price: '9' }
  expect(pairLines([alike, { ...alike }], others).size).toBe(0)
})

test('no line is paired twice, however they are called, and it does not matter who asks', () => {
  const line = fc.record({
    name: fc.constantFrom('Wrench', 'Hammer', 'Saw'),
    sellersItemId: fc.option(fc.constantFrom('W-1', 'H-1'), { nil: undefined }),
    price: fc.option(fc.constantFrom('1', '2'), { nil: undefined }),
  })
  const lines = fc.array(line, { maxLength: 6 })
  fc.assert(
    fc.property(lines, lines, (mine, theirs) => {
      const pairs = [...pairLines(mine, theirs)]
      expect(new Set(pairs.map(([, { line }]) => line)).size).toBe(pairs.length)
      const back = new Map([...pairLines(theirs, mine)].map(([their, { line }]) => [line, their]))
      expect(new Map(pairs.map(([my, { line }]) => [my, line]))).toEqual(back)
    }),
  )
})
