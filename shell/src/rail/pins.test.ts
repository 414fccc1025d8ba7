import { expect, test } from 'vitest'
import { moved, pinnedOf, readPins, toggled, writePins } from './pins.ts'

const app = (Id: string, pinned = false) => ({
  Id,
  Ours: Id.startsWith('Kontor.'),
  Capabilities: pinned ? [{ Name: 'pinned', Value: 'true' }] : [],
})
const ids = (apps: readonly { Id: string }[]) => apps.map(({ Id }) => Id)

test('who has not chosen finds in the rail what is made to be pinned, or all of Kontor’s own', () => {
  const apps = [app('Kontor.Home', true), app('Kontor.Admin'), app('Acme.Notes', true)]
  expect(ids(pinnedOf(apps, undefined))).toEqual(['Kontor.Home', 'Acme.Notes'])
  expect(ids(pinnedOf([app('Kontor.Documents'), app('Acme.Notes')], undefined))).toEqual(['Kontor.Documents'])
})

test('what is chosen stays in its order, without the apps that the company does not have', () => {
  const apps = [app('Kontor.Home', true), app('Acme.Notes')]
  expect(ids(pinnedOf(apps, ['Acme.Notes', 'Acme.Gone', 'Kontor.Home']))).toEqual(['Acme.Notes', 'Kontor.Home'])
  expect(ids(pinnedOf(apps, []))).toEqual([])
})

test('what is made for who has a right stands in the rail of those people only', () => {
  const buy = { ...app('Kontor.Buy'), Capabilities: [{ Name: 'pinned', Value: 'requisition.write' }] }
  const all = [app('Kontor.Home', true), buy]
  expect(ids(pinnedOf(all, undefined, ['requisition.write']))).toEqual(['Kontor.Home', 'Kontor.Buy'])
  expect(ids(pinnedOf(all, undefined, ['document.read']))).toEqual(['Kontor.Home'])
})

test('it is kept as text and read back, also when nothing is pinned', () => {
  for (const pins of [['Acme.Notes', 'Kontor.Home'], []]) expect(readPins(writePins(pins))).toEqual(pins)
  expect(readPins(undefined)).toBeUndefined()
})

test('an app is pinned at the end, unpinned, and moved up and down', () => {
  expect(toggled(['A', 'B'], 'C')).toEqual(['A', 'B', 'C'])
  expect(toggled(['A', 'B'], 'A')).toEqual(['B'])
  expect(moved(['A', 'B', 'C'], 'C', 'B')).toEqual(['A', 'C', 'B'])
  expect(moved(['A', 'B', 'C'], 'A', 'B')).toEqual(['B', 'A', 'C'])
  expect(moved(['A', 'B', 'C'], 'A', 'C')).toEqual(['B', 'C', 'A'])
  expect(moved(['A', 'B'], 'A', undefined)).toEqual(['A', 'B'])
})
