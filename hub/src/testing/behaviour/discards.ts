import { expect } from 'vitest'
import { MESSAGE_TYPES } from '../../envelope.ts'
import { texts } from '../../texts.ts'
import type { Runner } from '../runner.ts'
import type { World } from '../world.ts'
import { useStage } from './use-stage.ts'

export function discardBehaviour(openWorld: () => World, runner: Runner): void {
  const { describe, test } = runner
  const stage = useStage(openWorld, runner)

  describe('what the shell discards', () => {
    test('P-13 F-020, F-272: a message with a wrong token, or none', async () => {
      const { page, hub, settle, warnings } = stage()
      const heard: unknown[] = []
      hub.on('*', (data) => heard.push(data))
      const { frame, send } = await page('acme.notes')
      send({ type: 'EVENT', target: hub.shellId, topic: 'hello', token: 'f'.repeat(48) })
      frame.postToShell({ type: 'EVENT', target: hub.shellId, topic: 'hello' })
      await settle()
      expect(warnings).toEqual(['Token invalid, discarding message!', 'Token invalid, discarding message!'])
      expect(heard).toEqual([])
    })

    test('P-13: everything but CONNECT from a frame that never connected', async () => {
      const { frame, settle, warnings, hub } = stage()
      const made = await frame('acme.notes')
      const others = MESSAGE_TYPES.filter((type) => type !== 'CONNECT')
      for (const type of others) made.postToShell({ type, target: hub.shellId, topic: 'hello' })
      await settle()
      expect(warnings).toEqual(others.map(() => texts.tokenInvalid))
    })

    test('P-15 F-021, F-274: a message whose source is its target, whether it names the source or not', async () => {
      const { page, settle, warnings } = stage()
      const { send, heard } = await page('acme.notes')
      send({ type: 'EVENT', source: 'acme.notes', target: 'acme.notes', topic: 'hello' })
      send({ type: 'EVENT', target: 'acme.notes', topic: 'hello' })
      await settle()
      expect(warnings).toEqual(Array(2).fill('Source and destination match, discarding message!'))
      expect(heard()).toEqual([])
    })

    for (const [fact, type] of [
      ['F-023', 'EVENT'],
      ['F-024', 'SPAWN-SUCCESS'],
      ['F-025', 'SPAWN-FAIL'],
    ] as const) {
      test(`P-18 ${fact}: ${type} without target`, async () => {
        const { page, settle, warnings } = stage()
        const { send } = await page('acme.notes')
        send({ type, topic: 'hello' })
        await settle()
        expect(warnings).toEqual([texts.noTarget])
      })
    }

    test('P-18: an EVENT without topic, and one for an app that is not connected', async () => {
      const { page, settle, warnings, hub } = stage()
      const { send } = await page('acme.notes')
      send({ type: 'EVENT', target: hub.shellId })
      send({ type: 'EVENT', target: 'acme.absent', topic: 'hello' })
      await settle()
      expect(warnings).toEqual([texts.noTopic, texts.targetNotConnected])
    })

    test('P-39: a topic of the shell that one app sends to another', async () => {
      const { page, settle, warnings } = stage()
      const { send } = await page('acme.notes')
      const books = await page('acme.books')
      send({ type: 'EVENT', target: 'acme.books', topic: 'kontor.session', data: { accessToken: 'forged' } })
      await settle()
      expect(warnings).toEqual([texts.shellTopic])
      expect(books.heard()).toEqual([])
    })

    test('P-39: a topic with the prefix of the shell that the shell has not, though any other reaches it', async () => {
      const { page, settle, warnings, hub } = stage()
      const heard: string[] = []
      hub.on('*', (_, source, topic) => heard.push(`${topic} of ${source}`))
      const { send } = await page('acme.notes')
      for (const topic of ['kontor.mine', 'kontor.constructor', 'kontor.', 'mine'])
        send({ type: 'EVENT', target: hub.shellId, topic })
      await settle()
      expect(warnings).toEqual([texts.unknownShellTopic, texts.unknownShellTopic, texts.unknownShellTopic])
      expect(heard).toEqual(['mine of acme.notes'])
    })

    test('P-02 F-010: types that only the shell sends', async () => {
      const { page, settle, warnings } = stage()
      const { send } = await page('acme.notes')
      send({ type: 'CONNACK' })
      send({ type: 'PING' })
      await settle()
      expect(warnings).toEqual([texts.notFromAnApp, texts.notFromAnApp])
    })

    test('P-17: a message that claims to come from the shell', async () => {
      const { page, settle, warnings, hub } = stage()
      const { send } = await page('acme.notes')
      send({ type: 'EVENT', target: hub.shellId, topic: 'hello', viaHub: true })
      await settle()
      expect(warnings).toEqual([texts.claimsViaHub])
    })

    test('P-18: the order of the checks is shape, source and target, token, type, target', async () => {
      const { page, settle, warnings } = stage()
      const { send } = await page('acme.notes')
      const token = 'stolen'
      send({ type: 'CONNACK', token, target: 'acme.notes', source: 'acme.notes', viaHub: true })
      send({ type: 'CONNACK', token, target: 'acme.notes', source: 'acme.notes' })
      send({ type: 'CONNACK', token })
      send({ type: 'CONNACK' })
      send({ type: 'EVENT' })
      await settle()
      expect(warnings).toEqual([
        texts.claimsViaHub,
        texts.sourceIsTarget,
        texts.tokenInvalid,
        texts.notFromAnApp,
        texts.noTarget,
      ])
    })

    test('P-13: a warning says which app and what, and never the token or the data', async () => {
      const { page, settle, about, hub } = stage()
      const { send } = await page('acme.notes')
      send({ type: 'EVENT', token: 'secret', target: hub.shellId, topic: 'hello', data: 'private' })
      await settle()
      expect(about).toEqual([{ app: 'acme.notes', type: 'EVENT', target: hub.shellId, topic: 'hello' }])
    })
  })
}
