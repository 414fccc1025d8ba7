import { expect, test } from 'vitest'
import { concerns } from './concerns.ts'

const change = { position: '8', items: [{ kind: 'document', id: 'd1', events: ['document.saved'] }] }
const asked = (isConcerned?: boolean) => ({
  meta: isConcerned === undefined ? {} : { concerns: () => isConcerned },
  state: { data: undefined },
})

test('what a change does not concern is not read anew; what does not say what concerns it, always', () => {
  expect([asked(true), asked(false), asked()].map((query) => concerns(query, change))).toEqual([true, false, true])
})

test('after changes that nobody listened to all is read anew', () => {
  expect(concerns(asked(false), { position: '9', items: [] })).toBe(true)
})
