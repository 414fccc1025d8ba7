import { expect, test } from 'vitest'
import type { App } from '../api.ts'
import { appCommands } from './app-commands.ts'

const notes = {
  Id: 'Acme.Notes',
  Names: { en: 'Notes' },
  Capabilities: [
    { Name: 'command', Value: '/new', Titles: { en: 'Write a note', de: 'Notiz schreiben' } },
    { Name: 'command', Value: '/untitled' },
    { Name: 'pinned', Value: 'true' },
  ],
} as unknown as App

test('what an app can do is told by its manifest, in the reader’s language, while it is not open', () => {
  expect(appCommands([notes], {}, 'de-DE')).toEqual([
    { app: notes, id: 'Acme.Notes /new', title: 'Notiz schreiben', does: { path: '/new' } },
  ])
})

test('an open app says itself what it can do, also that there is nothing', () => {
  const registrations = { 'Acme.Notes': { commands: [{ id: 'undo', title: 'Undo', keys: 'Ctrl+Z' }] } }
  expect(appCommands([notes], registrations, 'en-US')).toEqual([
    { app: notes, id: 'Acme.Notes undo', title: 'Undo', keys: 'Ctrl+Z', does: { command: 'undo' } },
  ])
  expect(appCommands([notes], { 'Acme.Notes': { commands: [] } }, 'en-US')).toEqual([])
})

test('an open app that has registered other things than commands keeps those of its manifest', () => {
  expect(appCommands([notes], { 'Acme.Notes': { count: 2 } }, 'en-US').map(({ title }) => title)).toEqual([
    'Write a note',
  ])
})
