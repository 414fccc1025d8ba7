import { expect, test } from 'vitest'
import { xsrfToken } from './xsrf.ts'

const page = { origin: 'https://kontor.example', cookie: 'theme=dark; XSRF-TOKEN=a%2Fb; other=1' }

test('F-318, F-319, F-320: the cookie’s value goes along to the page’s own origin, and nowhere else', () => {
  expect(xsrfToken('/api/session', page)).toBe('a/b')
  expect(xsrfToken('https://kontor.example/api/session', page)).toBe('a/b')
  expect(xsrfToken('https://kontor.example:8443/api/session', page)).toBeUndefined()
  expect(xsrfToken('https://evil.example/api/session', page)).toBeUndefined()
  expect(xsrfToken('//evil.example/api/session', page)).toBeUndefined()
})

test('F-318: without the cookie, and in a program, nothing goes along', () => {
  expect(xsrfToken('/api/session', { ...page, cookie: 'NOT-XSRF-TOKEN=x' })).toBeUndefined()
  expect(xsrfToken('/api/session', undefined)).toBeUndefined()
})

test('F-320, decision 31: the value goes under an API base that is listed, and not beside it', () => {
  const bases = ['https://api.example/kontor']
  expect(xsrfToken('https://api.example/kontor/api/session', page, bases)).toBe('a/b')
  expect(xsrfToken('https://api.example/kontor', page, bases)).toBe('a/b')
  expect(xsrfToken('https://api.example/kontor-evil/api', page, bases)).toBeUndefined()
  expect(xsrfToken('https://api.example/kontor/../evil', page, bases)).toBeUndefined()
  expect(xsrfToken('http://api.example/kontor/api', page, bases)).toBeUndefined()
  expect(xsrfToken('https://api.example.evil/kontor/api', page, bases)).toBeUndefined()
  expect(xsrfToken('/api/session', page, bases)).toBe('a/b')
})
