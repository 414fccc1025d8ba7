import { expect, test } from 'vitest'
import { changeOf, shareChange } from './changes.ts'

test.each([
  [19.4, 22.3, { change: 'fewer', by: 3 }],
  [22, 19, { change: 'more', by: 3 }],
  [19.4, 18.6, { change: 'same', by: 0 }],
] as const)('%d days after %d', (now, before, change) => {
  expect(changeOf(now, before)).toEqual(change)
})

test.each([
  ['3.1', '4.2', 'down'],
  ['12', '9.8', 'up'],
  ['0', '0', 'same'],
] as const)('%s percent after %s', (now, before, change) => {
  expect(shareChange(now, before)).toBe(change)
})
