import { expect, test } from 'vitest'
import { createI18n } from './i18n.ts'
import { sideBySide } from './message.ts'

const en = {
  'list.count': '{count, plural, =0 {No documents} one {# document} other {# documents}}',
  'list.hint': 'Press <kbd>n</kbd> for a <b>new</b> one, {name}.',
  greeting: 'Good morning, {name}',
}
const de = { 'list.count': '{count, plural, one {# Dokument} other {# Dokumente}}', 'list.hint': '', greeting: 'Hallo' }
const locales = { 'en-US': en, 'de-DE': de }

test('F-086, F-094: exactly one language is active, the first unless another is named', () => {
  const i18n = createI18n({ locales })
  expect(i18n.state().languages).toEqual([
    { code: 'en-US', active: true },
    { code: 'de-DE', active: false },
  ])
  i18n.setLanguage('de-DE')
  expect(i18n.state().languages).toEqual([
    { code: 'en-US', active: false },
    { code: 'de-DE', active: true },
  ])
  expect(createI18n({ locales, language: 'de-DE' }).language).toBe('de-DE')
})

test('F-094: an unknown language is refused, and the active one stays', () => {
  const i18n = createI18n({ locales })
  expect(() => i18n.setLanguage('xx')).toThrow(RangeError)
  expect(i18n.language).toBe('en-US')
})

test('F-087: translations are a map by language, to which more can be added', () => {
  const i18n = createI18n({ locales })
  expect([...i18n.state().translations.keys()]).toEqual(['en-US', 'de-DE'])
  i18n.addTranslations('da-DK', { greeting: 'Godmorgen' })
  i18n.setLanguage('da-DK')
  expect(i18n.t('greeting')).toBe('Godmorgen')
  expect(i18n.languages).toEqual(['en-US', 'de-DE', 'da-DK'])
})

test('F-086: each language has a code and an active flag, and nothing else', () => {
  for (const language of createI18n({ locales }).state().languages)
    expect(Object.entries(language).map(([name, value]) => [name, typeof value])).toEqual([
      ['code', 'string'],
      ['active', 'boolean'],
    ])
})

test('F-088, F-089: both options are on by default', () => {
  expect(createI18n({ locales }).state().options).toEqual({
    renderInnerHTML: true,
    showMissingTranslationMessage: true,
  })
})

test('plural forms follow the language', () => {
  const i18n = createI18n({ locales })
  expect([0, 1, 1200].map((count) => i18n.t('list.count', { count }))).toEqual([
    'No documents',
    '1 document',
    '1,200 documents',
  ])
  i18n.setLanguage('de-DE')
  expect(i18n.t('list.count', { count: 1200 })).toBe('1.200 Dokumente')
})

test.each([
  ['en-US', { one: [1], other: [0, 2, 3, 11, 100] }],
  ['de-DE', { one: [1], other: [0, 2, 3, 11, 100] }],
  ['da-DK', { one: [1], other: [0, 2, 3, 11, 100] }],
  ['fr-FR', { one: [0, 1], many: [1_000_000], other: [2, 3, 11, 100] }],
  ['es-ES', { one: [1], many: [1_000_000], other: [0, 2, 3, 11, 100] }],
  ['ar', { zero: [0], one: [1], two: [2], few: [3, 10, 103], many: [11, 99, 111], other: [100, 101, 102] }],
])('%s counts by the plural rules of its own (CLDR)', (language, rules) => {
  const forms = ['zero', 'one', 'two', 'few', 'many', 'other'].map((form) => `${form} {${form}}`).join(' ')
  const i18n = createI18n({ locales: { [language]: { form: `{count, plural, ${forms}}` } } })
  for (const [form, counts] of Object.entries(rules))
    expect(counts.map((count: number) => i18n.t('form', { count }))).toEqual(counts.map(() => form))
})

test('F-095, F-277: a missing translation says so', () => {
  const i18n = createI18n<string>({ locales })
  expect(i18n.t('list.title')).toBe('Missing translation key list.title for language en-US')
  for (const key of ['toString', '__proto__', 'constructor']) {
    expect(i18n.t(key)).toBe(`Missing translation key ${key} for language en-US`)
  }
})

test('F-095: with the option off a missing translation is its key', () => {
  const i18n = createI18n<string>({ locales, options: { showMissingTranslationMessage: false } })
  expect(i18n.t('list.title')).toBe('list.title')
})

test('F-093: de-x-fake has no translations at all', () => {
  const i18n = createI18n({ locales, language: 'de-x-fake' })
  expect(i18n.t('greeting')).toBe('Missing translation key greeting for language de-x-fake')
})

