import { describe, expect, test } from 'vitest'
import { emptyLine, withAdded, withPasted, withRemoved } from './lines.ts'

const wrench = {
  ...emptyLine('1', undefined),
  name: 'Torque wrench',
  price: '189.00',
  tax: { category: 'S', percent: '19' },
}

describe('the lines of an editor', () => {
  test('a new line is taxed and counted as the one before it', () => {
    const [, added] = withAdded([{ ...wrench, unit: 'HUR' }])
    expect(added).toEqual({
      id: '2',
      name: '',
      quantity: '1',
      unit: 'HUR',
      price: '',
      tax: { category: 'S', percent: '19' },
    })
  })

  test('a pasted range fills the line it is pasted at and those below, and adds the missing ones', () => {
    const lines = withPasted([wrench, emptyLine('2', wrench)], 1, [
      { name: 'Calibration', quantity: '6', unitCode: 'HUR', price: '96.50', vatRate: '7' },
      { name: 'Socket set', quantity: '12' },
    ])
    expect(lines.map(({ id, name, quantity, unit, tax }) => [id, name, quantity, unit, tax.percent])).toEqual([
      ['1', 'Torque wrench', '1', 'C62', '19'],
      ['2', 'Calibration', '6', 'HUR', '7'],
      ['3', 'Socket set', '12', 'HUR', '7'],
    ])
  })

  test('the number of a deleted line is not given again while later ones stand', () => {
    const three = withAdded(withAdded([wrench]))
    expect(withAdded(withRemoved(three, 1)).map(({ id }) => id)).toEqual(['1', '3', '4'])
  })

  test('the last line cannot be taken away, only emptied', () => {
    expect(withRemoved([wrench], 0)).toEqual([emptyLine('1', wrench)])
  })
})
