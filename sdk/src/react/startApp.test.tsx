import { expect, test, vi } from 'vitest'
import { connectApp } from '../connect.ts'
import { startApp } from './startApp.tsx'

vi.mock('../connect.ts', () => ({ connectApp: vi.fn(async () => Promise.reject(new Error('No shell.'))) }))

test('F-038, F-088, F-089: an app in React answers spawns from its first moment, and localises as it says', async () => {
  const page = { textContent: '' }
  vi.stubGlobal('document', { getElementById: () => page })
  const spawn = () => 'opened'
  const localisation = { showMissingTranslationMessage: false }
  const messages = { 'en-US': { hello: 'Hello' } }
  const started = startApp({ areas: {}, messages, screens: () => null, spawn, localisation })
  await expect(started).rejects.toThrow('No shell.')
  expect(connectApp).toHaveBeenCalledWith(expect.objectContaining({ areas: {}, spawn, localisation }))
  expect(page.textContent).toBe('No shell.')
})
