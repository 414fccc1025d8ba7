import { expect } from 'vitest'
import { onAppRequest } from '../../shell/requests.ts'
import type { Runner } from '../runner.ts'
import type { World } from '../world.ts'
import { useStage } from './use-stage.ts'

export function requestBehaviour(openWorld: () => World, runner: Runner): void {
  const { describe, test } = runner
  const stage = useStage(openWorld, runner)

  describe('requests of the shell', () => {
    test('P-40: each has its own answer, in whatever order the answers come', async () => {
      const { page, hub, settle } = stage()
      const replies: (() => void)[] = []
      onAppRequest(hub, 'kontor.confirm', ({ title }, reply) => replies.unshift(() => reply.with(title === 'Two?')))
      const notes = await page('acme.notes')
      const ask = (request: string, title: string) =>
        notes.send({ type: 'EVENT', target: hub.shellId, topic: 'kontor.confirm', data: { request, title } })
      ask('a', 'One?')
      ask('b', 'Two?')
      await settle()
      for (const answer of replies) answer()
      await settle()
      expect(notes.heard().map(({ topic, data }) => [topic, data])).toEqual([
        ['kontor.answer', { request: 'b', answer: true }],
        ['kontor.answer', { request: 'a', answer: false }],
      ])
    })

    test('P-40: it is answered once, by what was said first', async () => {
      const { page, hub, settle } = stage()
      onAppRequest(hub, 'kontor.confirm', (_, reply) => {
        reply.refuse('busy')
        reply.with(true)
      })
      const notes = await page('acme.notes')
      notes.send({ type: 'EVENT', target: hub.shellId, topic: 'kontor.confirm', data: { request: 'a', title: 'One?' } })
      await settle()
      expect(notes.heard().map(({ data }) => data)).toEqual([{ request: 'a', refused: 'busy' }])
    })

    test('P-40: one that is not of the form that its topic carries is refused, and one without a name discarded', async () => {
      const { page, hub, settle } = stage()
      const log: string[] = []
      onAppRequest(
        hub,
        'kontor.confirm',
        (_, reply) => reply.with(true),
        (text) => log.push(text),
      )
      const notes = await page('acme.notes')
      for (const data of [{ request: 'a', title: '' }, { title: 'One?' }])
        notes.send({ type: 'EVENT', target: hub.shellId, topic: 'kontor.confirm', data })
      await settle()
      expect(notes.heard().map(({ data }) => data)).toEqual([{ request: 'a', refused: 'malformed' }])
      expect(log).toHaveLength(2)
    })

    test('P-40: an answer goes to the app that asked, and to no other', async () => {
      const { page, hub, settle } = stage()
      onAppRequest(hub, 'kontor.ask', (_, reply) => reply.with({ why: 'secret' }))
      const [notes, evil] = [await page('acme.notes'), await page('evil.app')]
      const data = { request: 'a', title: 'Why?', fields: [{ name: 'why', label: 'Reason' }] }
      notes.send({ type: 'EVENT', target: hub.shellId, topic: 'kontor.ask', data })
      evil.send({ type: 'EVENT', target: 'acme.notes', topic: 'kontor.answer', data: { request: 'a', answer: null } })
      await settle()
      expect(notes.heard().map(({ data: heard }) => heard)).toEqual([{ request: 'a', answer: { why: 'secret' } }])
      expect(evil.heard()).toEqual([])
    })
  })
}
