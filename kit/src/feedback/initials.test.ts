import { expect, it } from 'vitest'
import { initials } from './initials.ts'

it.each([
  ['Lena Meier', 'LM'],
  ['Lena van der Meer', 'LM'],
  ['østersund papir AB', 'ØA'],
  ['Kessler & Söhne', 'KS'],
  ['李雷', '李'],
  ['lena.meier', 'LM'],
  ['  ', ''],
])('%s has the initials %s', (name, letters) => {
  expect(initials(name)).toBe(letters)
})
