import type { Attack } from '../attack.ts'
import { leadsTo, shellShows, shellThrows, victimHears } from '../attempts.ts'

const isPolluted: Parameters<typeof shellShows>[1] = ({ page }) =>
  page.evaluate(() => {
    const polluted = 'polluted' in {}
    Reflect.deleteProperty(Object.prototype, 'polluted')
    return polluted
  })

/** Lies told to the shell in its own protocol. */
export const messages: readonly Attack[] = [
  {
    name: 'sends without a token',
    guard: { check: 'every message carries its token' },
    works: victimHears(() => window.hostile.post({ type: 'EVENT', target: 'Test.victim', topic: 'attack' })),
  },
  {
    name: 'sends with a token that it stole',
    guard: { check: 'every message carries its token' },
    works: async (scene) => {
      const token = await scene.frame('victim').evaluate(() => window.victim.token)
      await scene
        .frame('evil')
        .evaluate(
          (stolen) => window.hostile.send({ token: stolen, type: 'EVENT', target: 'Test.victim', topic: 'attack' }),
          token,
        )
      return victimHears(() => undefined)(scene)
    },
  },
  {
    name: 'replays what was said with the token of an earlier connection',
    guard: { check: 'every connection has a token of its own' },
    works: async (scene) => {
      await scene.reload('evil')
      const old = await scene.frame('evil').evaluate(() => window.hostile.token)
      await scene.reload('evil')
      await scene
        .frame('evil')
        .evaluate((token) => window.hostile.send({ token, type: 'EVENT', target: 'Test.victim', topic: 'attack' }), old)
      return victimHears(() => undefined)(scene)
    },
  },
  {
    name: 'speaks in the name of another app',
    guard: { check: "a source is the sender's" },
    works: victimHears(
      () => window.hostile.send({ type: 'EVENT', source: 'Test.third', target: 'Test.victim', topic: 'attack' }),
      'Test.third',
    ),
  },
  {
    name: 'speaks in the name of the shell',
    guard: { check: "a source is the sender's" },
    works: victimHears(
      () => window.hostile.send({ type: 'EVENT', source: 'Kontor.Chrome', target: 'Test.victim', topic: 'attack' }),
      'Kontor.Chrome',
    ),
  },
  {
    name: 'lets a frame inside its own speak to the shell',
    guard: { check: 'only frames of the shell are heard' },
    works: victimHears(() => {
      const nested = document.body.appendChild(document.createElement('iframe')).contentWindow as Window &
        typeof globalThis
      const say = new nested.Function('message', 'top.postMessage(message, "*")')
      const { token } = window.hostile
      say({ type: 'EVENT', token, source: 'Test.evil', target: 'Test.victim', topic: 'attack' })
    }),
  },
  {
    name: 'writes to another app past the shell, as if it came through it',
    guard: { check: 'an app hears the top window only' },
    works: victimHears(() => {
      const message = { type: 'EVENT', viaHub: true, source: 'Kontor.Chrome', target: 'Test.victim', topic: 'attack' }
      const shell = top as Window
      for (let at = 0; at < shell.length; at += 1) shell[at]?.postMessage(message, '*')
    }, 'Kontor.Chrome'),
  },
  {
    name: 'has a CONNACK of its own passed on to another app',
    guard: { check: 'some types are the shell’s alone' },
    works: async (scene) => {
      await scene.frame('evil').evaluate(() => {
        const { token } = window.hostile
        window.hostile.post({ type: 'CONNACK', token, target: 'Test.third', data: 'attack' })
      })
      await scene.settle()
      const heard = await scene.frame('third').evaluate(() => window.hostile.heard.splice(0))
      await scene.reload('third')
      return heard.some(({ data }) => data === 'attack')
    },
  },
  {
    name: 'sends a topic that is the wildcard itself',
    guard: { check: '* is no topic' },
    works: async (scene) => {
      await scene
        .frame('evil')
        .evaluate(() => window.hostile.send({ type: 'EVENT', target: 'Test.victim', topic: '*' }))
      await scene.settle()
      return scene
        .frame('victim')
        .evaluate(() => window.victim.heard.splice(0).filter(({ topic }) => topic === '*').length > 1)
    },
  },
  {
    name: 'names a topic after what every object inherits',
    guard: { check: 'topics are no names of properties' },
    works: shellThrows(() => window.hostile.send({ type: 'EVENT', target: 'Kontor.Chrome', topic: 'constructor' })),
  },
  {
    name: 'pollutes the prototype of everything by a __proto__ in its envelope',
    guard: { check: 'an envelope is read field by field' },
    works: shellShows(() => {
      const { token } = window.hostile
      const envelope = { type: 'EVENT', token, target: 'Test.victim', topic: 'pollution' }
      const polluting: object = JSON.parse('{"__proto__":{"polluted":true}}')
      window.hostile.post(
        Object.defineProperties(
          {},
          { ...Object.getOwnPropertyDescriptors(envelope), ...Object.getOwnPropertyDescriptors(polluting) },
        ),
      )
    }, isPolluted),
  },
  {
    name: 'pollutes it by a constructor in its envelope',
    guard: { check: 'an envelope is read field by field' },
    works: shellShows(() => {
      window.hostile.send({
        type: 'EVENT',
        target: 'Test.victim',
        topic: 'a',
        constructor: { prototype: { polluted: true } },
      })
    }, isPolluted),
  },
  {
    name: 'sends another app a port, which cannot be passed on',
    guard: { check: 'what cannot be passed on is dropped' },
    works: shellThrows(() => {
      const { port1 } = new MessageChannel()
      window.hostile.send({ type: 'EVENT', target: 'Test.victim', topic: 'port', data: port1 }, [port1])
    }),
  },
  {
    name: 'starts another app with a port, which cannot be passed on either',
    guard: { check: 'what cannot be passed on is dropped' },
    works: shellThrows(() => {
      const { port1 } = new MessageChannel()
      window.hostile.send({ type: 'SPAWN', target: 'Test.victim', topic: 'port', data: port1 }, [port1])
    }),
  },
  {
    name: 'starts an app that the user has not activated',
    guard: { check: 'only what is activated is spawned' },
    works: shellShows(() => window.hostile.send({ type: 'SPAWN', target: 'Test.absent' }), leadsTo('Test.absent')),
  },
  {
    name: 'starts another app without end',
    guard: { check: 'so many spawns wait at once' },
    works: async (scene) => {
      await scene.frame('evil').evaluate(() => {
        for (let at = 0; at < 100; at += 1)
          window.hostile.send({ type: 'SPAWN', target: 'Test.victim', topic: `${at}` })
      })
      await scene.settle()
      const asked = await scene
        .frame('victim')
        .evaluate(() => window.victim.heard.splice(0).filter(({ topic }) => topic === 'spawn').length)
      await scene.reload('evil')
      return asked > 32
    },
  },
  {
    name: 'answers what another app was asked',
    guard: { check: 'a spawn is answered by its target' },
    works: async (scene) => {
      await scene.frame('victim').evaluate(() => {
        const { hub, heard } = window.victim
        hub.spawn('Test.third').then(
          (data) => heard.push({ topic: 'answer', source: '', data }),
          () => undefined,
        )
      })
      await scene.settle()
      await scene
        .frame('evil')
        .evaluate(() => window.hostile.send({ type: 'SPAWN-SUCCESS', target: 'Test.victim', data: 'forged' }))
      await scene.settle()
      return scene.frame('victim').evaluate(() => window.victim.heard.splice(0).some(({ data }) => data === 'forged'))
    },
  },
]
