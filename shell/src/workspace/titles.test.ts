import { expect, test } from 'vitest'
import { createTitles } from './titles.ts'

test('a page that is gone back to has the title that its app gave it last', () => {
  const titles = createTitles()
  titles.keep('Acme.Notes', '/1', 'Note 1')
  titles.keep('Acme.Notes', '/2', 'Note 2')
  titles.keep('Acme.Notes', '/1', 'Note 1, changed')
  expect(titles.of('Acme.Notes', '/1')).toBe('Note 1, changed')
})

test('a page that the app said nothing of, or of another app, has none', () => {
  const titles = createTitles()
  titles.keep('Acme.Notes', '/1', 'Note 1')
  expect(titles.of('Acme.Notes', '/3')).toBe('')
  expect(titles.of('Acme.Books', '/1')).toBe('')
  titles.forget()
  expect(titles.of('Acme.Notes', '/1')).toBe('')
})

test('an app that names pages without end costs no more than its last ones', () => {
  const titles = createTitles()
  for (let page = 0; page < 1000; page += 1) titles.keep('Acme.Notes', `/${page}`, `Note ${page}`)
  expect(titles.of('Acme.Notes', '/499')).toBe('')
  expect(titles.of('Acme.Notes', '/999')).toBe('Note 999')
})
