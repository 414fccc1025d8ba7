import { globSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { belongingTo, journeysIn, namesIn, projectOf } from './belonging.ts'
import { journeysOf } from './journeys.ts'

const root = resolve(import.meta.dirname, '../..')
const names = namesIn(root)
const journeys = globSync('e2e/**/*.browser.test.ts', { cwd: root })

describe('what belongs to a room, an app or an area', () => {
  test('is its types, its unit and server tests, and its journeys', () => {
    const { rooms, files } = belongingTo(root, 'coding')
    expect(rooms).toEqual(['server', 'e2e'])
    expect(files).toEqual(expect.arrayContaining(['e2e/coding.browser.test.ts']))
    expect(files.some((file) => file.startsWith('server/src/areas/coding/'))).toBe(true)
    expect(new Set(files.map(projectOf))).toEqual(new Set(['unit', 'server', 'browser']))
    expect(files.every((file) => file.includes('coding'))).toBe(true)
    expect(belongingTo(root, 'ubl')).toMatchObject({
      rooms: ['ubl'],
      files: expect.arrayContaining(['ubl/src/readme.test.ts']),
    })
    expect(belongingTo(root, 'entries').files.length).toBeGreaterThan(0)
    expect(belongingTo(root, 'apps').files.filter((file) => file.startsWith('apps/'))).toEqual([])
    const documents = belongingTo(root, 'documents')
    expect(documents.rooms).toEqual(['apps/documents', 'server', 'e2e'])
    for (const home of ['server/src/areas/documents/', 'e2e/'])
      expect(documents.files.some((file) => file.startsWith(home))).toBe(true)
  })

  test('is listed where somebody names what is not there', () => {
    expect(() => belongingTo(root, 'invoices')).toThrow(/^There is no room, app or area 'invoices'. There are: .*ubl/)
  })

  test('leaves out no journey', () => {
    const found = new Set(names.flatMap((name) => journeysIn(root, name)))
    expect(journeys.filter((file) => !found.has(file))).toEqual([])
  })

  test('has a journey where it is an app', () => {
    const apps = globSync('apps/*/package.json', { cwd: root }).map((file) => basename(dirname(file)))
    expect(apps.filter((name) => journeysIn(root, name).length === 0)).toEqual([])
  })

  test('is said of names and of journeys that are there', () => {
    const there = journeys.map((file) => basename(file, '.browser.test.ts'))
    for (const [name, assigned] of Object.entries(journeysOf)) {
      expect(names).toContain(name)
      for (const journey of assigned) expect(there).toContain(journey)
    }
  })
})
