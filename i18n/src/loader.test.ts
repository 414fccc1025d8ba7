import { expect, test } from 'vitest'
import { loadTranslations, TranslationLoadError } from './loader.ts'

const files = {
  './messages/en-US.json': async () => ({ default: { hello: 'Hello' } }),
  './messages/de-DE.ts': async () => ({ hello: 'Hallo' }),
  'fr-FR': { hello: 'Bonjour' },
}

test.each([
  ['en-US', 'Hello'],
  ['en', 'Hello'],
  ['de-CH', 'Hallo'],
  ['fr', 'Bonjour'],
])('the translations for %s are loaded from the file that fits', async (locale, hello) => {
  expect(await loadTranslations(locale, files)).toEqual({ hello })
})

test('F-093: de-x-fake yields an empty translation set', async () => {
  for (const code of ['de-x-fake', 'de_x_fake', 'de_X_FAKE']) expect(await loadTranslations(code, files)).toEqual({})
})

test('en-XA is English in which every letter is accented', async () => {
  expect(await loadTranslations('en-XA', files)).toEqual({ hello: '[Ĥéļļó ~]' })
})

test.each([
  ['F-096', undefined, files, 'No locale is given to load translations for.'],
  ['F-096', '', files, 'No locale is given to load translations for.'],
  ['F-097', 'en', {}, 'No translation files exist.'],
  ['F-098', 'pl', files, 'No translation file matches pl; there are en-US, de-DE, fr-FR.'],
])('%s: loading for %j fails', async (_, locale, from, text) => {
  await expect(loadTranslations(locale, from)).rejects.toThrow(new TranslationLoadError(text))
})
