import { expect, test } from 'vitest'
import type { Line, Requisition } from '../api.ts'
import { inputOf, newRequisition, typedOf } from '../lines.ts'
import { emptyLine } from '../typed-line.ts'
import { visitsOf, withArrived } from './shop-lines.ts'

const line = (ID: string, Name: string, visit?: string): Line => ({
  ...{ ID, Kind: 'plain', Name, Quantity: { value: '1', unitCode: 'C62' }, Price: { value: '2', currencyID: 'EUR' } },
  ...(visit !== undefined && { PunchOut: { Id: visit, ShopName: 'Brandt online', On: '2026-11-27' } }),
})
const saved = (...Lines: Line[]): Requisition => ({ ID: 'REQ-00001', Currency: 'EUR', Lines })
const names = (typed: ReturnType<typeof withArrived>) => typed?.lines.map(({ name }) => name)

test('what a shop brought stands behind what is typed, as it was typed', () => {
  const before = saved(line('1', 'Drill'))
  const start = typedOf(before)
  const typed = { ...start, lines: start.lines.map((one) => ({ ...one, name: 'Big drill' })) }
  const after = withArrived(typed, saved(line('1', 'Drill'), line('2', 'Brush', 'a')), new Set(visitsOf(before)))
  expect(names(after)).toEqual(['Big drill', 'Brush'])
  expect(after && inputOf(after).Lines[1]).toMatchObject({ ID: '2', Name: 'Brush' })
})

test('the empty line of a new requisition makes room; one that is being typed does not', () => {
  const empty = newRequisition(saved(), {})
  const arrived = saved(line('1', 'Brush', 'a'))
  expect(names(withArrived(empty, arrived, new Set()))).toEqual(['Brush'])
  const begun = { ...empty, lines: [{ ...emptyLine(), name: 'Dr' }] }
  expect(names(withArrived(begun, arrived, new Set()))).toEqual(['Dr', 'Brush'])
})

test('a line that was taken out does not come back, and what has no shop is not looked at', () => {
  const there = saved(line('1', 'Brush', 'a'), line('2', 'Drill'))
  expect(withArrived(newRequisition(saved(), {}), there, new Set(visitsOf(there)))).toBeUndefined()
})
