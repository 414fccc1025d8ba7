import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatRoute, parseRoute } from './route.ts'

test('a deep link names an app and a path of its own', () => {
  expect(parseRoute('#/Kontor.Documents/documents/42?view=lines#x')).toEqual({
    app: 'Kontor.Documents',
    path: '/documents/42?view=lines#x',
  })
})

test('a link to an app alone opens its first page', () => {
  expect(parseRoute('#/Kontor.Documents')).toEqual({ app: 'Kontor.Documents', path: '/' })
  expect(parseRoute('#/Kontor.Documents/')).toEqual({ app: 'Kontor.Documents', path: '/' })
  expect(parseRoute('#/Kontor.Documents?q=a')).toEqual({ app: 'Kontor.Documents', path: '/?q=a' })
})

test('what is no route of the shell is none', () => {
  for (const hash of ['', '#', '#/', '#content', '#/documents/42', '#/javascript:alert(1)', '#/.Documents/'])
    expect(parseRoute(hash)).toBeUndefined()
})

test('every path that an app reports comes back from the address unchanged', () => {
  const path = fc.string().map((text) => `/${text.replace(/[\n\r\u2028\u2029]/g, '')}`)
  fc.assert(
    fc.property(path, (path) => {
      const route = { app: 'Kontor.Documents', path }
      expect(parseRoute(formatRoute(route))).toEqual(route)
    }),
  )
})
