import { describe, expect, test } from 'vitest'
import { everything, type Filters, filtersOf, unsaved } from './filters.ts'
import { selection } from './query.ts'
import { openSaved, readSaved, without, withSaved } from './saved.ts'

const late: Filters = { ...everything, states: ['DELIVERED', 'OVERDUE'], tags: ['urgent'], text: 'brandt' }
const saved = withSaved([], 'Late', late)
const opened = openSaved(saved[0]!)

describe('a saved filter', () => {
  test('opens as it was kept, under its name, and is kept as text', () => {
    expect(opened).toEqual({ ...late, saved: 'Late' })
    expect(readSaved(JSON.stringify(saved))).toEqual(saved)
    expect(unsaved(opened)).toEqual(late)
  })

  test('of the same name makes room for the new one; another stays', () => {
    const more = withSaved(withSaved(saved, 'Mine', everything), 'Late', everything)
    expect(more.map(({ name }) => name)).toEqual(['Mine', 'Late'])
    expect(openSaved(more[1]!)).toEqual({ ...everything, saved: 'Late' })
    expect(without(more, 'Mine').map(({ name }) => name)).toEqual(['Late'])
  })

  test('F-108: Delivered stands for both directions', () => {
    expect(selection(opened).state).toEqual(['DELIVERED_SENT', 'DELIVERED_RECEIVED', 'OVERDUE'])
  })

  test('F-109: never shows what is archived, even where it was saved from the archive', () => {
    expect(selection(opened).withouttag).toEqual(['archived'])
    const fromArchive = openSaved(withSaved([], 'Old', { ...everything, folder: 'archived' })[0]!)
    expect(selection(fromArchive).stag).not.toContain('archived')
  })

  test('F-110: shows sales, purchases and drafts', () => {
    expect(selection(opened)).toMatchObject({ stag: ['sales', 'purchases', 'draft'], onlydrafts: false })
    expect(selection(late).stag).toBeUndefined()
  })

  test('what was kept by something else is not believed', () => {
    for (const text of ['', 'nonsense', '{}', '[1, null, {"name": 3, "at": ""}]', null, undefined])
      expect(readSaved(text)).toEqual([])
    expect(filtersOf(new URLSearchParams('saved='))).toEqual(everything)
  })
})
