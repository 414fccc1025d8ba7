import { expect } from 'vitest'
import { MAX_COSTLY_MESSAGES_PER_SECOND, MAX_FLOODED_SECONDS, MAX_MESSAGES_PER_SECOND } from '../../constants.ts'
import { onAppTopic } from '../../shell/index.ts'
import { texts } from '../../texts.ts'
import type { Runner } from '../runner.ts'
import type { Page, Stage } from '../stage.ts'
import type { World } from '../world.ts'
import { useStage } from './use-stage.ts'

export function hostileBehaviour(openWorld: () => World, runner: Runner): void {
  const { describe, test } = runner
  const stage = useStage(openWorld, runner)

  describe('hostile frames', () => {
    test('P-05: a window that is no frame of the shell is not heard, whatever token it stole', async () => {
      const { page, world, hub, settle, warnings } = stage()
      const heard: unknown[] = []
      hub.on('*', (data) => heard.push(data))
      const { token } = await page('acme.notes')
      const stranger = await world.openFrame()
      stranger.postToShell({ type: 'EVENT', token, source: 'acme.notes', target: hub.shellId, topic: 'hello' })
      stranger.postToShell({ type: 'CONNECT', source: 'acme.notes' })
      await settle()
      expect(heard).toEqual([])
      expect(stranger.received).toEqual([])
      expect(warnings).toEqual([texts.unknownWindow])
    })

    test("P-05: a frame that went to another site is not heard, and gets nothing of its app's", async () => {
      const { world, hub, settle, warnings } = stage()
      const moved = await world.openFrame()
      hub.register('acme.notes', moved.window, 'https://notes.acme.example')
      moved.postToShell({ type: 'CONNECT' })
      await settle()
      expect(moved.received).toEqual([])
      expect(warnings).toEqual([texts.unexpectedOrigin])
    })

    test("P-13: another app's token is worth nothing", async () => {
      const { page, hub, settle, warnings } = stage()
      const [notes, thief] = [await page('acme.notes'), await page('evil.app')]
      thief.send({ type: 'EVENT', token: notes.token, target: hub.shellId, topic: 'hello' })
      await settle()
      expect(warnings).toEqual([texts.tokenInvalid])
    })

    test('P-13: a token of an earlier connection is worth nothing', async () => {
      const { page, hub, settle, warnings } = stage()
      const { frame, send, token } = await page('acme.notes')
      hub.loaded('acme.notes')
      hub.loaded('acme.notes')
      frame.postToShell({ type: 'CONNECT' })
      await settle()
      send({ type: 'EVENT', token, target: hub.shellId, topic: 'replayed' })
      await settle()
      expect(warnings).toEqual([texts.tokenInvalid])
    })

    test('P-16: an app cannot speak in the name of another, or of the shell', async () => {
      const { page, hub, settle, warnings } = stage()
      const [victim, thief] = [await page('acme.notes'), await page('evil.app')]
      for (const source of ['acme.books', hub.shellId]) {
        thief.send({ type: 'EVENT', source, target: 'acme.notes', topic: 'kontor.session' })
      }
      await settle()
      expect(victim.heard()).toEqual([])
      expect(warnings).toEqual([texts.sourceForged, texts.sourceForged])
    })

    test("P-16: another app's event of a topic of the shell's does not pass for the shell's word", async () => {
      const { app, hub, settle } = stage()
      const notes = await app('acme.notes')
      const heard: unknown[] = []
      await notes.onShellTopic('kontor.navigate', ({ path }) => heard.push(path))
      const evil = await app('evil.app')
      await evil.emitTo('acme.notes', 'kontor.navigate', { path: '/evil' })
      hub.emit('acme.notes', 'kontor.navigate', { path: '/good' })
      await settle()
      expect(heard).toEqual(['/good'])
    })

    for (const [what, message] of [
      ['text', 'hello'],
      ['nothing', null],
      ['a list', [{ type: 'CONNECT' }]],
      ['an unknown type', { type: 'CONECT' }],
      ['an eighth field', { type: 'CONNECT', extra: 1 }],
      ['a field of another kind', { type: 'CONNECT', source: { id: 'acme.notes' } }],
      ['a name without end', { type: 'CONNECT', topic: 'x'.repeat(257) }],
      ['an own __proto__', JSON.parse('{"type":"CONNECT","__proto__":{"viaHub":true}}')],
      ['a constructor', JSON.parse('{"type":"CONNECT","constructor":{"prototype":{"polluted":true}}}')],
    ] as const) {
      test(`P-01, P-35 F-009: ${what} is no envelope`, async () => {
        const { frame, settle, warnings, hub } = stage()
        const made = await frame('acme.notes')
        made.postToShell(message)
        await settle()
        expect(warnings).toEqual([texts.notAnEnvelope])
        expect(hub.connected()).toEqual([])
        expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
      })
    }

    test('P-35: names that objects know by heart are app ids and topics like any other', async () => {
      const { app, hub, settle } = stage()
      const heard: unknown[] = []
      const names = ['__proto__', 'constructor', 'hasOwnProperty', 'toString']
      for (const name of names) hub.on(name, (data) => heard.push(data))
      const notes = await app('__proto__')
      for (const name of names) await notes.emit(name, name)
      await settle()
      expect(heard).toEqual(names)
    })

    test('P-35: data with an own __proto__ arrives as data and pollutes nothing', async () => {
      const { page, hub, settle } = stage()
      const heard: unknown[] = []
      onAppTopic(hub, 'kontor.navigated', (data) => heard.push(data))
      const { send } = await page('acme.notes')
      const data: unknown = JSON.parse('{"path":"/a","title":"A","__proto__":{"replace":true}}')
      send({ type: 'EVENT', target: hub.shellId, topic: 'kontor.navigated', data })
      await settle()
      expect(heard).toEqual([{ path: '/a', title: 'A' }])
    })

    test("P-35: the shell discards data that is not what one of Kontor's topics carries", async () => {
      const { page, hub, settle } = stage()
      const [heard, warnings]: [unknown[], string[]] = [[], []]
      const log = (text: string) => warnings.push(text)
      onAppTopic(hub, 'kontor.navigated', (data) => heard.push(data), log)
      onAppTopic(hub, 'kontor.notice', (data) => heard.push(data), log)
      const { send } = await page('acme.notes')
      const event = (topic: string, data: unknown) => send({ type: 'EVENT', target: hub.shellId, topic, data })
      event('kontor.navigated', { path: 'javascript:alert(1)', title: 'A' })
      event('kontor.navigated', { path: '/a' })
      event('kontor.notice', { kind: 'shout', text: 'A' })
      await settle()
      expect(heard).toEqual([])
      expect(warnings).toEqual([
        `${texts.topicData} (kontor.navigated of acme.notes)`,
        `${texts.topicData} (kontor.navigated of acme.notes)`,
        `${texts.topicData} (kontor.notice of acme.notes)`,
      ])
    })

    test('P-36: data that is too large is discarded with a warning, whoever it is for', async () => {
      const { page, hub, settle, warnings } = stage()
      const heard: unknown[] = []
      hub.on('*', (data) => heard.push(data))
      const [notes, books] = [await page('acme.notes'), await page('acme.books')]
      const large = [...Array(70_000).keys()]
      const small = large.slice(0, 1000)
      for (const data of [large, small]) {
        notes.send({ type: 'EVENT', target: hub.shellId, topic: 'entries', data })
        notes.send({ type: 'EVENT', target: 'acme.books', topic: 'entries', data })
        notes.send({ type: 'SPAWN', target: 'acme.books', data })
      }
      await settle()
      expect(warnings).toEqual([texts.tooLarge, texts.tooLarge, texts.tooLarge])
      expect(heard).toEqual([small])
      expect(books.heard()).toMatchObject([
        { type: 'EVENT', data: small },
        { type: 'SPAWN', data: small },
      ])
    })

    test('P-34: of a flood the shell handles so many in a second, and warns once', async () => {
      const { page, hub, settle, warnings, clock } = stage()
      let heard = 0
      hub.on('flood', () => {
        heard += 1
      })
      clock.pass(1000)
      const { send } = await page('evil.app')
      const spent = 1 // its CONNECT
      for (let i = 0; i < 2000; i += 1) send({ type: 'EVENT', target: hub.shellId, topic: 'flood' })
      await settle()
      expect(heard).toBe(MAX_COSTLY_MESSAGES_PER_SECOND - spent)
      expect(warnings).toEqual([texts.tooMany])
      clock.pass(1000)
      send({ type: 'EVENT', target: hub.shellId, topic: 'flood' })
      await settle()
      expect(heard).toBe(MAX_COSTLY_MESSAGES_PER_SECOND)
    })

    test('P-34: a flood of messages to discard does not flood the log, and costs other apps nothing', async () => {
      const { page, hub, settle, warnings } = stage()
      const heard: unknown[] = []
      hub.on('*', (data) => heard.push(data))
      const [evil, notes] = [await page('evil.app'), await page('acme.notes')]
      for (let i = 0; i < 2000; i += 1) evil.frame.postToShell('noise')
      notes.send({ type: 'EVENT', target: hub.shellId, topic: 'hello', data: 1 })
      await settle()
      expect(warnings.length).toBeLessThanOrEqual(MAX_COSTLY_MESSAGES_PER_SECOND)
      expect(warnings.filter((text) => text === texts.tooMany)).toHaveLength(1)
      expect(heard).toEqual([1])
    })

    const second = async ({ clock, settle }: Stage, says: () => void) => {
      says()
      await settle()
      clock.pass(1000)
    }
    const tooMuch =
      ({ send }: Page, target: string) =>
      () => {
        for (let i = 0; i <= MAX_COSTLY_MESSAGES_PER_SECOND; i += 1) send({ type: 'EVENT', target, topic: 'flood' })
      }

    test('P-38: an app that floods five seconds running is dead: forgotten, its spawns fail, others live on', async () => {
      const here = stage()
      const [evil, notes] = [await here.page('evil.app'), await here.page('acme.notes')]
      notes.send({ type: 'SPAWN', target: 'evil.app', topic: 'mine' })
      const flood = tooMuch(evil, here.hub.shellId)
      for (let count = 0; count < MAX_FLOODED_SECONDS - 1; count += 1) await second(here, flood)
      expect(here.deaths).toEqual([])
      await second(here, flood)
      expect(here.deaths).toEqual(['evil.app'])
      expect(here.hub.connected()).toEqual(['acme.notes'])
      expect(notes.heard()).toMatchObject([{ type: 'SPAWN-FAIL', topic: 'mine', data: texts.spawnBroken('evil.app') }])

      let heard = 0
      here.hub.on('flood', () => {
        heard += 1
      })
      for (let count = 0; count < MAX_FLOODED_SECONDS - 1; count += 1) await second(here, flood)
      expect(heard).toBe(0)
      expect(here.deaths).toEqual(['evil.app'])
    })

    test('P-38: who pauses for a second, or says much but not too much, lives on', async () => {
      const here = stage()
      const [loud, busy] = [await here.page('acme.loud'), await here.page('acme.busy')]
      const work = () => {
        for (let i = 0; i < MAX_COSTLY_MESSAGES_PER_SECOND - 1; i += 1)
          busy.send({ type: 'EVENT', target: here.hub.shellId, topic: 'work' })
      }
      for (let round = 0; round < 3; round += 1) {
        for (let count = 0; count < MAX_FLOODED_SECONDS - 1; count += 1) {
          await second(here, () => {
            tooMuch(loud, here.hub.shellId)()
            work()
            for (const page of [loud, busy]) page.send({ type: 'PONG' })
          })
        }
        await second(here, () => loud.send({ type: 'PONG' }))
      }
      expect(here.deaths).toEqual([])
      expect(here.hub.connected()).toEqual(['acme.loud', 'acme.busy'])
    })

    test('P-34: between apps far more may pass, but not without end', async () => {
      const { page, settle, warnings } = stage()
      const [evil, notes] = [await page('evil.app'), await page('acme.notes')]
      const spent = 1 // its CONNECT
      for (let i = 0; i < MAX_MESSAGES_PER_SECOND + 100; i += 1) {
        evil.send({ type: 'EVENT', target: 'acme.notes', topic: 'flood' })
      }
      await settle()
      expect(notes.heard()).toHaveLength(MAX_MESSAGES_PER_SECOND - spent)
      expect(warnings).toEqual([texts.tooMany])
    })
  })
}
