import { expect } from 'vitest'
import { MAX_WAITING_SPAWNS, SPAWN_START_LIMIT_MS } from '../../constants.ts'
import type { Envelope } from '../../envelope.ts'
import { SpawnFailed } from '../../spawn-failed.ts'
import { texts } from '../../texts.ts'
import type { Runner } from '../runner.ts'
import type { World } from '../world.ts'
import { useStage } from './use-stage.ts'

export function spawnBehaviour(openWorld: () => World, runner: Runner): void {
  const { describe, test } = runner
  const stage = useStage(openWorld, runner)

  describe('spawn', () => {
    test("P-28 F-036, F-037, F-040, F-270: a target that the user has not activated fails, by the shell's word", async () => {
      const { page, activated, settle, hub, opened } = stage()
      activated.add('acme.notes')
      const { send, heard } = await page('acme.notes')
      send({ type: 'SPAWN', target: 'acme.books', topic: 'mine', data: 1 })
      send({ type: 'SPAWN', topic: 'nameless' })
      send({ type: 'SPAWN', target: hub.shellId, topic: 'shell' })
      await settle()
      const fail = { type: 'SPAWN-FAIL', source: hub.shellId, target: 'acme.notes', viaHub: true }
      expect(heard()).toEqual([
        { ...fail, topic: 'mine', data: "acme.books is not activated on the current user's account" },
        { ...fail, topic: 'nameless', data: "(no target) is not activated on the current user's account" },
        { ...fail, topic: 'shell', data: `${hub.shellId} is not activated on the current user's account` },
      ])
      expect(opened).toEqual([])
    })

    test('P-29 F-038: a connected target is asked, brought to the front, and its answer comes back', async () => {
      const { app, opened } = stage()
      const books = await app('acme.books')
      const notes = await app('acme.notes')
      await books.onSpawn(({ source, data }) => ({ opened: data, for: source }))
      expect(await notes.spawn('acme.books', 'ledger')).toEqual({ opened: 'ledger', for: 'acme.notes' })
      expect(opened).toEqual(['acme.books'])
    })

    test('P-29 F-038: a target that throws answers SPAWN-FAIL with its reason', async () => {
      const { app } = stage()
      await app('acme.books', {
        spawnHandler: async () => {
          throw new Error('No such ledger.')
        },
      })
      const notes = await app('acme.notes')
      await expect(notes.spawn('acme.books')).rejects.toThrow(new SpawnFailed('No such ledger.'))
    })

    test('P-30 F-017: a target that is not there is opened, and its CONNACK carries source and data', async () => {
      const { page, frame, settle, opened } = stage()
      const notes = await page('acme.notes')
      notes.send({ type: 'SPAWN', target: 'acme.books', topic: 'mine', data: { ledger: 7 } })
      await settle()
      expect(opened).toEqual(['acme.books'])
      const books = await frame('acme.books')
      books.postToShell({ type: 'CONNECT' })
      await settle()
      expect(books.received).toEqual([
        {
          type: 'CONNACK',
          token: expect.any(String),
          target: 'acme.books',
          source: 'acme.notes',
          topic: 'mine',
          data: { ledger: 7 },
          viaHub: true,
        },
      ])
    })

    test('P-30 F-017: our app side hands that spawn to its handler, and to whoever connected', async () => {
      const { app, settle, opened } = stage()
      const notes = await app('acme.notes')
      const answer = notes.spawn('acme.books', { ledger: 7 })
      await settle()
      expect(opened).toEqual(['acme.books'])
      const books = await app('acme.books', { spawnHandler: ({ data }) => ['took', data] })
      expect(books.connected.spawn).toEqual({ source: 'acme.notes', data: { ledger: 7 } })
      expect(await answer).toEqual(['took', { ledger: 7 }])
    })

    test('P-31 F-039, F-271: a target without a spawn handler fails, by its own word', async () => {
      const { app } = stage()
      await app('acme.books')
      const notes = await app('acme.notes')
      await expect(notes.spawn('acme.books')).rejects.toThrow(
        new SpawnFailed("acme.books doesn't have a 'spawn' handler, it's not compatible with this SPAWN request."),
      )
    })

    test("P-31 F-038, F-039, F-271: an app whose manifest takes no spawns is not opened for one, and its asker hears so by the shell's word", async () => {
      const { page, hub, settle, opened } = stage({ takesSpawns: (appId) => appId !== 'acme.clock' })
      const notes = await page('acme.notes')
      // It is open, and would leave its asker waiting for ever: it has never heard of SPAWN.
      const mute = await page('acme.clock')
      notes.send({ type: 'SPAWN', target: 'acme.clock', topic: 'mine', data: 1 })
      await settle()
      expect(notes.heard()).toEqual([
        {
          type: 'SPAWN-FAIL',
          source: hub.shellId,
          target: 'acme.notes',
          topic: 'mine',
          data: "acme.clock doesn't have a 'spawn' handler, it's not compatible with this SPAWN request.",
          viaHub: true,
        },
      ])
      expect([opened, mute.heard()]).toEqual([[], []])
      await expect(hub.spawn('acme.clock')).rejects.toThrow(new SpawnFailed(texts.noSpawnHandler('acme.clock')))
    })

    test('P-32: several spawns wait at once, each is answered to its own asker, in whatever order', async () => {
      const { app, settle } = stage()
      const [notes, mail] = [await app('acme.notes'), await app('acme.mail')]
      const answers = [
        notes.spawn('acme.books', 'first'),
        mail.spawn('acme.books', 'second'),
        notes.spawn('acme.books', 'third'),
      ]
      await settle()
      const release = new Map<unknown, () => void>()
      await app('acme.books', {
        spawnHandler: ({ source, data }) =>
          new Promise((resolve) => release.set(data, () => resolve(`${data} of ${source}`))),
      })
      await settle()
      for (const which of ['third', 'second', 'first']) release.get(which)?.()
      expect(await Promise.all(answers)).toEqual(['first of acme.notes', 'second of acme.mail', 'third of acme.notes'])
    })

    test('P-32: an asker without topics is answered in the order of its asking', async () => {
      const { page, settle } = stage()
      const [notes, books] = [await page('acme.notes'), await page('acme.books')]
      for (const data of [1, 2]) notes.send({ type: 'SPAWN', target: 'acme.books', data })
      await settle()
      for (const data of ['one', 'two']) books.send({ type: 'SPAWN-SUCCESS', target: 'acme.notes', data })
      await settle()
      expect(notes.heard()).toEqual(
        ['one', 'two'].map((data) => ({
          type: 'SPAWN-SUCCESS',
          source: 'acme.books',
          target: 'acme.notes',
          data,
          viaHub: true,
        })),
      )
    })

    test('P-32: one answer for one spawn, and none without', async () => {
      const { page, settle, warnings } = stage()
      const [notes, books] = [await page('acme.notes'), await page('acme.books')]
      notes.send({ type: 'SPAWN', target: 'acme.books', topic: 'mine' })
      await settle()
      const answer: Partial<Envelope> = { type: 'SPAWN-FAIL', target: 'acme.notes', topic: 'mine', data: 'no' }
      for (let i = 0; i < 3; i += 1) books.send(answer)
      await settle()
      expect(notes.heard()).toHaveLength(1)
      expect(warnings).toEqual([texts.noSuchSpawn, texts.noSuchSpawn])
    })

    test('P-33: a spawn fails once where its target goes away before it answers', async () => {
      const { page, hub, settle } = stage()
      const [notes] = [await page('acme.notes'), await page('acme.books')]
      notes.send({ type: 'SPAWN', target: 'acme.books' })
      await settle()
      hub.forget('acme.books')
      await settle()
      expect(notes.heard()).toMatchObject([{ type: 'SPAWN-FAIL', data: texts.spawnBroken('acme.books') }])
    })

    test('P-33: a spawn fails once where its target never connects', async () => {
      const { page, clock, settle } = stage()
      const notes = await page('acme.notes')
      notes.send({ type: 'SPAWN', target: 'acme.books' })
      await settle()
      for (let passed = 0; passed < SPAWN_START_LIMIT_MS; passed += 1000) {
        clock.pass(1000)
        await settle()
        notes.send({ type: 'PONG' })
      }
      await settle()
      expect(notes.heard()).toMatchObject([{ type: 'SPAWN-FAIL', data: texts.spawnUnanswered('acme.books') }])
    })

    test('P-33: the answer to an asker that has gone is discarded', async () => {
      const { page, hub, settle, warnings } = stage()
      const [, books] = [await page('acme.notes'), await page('acme.books')]
      const asker = await page('acme.mail')
      asker.send({ type: 'SPAWN', target: 'acme.books' })
      await settle()
      hub.forget('acme.mail')
      books.send({ type: 'SPAWN-SUCCESS', target: 'acme.mail' })
      await settle()
      expect(warnings).toEqual([texts.noSuchSpawn])
    })

    test('P-33: an app may have only so many spawns waiting', async () => {
      const { page, settle } = stage()
      const notes = await page('acme.notes')
      for (let i = 0; i <= MAX_WAITING_SPAWNS; i += 1) notes.send({ type: 'SPAWN', target: 'acme.books' })
      await settle()
      expect(notes.heard()).toMatchObject([{ type: 'SPAWN-FAIL', data: texts.tooManySpawns }])
    })

    test('P-29: the shell itself asks an app', async () => {
      const { app, hub, activated } = stage()
      await app('acme.books', { spawnHandler: ({ source, data }) => `${data} for ${source}` })
      expect(await hub.spawn('acme.books', 'ledger')).toBe(`ledger for ${hub.shellId}`)
      activated.add('acme.books')
      await expect(hub.spawn('acme.notes')).rejects.toThrow(new SpawnFailed(texts.notActivated('acme.notes')))
    })
  })
}
