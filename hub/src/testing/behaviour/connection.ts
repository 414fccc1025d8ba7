import { expect } from 'vitest'
import type { Envelope } from '../../envelope.ts'
import { createShellHub } from '../../shell/index.ts'
import { texts } from '../../texts.ts'
import type { Runner } from '../runner.ts'
import type { World } from '../world.ts'
import { useStage } from './use-stage.ts'

export function connectionBehaviour(openWorld: () => World, runner: Runner): void {
  const { describe, test } = runner
  const stage = useStage(openWorld, runner)

  describe('connection', () => {
    test('P-08 F-014, F-015, F-016, F-028: CONNECT is answered by CONNACK with a new token and the app id', async () => {
      const { page, connects, hub } = stage()
      const { frame, token } = await page('acme.notes')
      expect(frame.received).toEqual([{ type: 'CONNACK', token, target: 'acme.notes', viaHub: true }])
      expect(token).toMatch(/^[0-9a-f]{48}$/)
      expect(connects).toEqual(['acme.notes'])
      expect(hub.connected()).toEqual(['acme.notes'])
    })

    test('P-08 F-011, F-012: every connection has a token of its own', async () => {
      const { page } = stage()
      const [one, other] = [await page('acme.one'), await page('acme.other')]
      expect(one.token).not.toBe(other.token)
    })

    test('P-08: an app in a sandbox with an opaque origin connects too', async () => {
      const { frame, settle, hub } = stage()
      const made = await frame('acme.boxed', { of: 'opaque' })
      expect(made.origin).toBe('null')
      made.postToShell({ type: 'CONNECT' })
      await settle()
      expect(made.received).toMatchObject([{ type: 'CONNACK', target: 'acme.boxed' }])
      expect(hub.connected()).toEqual(['acme.boxed'])
    })

    test('P-04 F-026: the shell side refuses to run anywhere but in the top window', () => {
      const { world } = stage()
      const inner = { top: world.shellWindow, addEventListener() {}, removeEventListener() {} }
      const callbacks = { isActivated: () => true, openApp: () => undefined, onTimeout: () => undefined }
      expect(() => createShellHub({ window: inner, ...callbacks })).toThrow(texts.shellNotOnTop)
    })

    test("P-04 F-013, F-026: neither the shell's id nor its window can be an app's", async () => {
      const { hub, world } = stage({ shellId: 'House.Shell' })
      const made = await world.openFrame()
      expect(() => hub.register('House.Shell', made.window, made.origin)).toThrow(texts.shellIdTaken('House.Shell'))
      expect(() => hub.register('acme.notes', world.shellWindow, world.shellOrigin)).toThrow()
    })

    test("P-06 F-029, F-276: what is no window cannot be an app's frame", () => {
      const { hub } = stage()
      for (const thing of [null, undefined, 'window', {}, { postMessage() {} }]) {
        expect(() => hub.register('acme.notes', thing, 'https://acme.example')).toThrow(
          new TypeError('postMessage called on a non Window object.'),
        )
      }
    })

    test('P-10 F-022, F-273: a second CONNECT of a connected page is discarded with the warning', async () => {
      const { page, warnings, settle } = stage()
      const { frame, send, heard } = await page('acme.notes')
      send({ type: 'CONNECT' })
      await settle()
      expect(warnings).toEqual(['CONNECT received from known app, discarding message!'])
      expect(heard()).toEqual([])
      expect(frame.received).toHaveLength(1)
    })

    test('P-10: a page that names itself is known by its name, however often its frame reports a load', async () => {
      const { frame, settle, hub, warnings } = stage()
      const made = await frame('acme.notes')
      for (let i = 0; i < 2; i += 1) made.postToShell({ type: 'CONNECT', data: { page: 'one' } })
      await settle()
      hub.loaded('acme.notes')
      await settle()
      expect(warnings).toEqual([texts.knownApp])
      expect(made.received).toHaveLength(1)
    })

    test('P-11: a reloaded page that names itself connects at once, without a warning', async () => {
      const { app, hub, settle, warnings, connects } = stage()
      const { frame, connected } = await app('acme.notes')
      hub.loaded('acme.notes')
      await frame.reload()
      const again = await (await frame.createAppHub()).connect()
      hub.loaded('acme.notes')
      await settle()
      expect(again.token).not.toBe(connected.token)
      expect(connects).toEqual(['acme.notes', 'acme.notes'])
      expect(hub.connected()).toEqual(['acme.notes'])
      expect(warnings).toEqual([])
    })

    test("P-11: a reloaded page without a name connects at its frame's load event", async () => {
      const { page, hub, settle } = stage()
      const { frame, token } = await page('acme.notes')
      hub.loaded('acme.notes')
      await frame.reload()
      frame.postToShell({ type: 'CONNECT' })
      await settle()
      expect(frame.received).toEqual([])
      hub.loaded('acme.notes')
      await settle()
      const [connack] = frame.received as Envelope[]
      expect(connack).toMatchObject({ type: 'CONNACK', target: 'acme.notes' })
      expect(connack?.token).not.toBe(token)
    })

    test('P-11: a page that connects before its load event stays connected when that comes', async () => {
      const { page, hub, settle, warnings } = stage()
      const { send } = await page('acme.notes')
      hub.loaded('acme.notes')
      send({ type: 'EVENT', target: hub.shellId, topic: 'hello' })
      await settle()
      expect(hub.connected()).toEqual(['acme.notes'])
      expect(warnings).toEqual([])
    })

    test('P-11: a frame that went to a page without the protocol is connected no more', async () => {
      const { page, hub } = stage()
      await page('acme.notes')
      hub.loaded('acme.notes')
      hub.loaded('acme.notes')
      expect(hub.connected()).toEqual([])
    })

    test('P-12: a forgotten app is unknown; a new frame for it connects', async () => {
      const { page, hub, settle, warnings } = stage()
      const gone = await page('acme.notes')
      hub.forget('acme.notes')
      gone.send({ type: 'EVENT', target: hub.shellId, topic: 'hello' })
      await settle()
      expect(warnings).toEqual([texts.unknownWindow])
      expect((await page('acme.notes')).token).not.toBe(gone.token)
      expect(hub.connected()).toEqual(['acme.notes'])
    })

    test('P-12: registering an app anew takes its old frame away', async () => {
      const { page, hub } = stage()
      const old = await page('acme.notes')
      const next = await page('acme.notes')
      expect(hub.emit('acme.notes', 'hello')).toBe(true)
      expect(old.token).not.toBe(next.token)
    })
  })
}
