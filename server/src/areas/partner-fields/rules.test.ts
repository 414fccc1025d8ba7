import { expect, test } from 'vitest'
import { whyNotChangeType, whyNotValue } from './rules.ts'

test.each([
  ['TEXT', 'anything', true],
  ['TEXT', '', true],
  ['DATE', '2027-05-31', true],
  ['DATE', '', true],
  ['DATE', '2027-02-30', false],
  ['DATE', 'next year', false],
  ['UPLOAD', 'certificate.pdf', false],
  ['UPLOAD', '', true],
] as const)('F-139: a field of type %s takes "%s": %s', (type, value, takes) => {
  expect(whyNotValue({ id: 'one', type }, value) === undefined).toBe(takes)
})

test.each([
  ['TEXT', 'DATE', 0, true],
  ['TEXT', 'TEXT', 3, true],
  ['TEXT', 'DATE', 1, false],
] as const)('from %s to %s with %d answers: %s', (from, to, answers, may) => {
  expect(whyNotChangeType(from, to, answers) === undefined).toBe(may)
})
