import { describe, expect, test } from 'vitest'
import { createAppHub } from '../../app/index.ts'
import { texts } from '../../texts.ts'
import type { World } from '../world.ts'
import { useStage } from './use-stage.ts'

export function appBehaviour(openWorld: () => World): void {
  const stage = useStage(openWorld)

  describe('app side', () => {
    test('P-08 F-016: an app learns its id and token by connecting, and connects once', async () => {
      const { app, hub, warnings } = stage()
      const { connected, connect } = await app('acme.notes')
      expect(connected.appId).toBe('acme.notes')
      expect(await connect()).toBe(connected)
      expect(hub.connected()).toEqual(['acme.notes'])
      expect(warnings).toEqual([])
    })

    test('P-09 F-018, F-019, F-275: what is sent too early waits, warns, and follows in order, once', async () => {
      const { frame, hub, settle, clock } = stage()
      const heard: unknown[] = []
      hub.on('*', (data) => heard.push(data))
      const said: string[] = []
      const early = (await frame('acme.notes')).createAppHub({ clock, log: (text) => said.push(text) })
      early.emit('step', 1)
      early.emit('step', 2)
      await settle()
      expect(heard).toEqual([])
      expect(said).toEqual(Array(2).fill('App sent message without being connected'))
      await early.connect()
      early.emit('step', 3)
      await settle()
      expect(heard).toEqual([1, 2, 3])
      await early.connect()
      await settle()
      expect(heard).toEqual([1, 2, 3])
    })

    test('P-09: a queued message carries its data as it was when it was sent', async () => {
      const { frame, hub, settle, clock } = stage()
      const heard: unknown[] = []
      hub.on('draft', (data) => heard.push(data))
      const early = (await frame('acme.notes')).createAppHub({ clock, log: () => undefined })
      const draft = { lines: 1 }
      early.emit('draft', draft)
      draft.lines = 2
      await early.connect()
      await settle()
      expect(heard).toEqual([{ lines: 1 }])
    })

    test('P-07 F-030: data that cannot be cloned is an error at the call, early or late, and breaks nothing', async () => {
      const { frame, hub, settle, clock } = stage()
      const heard: unknown[] = []
      hub.on('*', (data) => heard.push(data))
      const app = (await frame('acme.notes')).createAppHub({ clock, log: () => undefined })
      expect(() => app.emit('early', () => 1)).toThrow(expect.objectContaining({ name: 'DataCloneError' }))
      await app.connect()
      expect(() => app.emit('late', () => 1)).toThrow(expect.objectContaining({ name: 'DataCloneError' }))
      expect(() => hub.emit('acme.notes', 'late', () => 1)).toThrow(expect.objectContaining({ name: 'DataCloneError' }))
      app.emit('fine', 'data')
      await settle()
      expect(heard).toEqual(['data'])
    })

    test('P-21 F-047: emit takes one or two arguments', async () => {
      const { app, hub, settle } = stage()
      const heard: unknown[] = []
      hub.on('*', (data, _, topic) => heard.push([topic, data]))
      const { emit } = await app('acme.notes')
      const any: (...event: unknown[]) => void = emit as never
      expect(() => any()).toThrow(new TypeError(texts.emitArguments))
      expect(() => any('topic', 1, 2)).toThrow(new TypeError(texts.emitArguments))
      emit('bare')
      emit('full', { amount: '1.00' })
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
      on('*', (data) => heard.push(data))
      const message = { type: 'EVENT', target: connected.appId, topic: 'hello', data: 'evil', viaHub: true }
      // another app, and a window of the shell's own origin that is not the shell
      for (const of of ['app', 'shell'] as const) (await world.openFrame({ of })).postToFrame(frame, message)
      await settle()
      expect(heard).toEqual([])
    })

    test('P-06 F-029, F-276: an app whose top is no window cannot post to it', async () => {
      const { world } = stage()
      const { ownWindow } = await world.openFrame()
      const lost = createAppHub({ window: { ...ownWindow, top: {} }, shellOrigin: world.shellOrigin })
      await expect(lost.connect()).rejects.toThrow(new TypeError('postMessage called on a non Window object.'))
      lost.stop()
    })

    test('P-03: an app that expects another shell than the one around it neither tells nor believes that one', async () => {
      const { frame, clock, settle, hub, warnings } = stage()
      const made = await frame('acme.notes')
      const astray = made.createAppHub({ clock, shellOrigin: 'https://elsewhere.example' })
      const connecting = astray.connect()
      made.window.postMessage({ type: 'CONNACK', token: 'bait', target: 'acme.notes', viaHub: true }, '*')
      await settle()
      expect(hub.connected()).toEqual([])
      expect(warnings).toEqual([])
      clock.pass(10_000)
      await expect(connecting).rejects.toThrow(texts.noAnswer)
    })

    test('P-08: connecting fails where no shell answers within ten seconds', async () => {
      const { world, clock } = stage()
      const lost = (await world.openFrame()).createAppHub({ clock })
      const connecting = lost.connect()
      clock.pass(10_000)
      await expect(connecting).rejects.toThrow(texts.noAnswer)
    })
  })
}
