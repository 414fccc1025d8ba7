import { describe, expect, test } from 'vitest'
import { inspectMessage } from './inspect.ts'
import { formatMessage } from './message.ts'
import { readCatalogues } from './testing-catalogues.ts'
import { mayBeSame } from './testing-same.ts'

/** What Kontor speaks: issue 3's English, German, French, Spanish, Danish, and Arabic for right to left. */
const LANGUAGES = ['ar', 'da', 'de', 'es', 'fr']

const catalogues = await readCatalogues()

test('the words of the shell, of the apps and of the server are read', () => {
  const folders = catalogues.map(({ folder }) => folder)
  expect(folders).toContain('shell/src/messages')
  expect(folders).toContain('tradekit/src/messages/list')
  expect(folders).toContain('server/src/areas/entries/messages')
})

describe.each(catalogues)('$folder', ({ english, translations }) => {
  test('is translated into every language of Kontor', () => {
    expect(Object.keys(translations).map(codeOf).toSorted()).toEqual(LANGUAGES)
  })

  describe.each(Object.entries(translations))('%s', (language, messages) => {
    test('says all that English says, and nothing more', () => {
      expect(Object.keys(messages).toSorted()).toEqual(Object.keys(english).toSorted())
      expect(Object.entries(messages).filter(([, message]) => message.trim() === '')).toEqual([])
    })

    test('with the same values', () => {
      const strays = Object.entries(messages).filter(([id, message]) => {
        const allowed = inspectMessage(english[id] ?? '').values
        return inspectMessage(message).values.some((name) => !allowed.includes(name))
      })
      expect(strays).toEqual([])
    })

    test('and reads with its values filled in', () => {
      for (const message of Object.values(messages)) {
        const values = Object.fromEntries(inspectMessage(message).values.map((name) => [name, 3]))
        expect(formatMessage(message, language, values)).not.toMatch(/[{}]/)
      }
    })

    test('in its own words, but for those on the reviewed list', () => {
      const untranslated = Object.entries(messages).filter(
        ([id, message]) => message === english[id] && saysWords(message) && !mayBeSame(language, message),
      )
      expect(untranslated).toEqual([])
    })

    test('and each plural in every form that the language has', () => {
      const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
      const wanting = Object.entries(messages).filter(
        ([, message]) =>
          saysWords(message) &&
          inspectMessage(message).plurals.some((given) => forms.some((form) => !saysForm(given, form))),
      )
      expect(wanting).toEqual([])
    })
  })
})

const codeOf = (language: string) => language.split('-')[0]

/** Whether a message has words of its own besides its values. */
function saysWords(message: string): boolean {
  return inspectMessage(message).words.some(([start, end]) => /\p{L}/u.test(message.slice(start, end)))
}

/** In Arabic zero is 0 and nothing else, and two is 2 (CLDR): what says so exactly says the form. */
const EXACTLY: Partial<Record<Intl.LDMLPluralRule, string>> = { zero: '=0', two: '=2' }
const saysForm = (given: string[], form: Intl.LDMLPluralRule) =>
  given.includes(form) || given.includes(EXACTLY[form] ?? form)
