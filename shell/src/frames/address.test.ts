import { expect, test } from 'vitest'
import { messageOriginOf, sandboxOf, srcOf } from './address.ts'

const shell = 'http://localhost:8080'
const app = { Id: 'Kontor.Documents', Url: 'http://127.0.0.1:8080/apps/documents/', Origin: 'http://127.0.0.1:8080' }

test('an app on another site keeps its own origin', () => {
  expect(sandboxOf(app, shell).split(' ')).toContain('allow-same-origin')
  expect(messageOriginOf(app, shell)).toBe('http://127.0.0.1:8080')
})

test('an app without a site of its own, or on the shell’s, gets an opaque origin', () => {
  for (const Origin of ['null', shell]) {
    expect(sandboxOf({ ...app, Origin }, shell)).not.toContain('allow-same-origin')
    expect(messageOriginOf({ ...app, Origin }, shell)).toBe('null')
  }
})

test('no app may navigate the shell away or open windows', () => {
  expect(sandboxOf(app, shell)).not.toMatch(/top-navigation|popups/)
})

test('the frame’s address tells the app where the shell is and which path to show', () => {
  const src = new URL(srcOf(app, '/documents/1?view=lines', { shell, shellId: 'Kontor.Chrome' }))
  expect(src.origin + src.pathname).toBe(app.Url)
  expect(src.searchParams.get('shell')).toBe(shell)
  expect(src.searchParams.get('app')).toBe('Kontor.Documents')
  expect(src.hash).toBe('#/documents/1?view=lines')
})
