import { expect, test } from 'vitest'
import { addressLines, dataOf, placeOf } from './address.ts'

const saved = {
  data: [
    { scheme: 'Street', value: 'Am Kai 12' },
    { scheme: 'zip', value: '20457' },
    { scheme: 'city', value: 'Hamburg' },
    { scheme: 'gate', value: '4' },
  ],
}

test('an address is shown in its lines, whatever of it is there', () => {
  expect(addressLines(saved)).toEqual(['Am Kai 12', '20457 Hamburg'])
  expect(addressLines({ data: [] })).toEqual([])
})

test('what has no field in the form stays when the address is saved; what was emptied goes', () => {
  expect(dataOf({ ...placeOf(saved), city: 'Kiel', zip: ' ' }, saved)).toEqual([
    { scheme: 'street', value: 'Am Kai 12' },
    { scheme: 'city', value: 'Kiel' },
    { scheme: 'gate', value: '4' },
  ])
  expect(dataOf(placeOf(undefined), undefined)).toEqual([])
})
