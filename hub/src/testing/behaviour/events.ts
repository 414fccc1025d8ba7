import { describe, expect, test } from 'vitest'
import { DELAYS } from '../../delays.ts'
import type { World } from '../world.ts'
import { useStage } from './use-stage.ts'

export function eventBehaviour(openWorld: () => World): void {
  const stage = useStage(openWorld)

  describe('events', () => {
    test('P-19 F-041, F-042: they reach the subscribers of their topic, and of *', async () => {
      const { app, hub, settle } = stage()
      const heard: string[] = []
      hub.on('saved', (data, source) => heard.push(`saved ${data} by ${source}`))
      hub.on('*', (data, source, topic) => heard.push(`any ${topic} ${data} by ${source}`))
      const notes = await app('acme.notes')
      notes.emit('saved', 7)
      notes.emit('closed', 8)
      await settle()
      expect(heard).toEqual(['saved 7 by acme.notes', 'any saved 7 by acme.notes', 'any closed 8 by acme.notes'])
    })

    test('P-19: a subscription ends when it is ended', async () => {
      const { app, hub, settle } = stage()
      const heard: unknown[] = []
      const end = hub.on('saved', (data) => heard.push(data))
      const notes = await app('acme.notes')
      notes.emit('saved', 1)
      await settle()
      end()
      notes.emit('saved', 2)
      await settle()
      expect(heard).toEqual([1])
    })

    test('P-20: an app reaches another app through the shell, which says who sent it', async () => {
      const { app, settle } = stage()
      const notes = await app('acme.notes')
      const books = await app('acme.books')
      const heard: unknown[] = []
      books.on('entry', (data, source, topic) => heard.push([data, source, topic]))
      notes.emitTo('acme.books', 'entry', { account: '4711' })
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

    test.each([
      ['F-043', 'now', 100],
      ['F-044', 'fast', 200],
      ['F-045', 'slow', 600],
      ['F-046', undefined, 200],
    ] as const)('P-23 %s: dispatch %s waits %i ms', async (_, delay, wait) => {
      const { app, hub, settle, clock } = stage()
      const heard: unknown[] = []
      hub.on('late', (data) => heard.push(data))
      const notes = await app('acme.notes')
      notes.emitLater(delay, 'late', 1)
      clock.pass(wait - 1)
      await settle()
      expect(heard).toEqual([])
      clock.pass(1)
      await settle()
      expect(heard).toEqual([1])
    })

    test('P-23: a delayed event can be called off, and a plain one knows no delay', async () => {
      const { app, hub, settle, clock } = stage()
      const heard: unknown[] = []
      hub.on('*', (data) => heard.push(data))
      const notes = await app('acme.notes')
      const callOff = notes.emitLater('slow', 'late', 'never')
      notes.emit('plain', 'at once')
      await settle()
      expect(heard).toEqual(['at once'])
      callOff()
      clock.pass(DELAYS.slow)
      await settle()
      expect(heard).toEqual(['at once'])
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
      notes.on('answer', () => {
        throw fault
      })
      notes.on('answer', (data) => heard.push(data))
      notes.emit('saved', 1)
      hub.emit('acme.notes', 'answer', 2)
      await settle()
      expect(heard.toSorted()).toEqual([1, 2])
      expect(faults).toEqual([fault, fault])
    })
  })
}
