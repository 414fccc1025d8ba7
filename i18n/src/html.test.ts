import fc from 'fast-check'
import { expect, test } from 'vitest'
import { escapeHtml, unescapeHtml } from './html.ts'
import { personName } from './person-name.ts'

test('text that was escaped once is itself again after once, whatever it is', () => {
  fc.assert(fc.property(fc.string(), (text) => unescapeHtml(escapeHtml(text)) === text))
  expect(unescapeHtml('AT&T &amp;amp; &copy;')).toBe('AT&T &amp; &copy;')
})

test('what was escaped opens no element and ends no attribute', () => {
  fc.assert(fc.property(fc.string(), (text) => !/[<>"']/.test(escapeHtml(text))))
})

test('F-200: a name is shown decoded, once', () => {
  expect(personName({ FirstName: 'Ann &amp; Co', LastName: 'O&#39;Neill' })).toBe("Ann & Co O'Neill")
})
