import { expect, test } from 'vitest'
import { localeOf } from './locale.ts'
import { matchLocale, negotiate } from './negotiate.ts'

test.each([
  ['F-091', 'en', 'Latn', 'US'],
  ['F-092', 'de', 'Latn', 'DE'],
  ['F-090', 'fr', 'Latn', 'FR'],
  ['F-090', 'da', 'Latn', 'DK'],
  ['F-090', 'ar', 'Arab', 'EG'],
  ['F-090', 'zh-TW', 'Hant', 'TW'],
  ['F-090', 'sr', 'Cyrl', 'RS'],
  ['F-090', 'en-GB', 'Latn', 'GB'],
  ['F-090', 'de_AT', 'Latn', 'AT'],
  ['F-093', 'de-x-fake', 'Latn', 'DE'],
])('%s: %s is written in %s for %s', (_, code, script, region) => {
  expect(localeOf(code)).toMatchObject({ script, region })
})

test.each([
  ['ar', 'rtl'],
  ['he', 'rtl'],
  ['ur-PK', 'rtl'],
  ['az-Arab', 'rtl'],
  ['az', 'ltr'],
  ['en', 'ltr'],
])('%s runs %s', (code, direction) => expect(localeOf(code).direction).toBe(direction))

test('what is no language tag is refused', () => {
  expect(() => localeOf('not a tag')).toThrow(RangeError)
})

const available = ['en-US', 'en-GB', 'de-DE', 'fr-FR', 'da-DK', 'ar'] as const

test.each([
  ['en-GB', 'en-GB'],
  ['en', 'en-US'],
  ['en-AU', 'en-GB'],
  ['de-AT', 'de-DE'],
  ['de', 'de-DE'],
  ['fr-CA', 'fr-FR'],
  ['ar-SA', 'ar'],
  ['pl', undefined],
  ['nonsense!', undefined],
])('a reader of %s is served %s', (wanted, served) => expect(matchLocale(wanted, available)).toBe(served))

test('a reader of one script is not served another', () => {
  expect(matchLocale('zh-TW', ['zh-CN'])).toBeUndefined()
})

test.each([
  ['da, en-GB;q=0.8, en;q=0.7', 'da-DK'],
  ['pl, de;q=0.2, fr;q=0.9', 'fr-FR'],
  ['pl, *;q=0.1', 'en-US'],
  ['de;q=0, fr;q=0.1', 'fr-FR'],
  ['', 'en-US'],
  [undefined, 'en-US'],
  [['xx', 'ar-MA'], 'ar'],
])('RFC 9110 §12.5.4: %j negotiates %s', (accept, language) => {
  expect(negotiate(accept, available)).toBe(language)
})
