import { expect, test } from 'vitest'
import { joinTranslations } from './join-translations.ts'
import { loadTranslations } from './loader.ts'

const files = joinTranslations(
  { hello: 'Hello', bye: 'Bye' },
  {
    './greetings/de-DE.json': async () => ({ hello: 'Hallo' }),
    './greetings/ar.json': async () => ({ hello: 'مرحبًا' }),
  },
  { 'en-US': { bye: 'Bye' }, 'de-DE': async () => ({ default: { bye: 'Tschüss' } }) },
)

test('the groups of a locale are loaded as one', async () => {
  expect(Object.keys(files)).toEqual(['de-DE', 'ar', 'en-US'])
  expect(await loadTranslations('de-DE', files)).toEqual({ hello: 'Hallo', bye: 'Tschüss' })
  expect(await loadTranslations('ar', files)).toEqual({ hello: 'مرحبًا' })
})

test('English is at hand', () => {
  expect(files['en-US']).toEqual({ hello: 'Hello', bye: 'Bye' })
})
