import { expect } from 'vitest'
import { DELAYS } from '../../delays.ts'
import type { Runner } from '../runner.ts'
import type { World } from '../world.ts'
import { useStage } from './use-stage.ts'

export function eventBehaviour(openWorld: () => World, runner: Runner): void {
  const { describe, test } = runner
  const stage = useStage(openWorld, runner)

  describe('events', () => {
    test('P-19 F-041, F-042: they reach the subscribers of their topic, and of *', async () => {
      const { app, hub, settle } = stage()
      const heard: string[] = []
      hub.on('saved', (data, source) => heard.push(`saved ${data} by ${source}`))
      hub.on('*', (data, source, topic) => heard.push(`any ${topic} ${data} by ${source}`))
      const notes = await app('acme.notes')
      await notes.emit('saved', 7)
      await notes.emit('closed', 8)
      await settle()
      expect(heard).toEqual(['saved 7 by acme.notes', 'any saved 7 by acme.notes', 'any closed 8 by acme.notes'])
    })

    test('P-19: a subscription ends when it is ended', async () => {
      const { app, hub, settle } = stage()
      const heard: unknown[] = []
      const end = hub.on('saved', (data) => heard.push(data))
      const notes = await app('acme.notes')
      await notes.emit('saved', 1)
      await settle()
      end()
      await notes.emit('saved', 2)
      await settle()
      expect(heard).toEqual([1])
    })

    test('P-20: an app reaches another app through the shell, which says who sent it', async () => {
      const { app, settle } = stage()
      const notes = await app('acme.notes')
      const books = await app('acme.books')
      const heard: unknown[] = []
      await books.on('entry', (data, source, topic) => heard.push([data, source, topic]))
      await notes.emitTo('acme.books', 'entry', { account: '4711' })
      await settle()
      expect(heard).toEqual([[{ account: '4711' }, 'acme.notes', 'entry']])
    })

    test('P-14, P-17: what the shell passes on carries viaHub and no token', async () => {
      const { page, settle } = stage()
      const notes = await page('acme.notes')
      const books = await page('acme.books')
      notes.send({ type: 'EVENT', target: 'acme.books', topic: 'entry', data: 1 })
      await settle()
      expect(books.heard()).toEqual([
        { type: 'EVENT', target: 'acme.books', topic: 'entry', data: 1, source: 'acme.notes', viaHub: true },
      ])
    })

    test('P-22: a broadcast is one EVENT to each connected app, with that app as its target', async () => {
      const { page, frame, hub, settle } = stage()
      const pages = [await page('acme.notes'), await page('acme.books')]
      const waiting = await frame('acme.slow')
      hub.broadcast('kontor.preferences', { theme: 'dark' })
      await settle()
      expect(pages.map(({ heard }) => heard())).toEqual(
        ['acme.notes', 'acme.books'].map((target) => [
          {
            type: 'EVENT',
            source: hub.shellId,
            target,
            topic: 'kontor.preferences',
            data: { theme: 'dark' },
            viaHub: true,
          },
        ]),
      )
      expect(waiting.received).toEqual([])
      expect(hub.emit('acme.slow', 'hello')).toBe(false)
    })

    for (const [fact, delay, wait] of [
      ['F-043', 'now', 100],
      ['F-044', 'fast', 200],
      ['F-045', 'slow', 600],
      ['F-046', undefined, 200],
    ] as const) {
      test(`P-23 ${fact}: dispatch ${delay} waits ${wait} ms`, async () => {
        const { app, hub, settle, clock } = stage()
        const heard: unknown[] = []
        hub.on('late', (data) => heard.push(data))
        const notes = await app('acme.notes')
        await notes.emitLater(delay, 'late', 1)
        clock.pass(wait - 1)
        await settle()
        expect(heard).toEqual([])
        clock.pass(1)
        await settle()
        expect(heard).toEqual([1])
      })
    }

    test('P-23: a delayed event can be called off, and a plain one knows no delay', async () => {
      const { app, hub, settle, clock } = stage()
      const heard: unknown[] = []
      hub.on('*', (data) => heard.push(data))
      const notes = await app('acme.notes')
      const callOff = await notes.emitLater('slow', 'late', 'never')
      await notes.emit('plain', 'at once')
      await settle()
      expect(heard).toEqual(['at once'])
      await callOff()
      clock.pass(DELAYS.slow)
      await settle()
      expect(heard).toEqual(['at once'])
    })

    test('P-23: a delayed event carries its data as it was when it was sent', async () => {
      const { app, hub, settle, clock } = stage()
      const heard: unknown[] = []
      hub.on('draft', (data) => heard.push(data))
      const notes = await app('acme.notes')
      await notes.run(({ emitLater }) => {
        const draft = { lines: 1 }
        emitLater('now', 'draft', draft)
        draft.lines = 2
      })
      clock.pass(DELAYS.now)
      await settle()
      expect(heard).toEqual([{ lines: 1 }])
    })

    test('P-24: a handler that throws is reported and hinders nobody', async () => {
      const faults: unknown[] = []
      const { app, hub, settle } = stage({ failed: (error) => faults.push(error) })
      const heard: unknown[] = []
      const fault = new Error('handler')
      hub.on('saved', () => {
        throw fault
      })
      hub.on('saved', (data) => heard.push(data))
      const notes = await app('acme.notes', { failed: (error) => faults.push(error) })
      await notes.run(({ on }) =>
        on('answer', () => {
          throw new Error('handler')
        }),
      )
      await notes.on('answer', (data) => heard.push(data))
      await notes.emit('saved', 1)
      hub.emit('acme.notes', 'answer', 2)
      await settle()
      expect(heard.toSorted()).toEqual([1, 2])
      expect(faults).toEqual([fault, expect.objectContaining({ message: 'handler' })])
    })
  })
}
