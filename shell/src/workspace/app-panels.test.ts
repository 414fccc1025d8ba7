import { expect, test } from 'vitest'
import { createTestClock } from '../testing/clock.ts'
import { createAppPanels } from './app-panels.ts'
import type { Panel } from './panel.ts'

function shell() {
  const { clock, advance } = createTestClock()
  const person = { front: 'Acme.Notes', inUse: true }
  const shown: Panel[] = []
  const halted: string[] = []
  const panels = createAppPanels({
    clock,
    front: () => person.front,
    isOurs: (app) => app.startsWith('Kontor.'),
    isInUse: () => person.inUse,
    show: (panel) => {
      shown.push(panel)
      panels.changed(panel)
    },
    halt: (app) => halted.push(app),
  })
  return { panels, person, shown, halted, advance }
}

test('an app in front opens the help where the person has just used it; one of ours at any time', () => {
  const { panels, person, shown } = shell()
  person.inUse = false
  panels.ask('Acme.Notes', 'help')
  expect(shown).toEqual([])
  person.inUse = true
  panels.ask('Acme.Notes', 'help')
  panels.changed(undefined)
  expect(shown).toEqual(['help'])
})

test('an app behind the one in front opens nothing', () => {
  const { panels, shown } = shell()
  panels.ask('Acme.Books', 'search')
  expect(shown).toEqual([])
})

test('while a panel is open no app opens another; within a second after it was closed it waits until that is over', async () => {
  const { panels, shown, advance } = shell()
  panels.changed('apps')
  panels.ask('Acme.Notes', 'help')
  panels.changed(undefined)
  panels.ask('Acme.Notes', 'help')
  await advance(500)
  panels.ask('Acme.Notes', 'search')
  await advance(499)
  expect(shown).toEqual([])
  await advance(1)
  expect(shown).toEqual(['search'])
})

test('who opens a panel themselves, or goes elsewhere, meanwhile, has not that of the app after it', async () => {
  const { panels, person, shown, advance } = shell()
  const closed = () => {
    panels.changed('apps')
    panels.changed(undefined)
  }
  closed()
  panels.ask('Acme.Notes', 'help')
  closed()
  panels.ask('Acme.Notes', 'help')
  person.front = 'Kontor.Home'
  await advance(2000)
  expect(shown).toEqual([])
})

test('an app that asks without end is halted; a key that is held down for a second is not', async () => {
  const { panels, halted, advance } = shell()
  for (let at = 0; at < 30; at += 1) {
    panels.ask('Acme.Notes', 'search')
    await advance(33)
  }
  expect(halted).toEqual([])
  for (let at = 0; at < 80; at += 1) {
    panels.ask('Acme.Notes', 'help')
    await advance(50)
  }
  expect(halted).toEqual(['Acme.Notes'])
})
