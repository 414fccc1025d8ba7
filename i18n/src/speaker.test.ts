import { expect, test } from 'vitest'
import { createI18n } from './i18n.ts'
import { createSpeaker } from './speaker.ts'

test('the last language asked for wins, however long each takes to load', async () => {
  const slow = Promise.withResolvers<{ hello: string }>()
  const i18n = createI18n({ locales: { 'en-US': { hello: 'Hello' } } })
  const speak = createSpeaker(i18n, { 'de-DE': () => slow.promise, 'fr-FR': { hello: 'Bonjour' } })
  const first = speak('de-DE')
  await speak('fr-FR')
  slow.resolve({ hello: 'Hallo' })
  await first
  expect(i18n.t('hello')).toBe('Bonjour')
})

test('F-094: the language that is spoken, asked for again, calls off one that is still loading', async () => {
  const slow = Promise.withResolvers<{ hello: string }>()
  const i18n = createI18n({ locales: { 'en-US': { hello: 'Hello' } } })
  const speak = createSpeaker(i18n, { 'de-DE': () => slow.promise, 'en-US': { hello: 'Hello' } })
  const state = i18n.state()
  const first = speak('de-DE')
  await speak('en-US')
  slow.resolve({ hello: 'Hallo' })
  await first
  expect(i18n.state()).toBe(state)
})

test('translations of the nearest region, formats of the reader’s own', async () => {
  const i18n = createI18n({ locales: { 'en-US': { hello: 'Hello' } } })
  await createSpeaker(i18n, { 'de-DE': { hello: 'Hallo' } })('de-CH')
  expect(i18n.t('hello')).toBe('Hallo')
  expect(i18n.format.quantity('0.5')).toBe('0.5')
})

test('a language without translations leaves the one that is spoken', async () => {
  const i18n = createI18n({ locales: { 'en-US': { hello: 'Hello' } } })
  await expect(createSpeaker(i18n, { 'de-DE': { hello: 'Hallo' } })('pl')).rejects.toThrow('matches pl')
  expect(i18n.language).toBe('en-US')
})
