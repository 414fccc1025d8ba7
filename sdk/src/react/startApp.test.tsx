import { afterEach, expect, test, vi } from 'vitest'
import { house } from '../testing.ts'
import { startApp } from './startApp.tsx'

afterEach(() => void vi.unstubAllGlobals())

test('F-017, F-038: an app in React answers the spawn for which it was opened', async () => {
  vi.stubGlobal('document', { getElementById: () => ({}) })
  const { hub, surroundings } = await house()
  const asked = hub.spawn('acme.notes', 'ledger')
  const spawn = ({ data }: { data: unknown }) => `opened ${data}`
  const messages = { 'en-US': { hello: 'Hello' } }
  const started = startApp({ areas: {}, messages, screens: () => null, spawn }, surroundings)
  // It is connected; there is no page here to draw it in.
  await expect(started).rejects.toThrow('Target container')
  expect(await asked).toBe('opened ledger')
})
