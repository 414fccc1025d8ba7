import { describe, expect, test } from 'vitest'
import { inspectMessage } from './inspect.ts'
import { formatMessage } from './message.ts'
import { readMessages } from './testing-catalogues.ts'
import { mayBeSame } from './testing-same.ts'
import { idsInSource } from './testing-sentences.ts'

/** What Kontor speaks: issue 3's English, German, French, Spanish, Danish, and Arabic for right to left. */
const LOCALES = ['ar', 'da-DK', 'de-DE', 'es-ES', 'fr-FR']

const groups = readMessages()

const folders = groups.map(({ folder }) => folder)

test('the messages of the shell, of the apps, of the server and of ubl are read', () => {
  expect(folders).toContain('shell/src/messages')
  expect(folders).toContain('tradekit/src/messages/list')
  expect(folders).toContain('server/src/platform/messages')
  expect(folders).toContain('ubl/src/messages/findings')
})

describe('what is written into the source as t`…`', () => {
  test.each([...idsInSource()])('%s: English holds it (else run `npm run messages:write`)', (folder, ids) => {
    const english = groups.find((group) => group.folder === folder)?.english ?? {}
    expect([...ids].filter((id) => english[id] !== id)).toEqual([])
  })

  test('and on the server nothing else but what has an id of its own', () => {
    const ids = idsInSource()
    const stale = groups
      .filter(({ folder }) => folder.startsWith('server/'))
      .flatMap(({ folder, english }) =>
        Object.entries(english).filter(([id, message]) => id === message && !ids.get(folder)?.has(id)),
      )
    expect(stale).toEqual([])
  })
})

describe.each(groups)('$folder', ({ english, translations }) => {
  test('is translated into every language of Kontor', () => {
    expect(Object.keys(translations).toSorted()).toEqual(LOCALES)
  })

  describe.each(Object.entries(translations))('%s', (language, messages) => {
    test('says all that English says, and nothing more', () => {
      expect(Object.keys(messages).toSorted()).toEqual(Object.keys(english).toSorted())
      expect(Object.entries(messages).filter(([, message]) => message.trim() === '')).toEqual([])
    })

    test('with the same arguments', () => {
      const argumentsOf = (message: string) => inspectMessage(message).values.join()
      expect(
        Object.entries(messages).filter(([id, message]) => argumentsOf(message) !== argumentsOf(english[id] ?? '')),
      ).toEqual([])
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

/** Whether a message has words of its own besides its values. */
function saysWords(message: string): boolean {
  return inspectMessage(message).words.some(([start, end]) => /\p{L}/u.test(message.slice(start, end)))
}

/** In Arabic zero is 0 and nothing else, and two is 2 (CLDR): what says so exactly says the form. */
const EXACTLY: Partial<Record<Intl.LDMLPluralRule, string>> = { zero: '=0', two: '=2' }
const saysForm = (given: string[], form: Intl.LDMLPluralRule) =>
  given.includes(form) || given.includes(EXACTLY[form] ?? form)
