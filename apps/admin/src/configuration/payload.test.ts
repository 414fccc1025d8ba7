import { expect, test } from 'vitest'
import { payloadOf, wrongLine } from './payload.ts'

test('settings are written a line each, with a tag, a key and a value; without a value a setting is removed', () => {
  const text = 'dunning/days = 14\n\n  dunning / fee=\nmail/footer = a = b / c '
  expect(wrongLine(text)).toBeUndefined()
  expect(JSON.parse(payloadOf(text))).toEqual({
    settings: [
      { tag: 'dunning', key: 'days', value: '14' },
      { tag: 'dunning', key: 'fee', value: null },
      { tag: 'mail', key: 'footer', value: 'a = b / c' },
    ],
  })
})

test.each([
  ['days = 14', 1],
  ['a/b = 1\n\nwrong', 3],
  ['/b = 1', 1],
  ['a/ 1', 1],
])('the first line that is no setting is named: %s', (text, line) => {
  expect(wrongLine(text)).toBe(line)
})
