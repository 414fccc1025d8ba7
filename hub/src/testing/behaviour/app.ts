import { expect } from 'vitest'
import { createAppHub } from '../../app/index.ts'
import { appTexts } from '../../app/texts.ts'
import type { Runner } from '../runner.ts'
import type { World } from '../world.ts'
import { useStage } from './use-stage.ts'

export function appBehaviour(openWorld: () => World, runner: Runner): void {
  const { describe, test } = runner
  const stage = useStage(openWorld, runner)

  describe('app side', () => {
    test('P-08 F-016: an app learns its id and token by connecting, and connects once', async () => {
      const { app, hub, warnings } = stage()
      const { connected, connect } = await app('acme.notes')
      expect(connected.appId).toBe('acme.notes')
      expect(await connect()).toEqual(connected)
      expect(hub.connected()).toEqual(['acme.notes'])
      expect(warnings).toEqual([])
    })

    test('P-09 F-018, F-019, F-275: what is sent too early waits, warns, and follows in order, once', async () => {
      const { frame, hub, settle } = stage()
      const heard: unknown[] = []
      hub.on('*', (data) => heard.push(data))
      const warnings: string[] = []
      const early = await (await frame('acme.notes')).createAppHub({ log: (text) => warnings.push(text) })
      await early.emit('step', 1)
      await early.emit('step', 2)
      await settle()
      expect(heard).toEqual([])
      expect(warnings).toEqual(Array(2).fill('App sent message without being connected'))
      await early.connect()
      await early.emit('step', 3)
      await settle()
      expect(heard).toEqual([1, 2, 3])
      await early.connect()
      await settle()
      expect(heard).toEqual([1, 2, 3])
    })

    test('P-09: a queued message carries its data as it was when it was sent', async () => {
      const { frame, hub, settle } = stage()
      const heard: unknown[] = []
      hub.on('draft', (data) => heard.push(data))
      const early = await (await frame('acme.notes')).createAppHub({ log: () => undefined })
      await early.run(({ emit }) => {
        const draft = { lines: 1 }
        emit('draft', draft)
        draft.lines = 2
      })
      await early.connect()
      await settle()
      expect(heard).toEqual([{ lines: 1 }])
    })

    test('P-07 F-030: data that cannot be cloned is an error at the call, early or late, and breaks nothing', async () => {
      const { frame, hub, settle } = stage()
      const heard: unknown[] = []
      hub.on('*', (data) => heard.push(data))
      const app = await (await frame('acme.notes')).createAppHub({ log: () => undefined })
      const uncloneable = expect.objectContaining({ name: 'DataCloneError' })
      await expect(app.emit('early', () => 1)).rejects.toEqual(uncloneable)
      await app.connect()
      await expect(app.emit('late', () => 1)).rejects.toEqual(uncloneable)
      await expect(app.emitLater('now', 'later', () => 1)).rejects.toEqual(uncloneable)
      expect(() => hub.emit('acme.notes', 'late', () => 1)).toThrow(uncloneable)
      await app.emit('fine', 'data')
      await settle()
      expect(heard).toEqual(['data'])
    })

    test('P-21 F-047: emit takes one or two arguments, at once and after a delay', async () => {
      const { app, hub, settle } = stage()
      const heard: unknown[] = []
      hub.on('*', (data, _, topic) => heard.push([topic, data]))
      const { emit, emitLater } = await app('acme.notes')
      const later: (...event: unknown[]) => Promise<unknown> = emitLater as never
      await expect(later('now')).rejects.toThrow(new TypeError(appTexts.emitArguments))
      await expect(later('now', 'topic', 1, 2)).rejects.toThrow(new TypeError(appTexts.emitArguments))
      const any: (...event: unknown[]) => Promise<void> = emit as never
      await expect(any()).rejects.toThrow(new TypeError(appTexts.emitArguments))
      await expect(any('topic', 1, 2)).rejects.toThrow(new TypeError(appTexts.emitArguments))
      await emit('bare')
      await emit('full', { amount: '1.00' })
      await settle()
      expect(heard).toEqual([
        ['bare', undefined],
        ['full', { amount: '1.00' }],
      ])
    })

    test('P-03 F-027: an app hears its top window and no other', async () => {
      const { app, world, settle } = stage()
      const { frame, on, connected } = await app('acme.notes')
      const heard: unknown[] = []
      await on('*', (data) => heard.push(data))
      const message = { type: 'EVENT', target: connected.appId, topic: 'hello', data: 'evil', viaHub: true }
      // another app, and a window of the shell's own origin that is not the shell
      for (const of of ['app', 'shell'] as const) {
        const other = await world.openFrame({ of })
        await other.postToFrame(frame, message)
      }
      await settle()
      expect(heard).toEqual([])
    })

    test('P-06 F-029, F-276: an app whose top is no window cannot post to it', async () => {
      const { world } = stage()
      const alone = { top: {}, addEventListener() {}, removeEventListener() {} }
      const lost = createAppHub({ window: alone, shellOrigin: world.shellOrigin })
      await expect(lost.connect()).rejects.toThrow(new TypeError('postMessage called on a non Window object.'))
      lost.stop()
    })

    test('P-03: an app that expects another shell than the one around it neither tells nor believes that one', async () => {
      const { frame, clock, settle, hub, warnings } = stage()
      const made = await frame('acme.notes')
      const astray = await made.createAppHub({ shellOrigin: 'https://elsewhere.example' })
      const connecting = astray.connect()
      made.window.postMessage({ type: 'CONNACK', token: 'bait', target: 'acme.notes', viaHub: true }, '*')
      await settle()
      expect(hub.connected()).toEqual([])
      expect(warnings).toEqual([])
      clock.pass(10_000)
      await expect(connecting).rejects.toThrow(appTexts.noAnswer)
    })

    test('P-08: connecting fails where no shell answers within ten seconds', async () => {
      const { world, clock } = stage()
      const lost = await (await world.openFrame()).createAppHub()
      const connecting = lost.connect()
      clock.pass(10_000)
      await expect(connecting).rejects.toThrow(appTexts.noAnswer)
    })
  })
}
