import { expect } from 'vitest'
import { MAX_COSTLY_MESSAGES_PER_SECOND } from '../../constants.ts'
import type { Envelope } from '../../envelope.ts'
import { texts } from '../../texts.ts'
import type { Runner } from '../runner.ts'
import type { Stage } from '../stage.ts'
import type { World } from '../world.ts'
import { useStage } from './use-stage.ts'

export function lineBehaviour(openWorld: () => World, runner: Runner): void {
  const { describe, test } = runner
  const stage = useStage(openWorld, runner)

  /** A connected page that asked for a line, and speaks the protocol by hand. */
  async function withLine({ frame, settle }: Stage, appId: string) {
    const made = await frame(appId)
    made.postToShell({ type: 'CONNECT', data: { page: appId, port: true } })
    await settle()
    const [connack] = made.received as Envelope[]
    return { frame: made, token: connack?.token ?? '' }
  }

  describe('line', () => {
    test('P-37: who asks for a line gets it with CONNACK, and all else comes over it', async () => {
      const here = stage()
      const { frame, token } = await withLine(here, 'acme.notes')
      expect(frame.received).toEqual([{ type: 'CONNACK', token, target: 'acme.notes', viaHub: true }])
      expect(frame.receivedOnLine).toEqual([])
      for (const data of [1, 2]) here.hub.emit('acme.notes', 'hello', data)
      await here.settle()
      const event = { type: 'EVENT', source: here.hub.shellId, target: 'acme.notes', topic: 'hello', viaHub: true }
      expect(frame.receivedOnLine).toEqual([
        { ...event, data: 1 },
        { ...event, data: 2 },
      ])
      expect(frame.received.slice(1)).toEqual(frame.receivedOnLine)
    })

    test('P-37: who does not ask hears and speaks by the windows alone', async () => {
      const { page, hub, settle } = stage()
      const { frame, heard } = await page('acme.notes')
      hub.emit('acme.notes', 'hello')
      await settle()
      expect(heard()).toHaveLength(1)
      expect(frame.receivedOnLine).toEqual([])
    })

    test('P-37: our app side asks for a line, and speaks and hears over it', async () => {
      const { app, hub, settle } = stage()
      const heard: unknown[] = []
      const notes = await app('acme.notes')
      await notes.on('answer', (data) => heard.push(data))
      hub.on('question', (data, source) => hub.emit(source, 'answer', data))
      for (const data of [1, 2, 3]) await notes.emit('question', data)
      await settle()
      expect(heard).toEqual([1, 2, 3])
      expect(notes.frame.receivedOnLine).toHaveLength(3)
    })

    test('P-37: what comes over a line is checked as what comes by a window', async () => {
      const here = stage()
      const { hub, settle, warnings } = here
      const heard: unknown[] = []
      hub.on('*', (data) => heard.push(data))
      const { frame, token } = await withLine(here, 'acme.notes')
      const event = { type: 'EVENT', token, target: hub.shellId, topic: 'hello' }
      frame.postOnLine('noise')
      frame.postOnLine({ ...event, viaHub: true })
      frame.postOnLine({ ...event, source: 'acme.books' })
      frame.postOnLine({ ...event, target: 'acme.notes' })
      frame.postOnLine({ ...event, token: 'stolen' })
      frame.postOnLine({ ...event, type: 'CONNACK' })
      frame.postOnLine({ ...event, data: Array(70_000).fill(0) })
      frame.postOnLine({ ...event, data: 'good' })
      await settle()
      expect(warnings).toEqual([
        texts.notAnEnvelope,
        texts.claimsViaHub,
        texts.sourceForged,
        texts.sourceIsTarget,
        texts.tokenInvalid,
        texts.notFromAnApp,
        texts.tooLarge,
      ])
      expect(heard).toEqual(['good'])
    })

    test('P-34, P-37: a flood over a line is no more than one by a window, nor both together', async () => {
      const here = stage()
      const { hub, settle, warnings, clock } = here
      let heard = 0
      hub.on('flood', () => {
        heard += 1
      })
      const { frame, token } = await withLine(here, 'evil.app')
      clock.pass(1000)
      const event = { type: 'EVENT', token, target: hub.shellId, topic: 'flood' }
      for (let n = 0; n < 500; n += 1) {
        frame.postOnLine(event)
        frame.postToShell(event)
      }
      await settle()
      expect(heard).toBe(MAX_COSTLY_MESSAGES_PER_SECOND)
      expect(warnings).toEqual([texts.tooMany])
    })

    test('P-37: a line ends with its connection', async () => {
      const here = stage()
      const { hub, settle, warnings } = here
      const heard: unknown[] = []
      hub.on('*', (data) => heard.push(data))
      const { frame, token } = await withLine(here, 'acme.notes')
      const event = { type: 'EVENT', token, target: hub.shellId, topic: 'hello' }
      // the page connects anew, by windows only: its old line is worth as little as its old token
      frame.postToShell({ type: 'CONNECT', data: { page: 'another' } })
      await settle()
      const { token: next } = frame.received.at(-1) as Envelope
      frame.postOnLine(event)
      frame.postOnLine({ ...event, token: next })
      await settle()
      hub.emit('acme.notes', 'hello')
      await settle()
      expect(heard).toEqual([])
      expect(warnings).toEqual([])
      expect(frame.receivedOnLine).toEqual([])
      expect(frame.received).toHaveLength(3)
    })
  })
}
