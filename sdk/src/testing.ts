import { createManualClock, createMemoryWorld, frameUrl, type Session, SHELL_ID } from '@kontor/hub'
import { createShellHub } from '@kontor/hub/shell'
import { afterEach } from 'vitest'
import { type ConnectOptions, connectApp } from './connect.ts'
import { users } from './index.ts'
import type { Surroundings } from './surroundings.ts'

export const session: Session = {
  accessToken: 'token-1',
  expiresAt: '2026-11-21T12:15:00Z',
  apiBase: 'https://shell.example/api',
  user: { id: 'u1', name: 'Ann Berg', username: 'ann@berg.example' },
  company: { id: 'c1', name: 'Berg ApS', country: 'DK', currency: 'DKK' },
  branches: [],
  language: 'en-US',
  theme: 'dark',
  density: 'compact',
}
const messages = {
  'en-US': { hello: 'Hello' },
  'de-DE': async () => ({ hello: 'Hallo' }),
  ar: { hello: 'مرحبا' },
}

/** What ends after each test. */
export const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** A shell that sends `session` to each app that connects, and a page in one of its frames. */
export async function house(sent: Session = session) {
  const world = createMemoryWorld()
  const clock = createManualClock()
  const heard: [string, unknown][] = []
  const hub = createShellHub({
    window: world.shellWindow,
    clock,
    isActivated: () => true,
    openApp: () => undefined,
    onTimeout: () => undefined,
    onConnect: (appId) => hub.emit(appId, 'kontor.session', sent),
    log: (text) => heard.push(['warning', text]),
  })
  ends.push(() => hub.stop(), world.close)
  hub.on('*', (data, _, topic) => heard.push([topic, data]))
  const frame = await world.openFrame()
  hub.register('acme.notes', frame.window, frame.origin)

  let reloads = 0
  let restored = 0
  const properties: Record<string, string> = {}
  const style = { setProperty: (name: string, value: string) => void Object.assign(properties, { [name]: value }) }
  const root: Surroundings['root'] = { lang: '', dir: '', dataset: {}, style }
  const surroundings: Surroundings = {
    window: frame.ownWindow,
    clock,
    href: frameUrl(`${frame.origin}/`, { shell: world.shellOrigin, shellId: SHELL_ID, appId: 'acme.notes' }),
    referrer: '',
    ancestorOrigins: [world.shellOrigin],
    title: () => 'Notes',
    root,
    restoreFocus: () => {
      restored += 1
    },
    reload: () => {
      reloads += 1
    },
  }
  const connect = (more: Partial<ConnectOptions<'users', 'hello'>> = {}) =>
    connectApp({ areas: { users }, messages, ...more }, surroundings)
  return {
    world,
    clock,
    hub,
    heard,
    root,
    style,
    properties,
    surroundings,
    connect,
    reloads: () => reloads,
    restored: () => restored,
  }
}
