import { expect, test } from 'vitest'
import { HEARTBEAT_INTERVAL_MS, MAX_FLOODED_SECONDS, MAX_MESSAGES_PER_SECOND } from '../constants.ts'
import { createManualClock } from '../testing/manual-clock.ts'
import { texts } from '../texts.ts'
import type { HubWindow, Letter } from '../window.ts'
import { createShellHub } from './hub.ts'

const large = 'x'.repeat(100_000)

/** A shell around one frame, whose messages take so many milliseconds to unpack. */
function house() {
  const clock = createManualClock()
  const [warnings, heard, deaths]: [string[], unknown[], string[]] = [[], [], []]
  const listeners = new Set<(letter: Letter) => void>()
  const shellWindow: HubWindow = {
    get top() {
      return shellWindow
    },
    addEventListener: (_, listener) => void listeners.add(listener),
    removeEventListener: (_, listener) => void listeners.delete(listener),
  }
  let token: string | undefined
  const frame = {
    get window() {
      return frame
    },
    postMessage: (message: { token?: string }) => {
      token ??= message.token
    },
  }
  const hub = createShellHub({
    window: shellWindow,
    clock,
    isActivated: () => true,
    openApp: () => undefined,
    onTimeout: (appId, cause) => deaths.push(`${appId} ${cause}`),
    log: (text) => warnings.push(text),
  })
  hub.on('*', (data) => heard.push(data))
  hub.register('evil.app', frame, 'https://evil.example')
  const send = (message: object, reading: number) => {
    const letter: Letter = {
      source: frame,
      origin: 'https://evil.example',
      get data() {
        clock.pass(reading)
        return { token, ...message }
      },
    }
    for (const listener of listeners) listener(letter)
  }
  send({ type: 'CONNECT' }, 0)
  const event = (data: unknown, reading: number) =>
    send({ type: 'EVENT', target: hub.shellId, topic: 'any', data }, reading)
  return { clock, warnings, heard, deaths, event }
}

test('P-36: messages of ordinary size are read, however many, also where the machine is slow', () => {
  const { heard, event, warnings } = house()
  for (let n = 0; n < 2000; n += 1) {
    event(n, 7)
  }
  expect(heard).toHaveLength(2000)
  expect(warnings).toEqual([])
})

test('P-36: a burst of large messages is read too', () => {
  const { heard, event, warnings } = house()
  for (let n = 0; n < 4; n += 1) event(large, 25)
  expect(heard).toHaveLength(4)
  expect(warnings).toEqual([])
})

test('P-36: whoever took the shell half a second is not heard for eight, with one warning, and nothing of it is read', () => {
  const { heard, event, warnings, clock } = house()
  event(large, 500)
  const before = clock.now()
  for (let second = 0; second < 8; second += 1) {
    event('unheard', 500)
    clock.pass(1000)
  }
  expect(clock.now() - before).toBe(8000)
  expect(heard).toEqual([large])
  expect(warnings).toEqual([texts.tooLongToRead])
  clock.pass(1)
  event('heard again', 0)
  expect(heard).toEqual([large, 'heard again'])
})

test('P-36: an app that sends giants without end is dead before long', () => {
  const { event, deaths, clock } = house()
  for (let beat = 0; beat < 12; beat += 1) {
    event(large, 5000)
    clock.pass(HEARTBEAT_INTERVAL_MS)
  }
  expect(deaths).toEqual(['evil.app silent'])
})

test('P-38: what an app died of is told: a flood that goes on is not silence', () => {
  const { event, deaths, clock } = house()
  for (let second = 0; second <= MAX_FLOODED_SECONDS; second += 1) {
    for (let i = 0; i <= MAX_MESSAGES_PER_SECOND; i += 1) event('small', 0)
    clock.pass(1000)
  }
  expect([...new Set(deaths)]).toEqual(['evil.app flooded'])
})
