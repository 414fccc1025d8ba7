import { expect, test } from 'vitest'
import { srcOf } from './address.ts'

test('the frame’s address tells the app where the shell is and which path to show', () => {
  const app = { Id: 'Kontor.Documents', Url: 'http://127.0.0.1:8080/apps/documents/' }
  const shell = 'http://localhost:8080'
  const src = new URL(srcOf(app, '/documents/1?view=lines', { shell, shellId: 'Kontor.Chrome' }))
  expect(src.origin + src.pathname).toBe(app.Url)
  expect(src.searchParams.get('shell')).toBe(shell)
  expect(src.searchParams.get('app')).toBe('Kontor.Documents')
  expect(src.hash).toBe('#/documents/1?view=lines')
})
