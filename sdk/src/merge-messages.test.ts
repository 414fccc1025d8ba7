import { expect, test } from 'vitest'
import { mergeMessages } from './merge-messages.ts'

const own = { 'en-US': { title: 'Orders' }, 'de-DE': async () => ({ title: 'Bestellungen' }), ar: { title: 'طلبات' } }
const shared = {
  'en-US': { save: 'Save', title: 'Title' },
  'de-DE': async () => ({ save: 'Speichern', title: 'Titel' }),
  'fr-FR': { save: 'Enregistrer', title: 'Titre' },
}
const read = async (language: string) => {
  const messages = mergeMessages(own, shared)[language]
  return typeof messages === 'function' ? messages() : messages
}

test('an app has the messages of a package beside its own, language by language', async () => {
  expect(await read('de-DE')).toEqual({ save: 'Speichern', title: 'Bestellungen' })
})

test('a language that the package does not have is filled in from its first', async () => {
  expect(await read('ar')).toEqual({ save: 'Save', title: 'طلبات' })
})

test('a language that the app does not have stays away, so that no screen is half in it', () => {
  expect(Object.keys(mergeMessages(own, shared))).toEqual(['en-US', 'de-DE', 'ar'])
})