test('F-088: markup is shown as markup, and as text with the option off', () => {
  const on = createI18n({ locales })
  expect(on.html('list.hint', { name: 'Ann' })).toBe('Press <kbd>n</kbd> for a <b>new</b> one, Ann.')
  expect(on.rich('list.hint', { name: 'Ann' })[1]).toEqual({ tag: 'kbd', children: ['n'] })
  const off = createI18n({ locales, options: { renderInnerHTML: false } })
  expect(off.html('list.hint', { name: 'Ann' })).toBe(
    'Press &#60;kbd&#62;n&#60;/kbd&#62; for a &#60;b&#62;new&#60;/b&#62; one, Ann.',
  )
})

test('a value that is not given breaks neither the screen nor passes unseen', () => {
  const faults: unknown[] = []
  const i18n = createI18n({ locales, failed: (error) => faults.push(error) })
  expect(i18n.t('greeting')).toBe('Good morning, {name}')
  expect(String(faults[0])).toContain('greeting for language en-US')
})

test('subscribers hear each change, and the state is another value after it', () => {
  const i18n = createI18n({ locales })
  const before = i18n.state()
  let heard = 0
  const end = i18n.subscribe(() => {
    heard += 1
  })
  i18n.setLanguage('de-DE')
  expect(heard).toBe(1)
  expect(i18n.state()).not.toBe(before)
  expect(i18n.state()).toBe(i18n.state())
  end()
  i18n.setLanguage('en-US')
  expect(heard).toBe(1)
})

test('formats and direction are those of the active language', () => {
  const i18n = createI18n<string>({ locales: { 'en-US': {}, 'de-DE': {}, ar: {} } })
  expect(i18n.format.amount('1234.5', 'EUR')).toBe('EUR\u00a01,234.50')
  i18n.setLanguage('de-DE')
  expect(i18n.format.amount('1234.5', 'EUR')).toBe('EUR\u00a01.234,50')
  expect(i18n.locale.direction).toBe('ltr')
  i18n.setLanguage('ar')
  expect(i18n.locale.direction).toBe('rtl')
})

test('F-093: de_x_fake is de-x-fake', () => {
  const i18n = createI18n({ locales, language: 'de_x_fake' })
  expect(i18n.t('greeting')).toBe('Missing translation key greeting for language de_x_fake')
  expect(i18n.locale).toMatchObject({ language: 'de', region: 'DE' })
  expect(i18n.format.amount('1234.50', 'EUR')).toContain('1.234,50')
})

test('a language that is named with an underscore formats and counts as its own', () => {
  const i18n = createI18n({
    locales: { de_DE: { sum: '{count, number} {count, plural, one {Zeile} other {Zeilen}}' } },
  })
  expect(i18n.t('sum', { count: 1234 })).toBe('1.234 Zeilen')
})

test('a boolean is written, and chooses', () => {
  const i18n = createI18n({
    locales: { 'en-US': { plain: 'Active: {on}.', chosen: '{on, select, true {Active} false {Off} other {Unknown}}' } },
  })
  expect([i18n.t('plain', { on: true }), i18n.t('plain', { on: false })]).toEqual(['Active: true.', 'Active: false.'])
  expect([i18n.t('chosen', { on: true }), i18n.t('chosen', { on: false })]).toEqual(['Active', 'Off'])
  expect(i18n.html('plain', { on: false })).toBe('Active: false.')
})

test('in a language that runs from right to left a value keeps its own order, in each form of a plural too', () => {
  const ar = {
    from: 'من {name}',
    open: '{count, plural, one {وثيقة من {name}} other {{count, number} وثائق من {name}}}',
    kind: '{kind, select, a {أ} other {ب}}',
  }
  const i18n = createI18n({ locales: { ar, en: { from: 'from {name}', open: 'open', kind: 'kind' } } })
  expect(i18n.t('from', { name: 'Fjord A/S' })).toBe('من \u2068Fjord A/S\u2069')
  expect(i18n.t('open', { count: 1, name: 'Fjord' })).toBe('وثيقة من \u2068Fjord\u2069')
  expect(i18n.t('open', { count: 5, name: 'Fjord' })).toMatch(/ وثائق من \u2068Fjord\u2069$/)
  expect(i18n.t('kind', { kind: 'a' })).toBe('أ')
  i18n.setLanguage('en')
  expect(i18n.t('from', { name: 'Fjord A/S' })).toBe('from Fjord A/S')
})

test('what stands side by side is isolated where the line runs the other way', () => {
  expect(sideBySide(['Fjord A/S', undefined, '', 'DKK 5'], 'ltr')).toBe('Fjord A/S · DKK 5')
  expect(sideBySide(['Fjord A/S', 'مقبول'], 'rtl')).toBe('\u2068Fjord A/S\u2069 · \u2068مقبول\u2069')
})
