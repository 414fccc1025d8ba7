import { expect, test } from 'vitest'
import { isAutomatic } from './automatic.ts'

test.each([
  ['Re: Lena asks you to approve', []],
  ['AW: Automatik GmbH, Rechnung 7', []],
])('%j is of a person', (subject, headers) => expect(isAutomatic({ subject, headers }, undefined)).toBe(false))

test.each([
  ...[
    'Automatic reply: Re',
    'Auto-Reply: x',
    'Out of Office: x',
    'Automatische Antwort: x',
    'Abwesenheitsnotiz',
    'Autosvar: x',
  ],
  ...['Réponse automatique : x', 'Respuesta automática: x', 'رد تلقائي: x'],
])('%j is of a program', (subject) => expect(isAutomatic({ subject, headers: [] }, undefined)).toBe(true))

test('so is what says it in a header, or what no program answers', () => {
  expect(isAutomatic({ subject: '', headers: [{ key: 'x-autoreply', value: 'yes' }] }, undefined)).toBe(true)
  expect(isAutomatic({ subject: '', headers: [] }, 'AUTOMATIC')).toBe(true)
})
