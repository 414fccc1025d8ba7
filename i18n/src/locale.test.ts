import { expect, test } from 'vitest'
import { localeOf } from './locale.ts'
import { matchLocale, negotiate } from './negotiate.ts'

test.each([
  ['F-091', 'en', 'Latn', 'US'],
  ['F-092', 'de', 'Latn', 'DE'],
  ['F-093', 'de-x-fake', 'Latn', 'DE'],
])('%s: %s is written in %s for %s', (_, code, script, region) => {
  expect(localeOf(code)).toMatchObject({ script, region })
})

// Likely subtags of Unicode (UTS 35 §4.3, CLDR likelySubtags): by language, by script, by region, and by all of them.
test.each([
  ['fr', 'fr', 'Latn', 'FR'],
  ['es', 'es', 'Latn', 'ES'],
  ['da', 'da', 'Latn', 'DK'],
  ['ar', 'ar', 'Arab', 'EG'],
  ['pt', 'pt', 'Latn', 'BR'],
  ['sv', 'sv', 'Latn', 'SE'],
  ['no', 'no', 'Latn', 'NO'],
  ['cs', 'cs', 'Latn', 'CZ'],
  ['el', 'el', 'Grek', 'GR'],
  ['bg', 'bg', 'Cyrl', 'BG'],
  ['uk', 'uk', 'Cyrl', 'UA'],
  ['hy', 'hy', 'Armn', 'AM'],
  ['ka', 'ka', 'Geor', 'GE'],
  ['am', 'am', 'Ethi', 'ET'],
  ['th', 'th', 'Thai', 'TH'],
  ['hi', 'hi', 'Deva', 'IN'],
  ['ja', 'ja', 'Jpan', 'JP'],
  ['ko', 'ko', 'Kore', 'KR'],
  ['ur', 'ur', 'Arab', 'PK'],
  ['dv', 'dv', 'Thaa', 'MV'],
  ['en-GB', 'en', 'Latn', 'GB'],
  ['de_AT', 'de', 'Latn', 'AT'],
  ['DE-ch', 'de', 'Latn', 'CH'],
  ['es-419', 'es', 'Latn', '419'],
  ['zh', 'zh', 'Hans', 'CN'],
  ['zh-TW', 'zh', 'Hant', 'TW'],
  ['zh-HK', 'zh', 'Hant', 'HK'],
  ['zh-Hant', 'zh', 'Hant', 'TW'],
  ['sr', 'sr', 'Cyrl', 'RS'],
  ['sr-ME', 'sr', 'Latn', 'ME'],
  ['sr-Latn', 'sr', 'Latn', 'RS'],
  ['uz-AF', 'uz', 'Arab', 'AF'],
  ['pa-PK', 'pa', 'Arab', 'PK'],
  ['kk-CN', 'kk', 'Arab', 'CN'],
  ['az-IR', 'az', 'Arab', 'IR'],
  ['iw', 'he', 'Hebr', 'IL'],
  ['und', 'en', 'Latn', 'US'],
  ['und-AT', 'de', 'Latn', 'AT'],
  ['und-Cyrl', 'ru', 'Cyrl', 'RU'],
  ['und-Arab-PK', 'ur', 'Arab', 'PK'],
])('F-090: %s is %s, written in %s for %s', (code, language, script, region) => {
  expect(localeOf(code)).toMatchObject({ language, script, region })
})

test('F-090: what a tag names is kept, and a second look changes nothing', () => {
  for (const code of ['sr-Latn-ME', 'zh-Hans-TW', 'en-Latn-DE', 'ar-Latn-DK']) {
    const { language, script, region } = localeOf(code)
    expect(`${language}-${script}-${region}`).toBe(code)
    expect(localeOf(`${language}-${script}-${region}`)).toMatchObject({ language, script, region })
  }
})

test('F-090: a language that is nobody’s has no script and no region', () => {
  expect(localeOf('art')).toMatchObject({ language: 'art', script: '', region: '', direction: 'ltr' })
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
