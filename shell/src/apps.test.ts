import { expect, test } from 'vitest'
import { capabilitiesOf, firstOf, nameIn, textIn } from './apps.ts'

test('an app is called by its name in the reader’s language, else in English, else by what name it has', () => {
  const Names = { en: 'Notes', de: 'Notizen', 'fr-CA': 'Calepin' }
  const called = (language: string, names: Record<string, string> = Names) =>
    nameIn(language, { Id: 'Acme.Notes', Names: names })
  expect([called('de-AT'), called('fr-CA'), called('da-DK')]).toEqual(['Notizen', 'Calepin', 'Notes'])
  expect(called('da-DK', { fr: 'Notes FR' })).toBe('Notes FR')
  expect(called('da-DK', {})).toBe('Acme.Notes')
  expect(textIn('de-DE', {})).toBeUndefined()
})

test('Kontor opens with Home where there is one, else with Documents, else with the first app', () => {
  const apps = (...ids: string[]) => ids.map((Id) => ({ Id }))
  expect(firstOf(apps('Acme.Notes', 'Kontor.Documents', 'Kontor.Home'))?.Id).toBe('Kontor.Home')
  expect(firstOf(apps('Acme.Notes', 'Kontor.Documents'))?.Id).toBe('Kontor.Documents')
  expect(firstOf(apps('Acme.Notes'))?.Id).toBe('Acme.Notes')
  expect(firstOf([])).toBeUndefined()
})

test('what a manifest says comes in its order', () => {
  const Capabilities = [
    { Name: 'command', Value: '/new' },
    { Name: 'pinned', Value: 'true' },
    { Name: 'command', Value: '/all' },
  ]
  expect(capabilitiesOf({ Capabilities }, 'command').map(({ Value }) => Value)).toEqual(['/new', '/all'])
})
