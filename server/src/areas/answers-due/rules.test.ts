import { describe, expect, test } from 'vitest'
import { waitsForAnswer, waitsForChange, whoHas } from './rules.ts'

const order = {
  ...({ type: 'order', draft: false, delivery: 'RECEIVED', response: 'PENDING', closed: false } as const),
  ...({ replacement: 'ORIGINAL', archived: false, discarded: null } as const),
}

describe('an order', () => {
  test('waits for its supplier until it is answered, closed or filed away', () => {
    expect(waitsForAnswer(order)).toBe(true)
    expect(waitsForAnswer(order, true)).toBe(false)
    expect(waitsForAnswer({ ...order, type: 'invoice' })).toBe(false)
    expect(waitsForAnswer({ ...order, delivery: 'SENT' })).toBe(false)
    expect(waitsForAnswer({ ...order, response: 'ACCEPTED' })).toBe(false)
    expect(waitsForAnswer({ ...order, closed: true })).toBe(false)
    expect(waitsForAnswer({ ...order, archived: true })).toBe(false)
  })

  test('that was confirmed with changes waits for its buyer, by the latest confirmation alone', () => {
    const response = { ...order, type: 'orderresponse' } as const
    const waits = { isLatest: true, differs: true, mayChange: true }
    expect(waitsForChange(response, waits)).toBe(true)
    for (const not of ['isLatest', 'differs', 'mayChange'])
      expect(waitsForChange(response, { ...waits, [not]: false })).toBe(false)
  })
})

test('who deals with such things has them; where nobody does, all who may', () => {
  const person = (id: string, isTheirs: boolean, isAble = true, state = 'ACTIVE') => ({ id, isTheirs, isAble, state })
  const head = person('head', false)
  expect(whoHas([person('seller', true), head])).toEqual(['seller'])
  expect(whoHas([head, person('asks', false, false)])).toEqual(['head'])
  expect(whoHas([person('gone', true, true, 'LOCKED'), head])).toEqual(['head'])
})
