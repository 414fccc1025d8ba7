import { describe, expect, test } from 'vitest'
import { startTestServer } from '../../testing.ts'

const server = await startTestServer()
const aster = await server.company({ name: 'Aster' })
const north = await server.branch(aster, { name: 'Aster North' })
const fjord = await server.branch(north, { name: 'Aster Fjord' })
const [ada, nora, fred] = [await server.person(aster), await server.person(north), await server.person(fjord)]
const stranger = await server.person(await server.company())

type Person = typeof ada
type Json = Record<string, unknown>

const payload = (...settings: [key: string, value: string | null][]) =>
  JSON.stringify({ settings: settings.map(([key, value]) => ({ tag: 'dunning', key, value })) })

const publish = async (person: Person, key: string, version: string, text: string) => {
  server.platform.clock.advance(1000)
  const answer = await person.send(`POST v0/autoconfig/${key}/config`, { json: { version, payload: text } })
  await server.settle()
  return answer
}
const subscribe = async (person: Person, key: string, more: object = {}) =>
  (await person.send(`POST v0/autoconfig/${key}/subscription`, { json: { active: true, ...more } })).status
const settings = async (person: Person) => {
  const answer = await person.send(`GET orgs/companies/${person.companyId}/config?tag=dunning`)
  const { Settings } = (await answer.json()) as { Settings: { Key: string; Value: string }[] }
  return Object.fromEntries(Settings.map(({ Key, Value }) => [Key, Value]))
}
const keyOf = async (person: Person, key: string) => {
  const { keys } = (await (await person.send('GET v0/autoconfig')).json()) as { keys: Json[] }
  return keys.find((one) => one['key'] === key)
}

describe('settings that a head office publishes', () => {
  test('come to the branches that subscribe: the latest at once, each later one by itself', async () => {
    expect((await publish(ada, 'a', '1', payload(['days', '7'], ['fee', '5']))).status).toBe(201)
    expect(await settings(nora)).toEqual({})
    expect(await subscribe(nora, 'a')).toBe(201)
    expect(await settings(nora)).toEqual({ days: '7', fee: '5' })
    expect((await publish(ada, 'a', '2', payload(['days', '14'], ['fee', null]))).status).toBe(201)
    expect(await settings(nora)).toEqual({ days: '14' })
    expect(await keyOf(nora, 'a')).toMatchObject({
      own: false,
      subscription: { active: true, includeBranches: false },
      latest: { version: '2', publisher: { Name: 'Aster' }, applied: expect.any(String) },
    })
    expect(await settings(fred)).toEqual({})
    expect(await settings(ada)).toEqual({})
  })

  test('come to the branches of a branch where that includes them, but to none that declines', async () => {
    await publish(ada, 'b', '1', payload(['grace', '1']))
    expect(await subscribe(ada, 'b', { includeBranches: true })).toBe(201)
    for (const person of [ada, nora, fred]) expect(await settings(person)).toMatchObject({ grace: '1' })
    expect(await subscribe(nora, 'b', { active: false })).toBe(201)
    await publish(ada, 'b', '2', payload(['grace', '2']))
    expect(await settings(ada)).toMatchObject({ grace: '2' })
    for (const person of [nora, fred]) expect(await settings(person)).toMatchObject({ grace: '1' })
  })

  test('are listed, the latest first, and read as they came; not by strangers', async () => {
    const answer = await nora.send('GET v0/autoconfig/a/config')
    const { configs } = (await answer.json()) as { configs: { id: string; version: string }[] }
    expect(configs.map(({ version }) => version)).toEqual(['2', '1'])
    const line = `GET v0/autoconfig/a/config/${configs[1]!.id}/payload` as const
    expect(await (await nora.send(line)).text()).toBe(payload(['days', '7'], ['fee', '5']))
    expect((await stranger.send(line)).status).toBe(404)
    expect(await (await stranger.send('GET v0/autoconfig/a/config')).json()).toEqual({ configs: [] })
    expect(await (await stranger.send('GET v0/autoconfig')).json()).toEqual({ keys: [] })
  })

  test('what a branch publishes stays below it', async () => {
    await publish(nora, 'c', '1', payload(['days', '99']))
    expect(await subscribe(ada, 'c', { includeBranches: true })).toBe(201)
    expect(await settings(ada)).not.toMatchObject({ days: '99' })
    expect(await keyOf(ada, 'c')).toEqual({ key: 'c', own: false, subscription: expect.anything() })
  })

  test('a subscription is made once, and ends; what was taken in stays', async () => {
    expect(await subscribe(nora, 'a')).toBe(409)
    const line = 'v0/autoconfig/a/subscription'
    expect(await (await nora.send(`GET ${line}`)).json()).toMatchObject({ key: 'a', active: true })
    expect((await nora.send(`DELETE ${line}`)).status).toBe(204)
    expect((await nora.send(`DELETE ${line}`)).status).toBe(404)
    expect((await nora.send(`GET ${line}`)).status).toBe(404)
    await publish(ada, 'a', '3', payload(['days', '30']))
    expect(await settings(nora)).toMatchObject({ days: '14' })
  })
})

test.each([
  ['no JSON', 'days = 7'],
  ['no settings', '{}'],
  ['a value that is a number', '{"settings":[{"tag":"a","key":"b","value":7}]}'],
  ['a key that is empty', '{"settings":[{"tag":"a","key":"","value":"7"}]}'],
  ['too many', JSON.stringify({ settings: Array.from({ length: 501 }, () => ({ tag: 'a', key: 'b', value: '' })) })],
])('a payload with %s is refused', async (_, text) => {
  const answer = await publish(ada, 'd', '1', text)
  expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('payload')])
})

test('a version is published once, and by administrators', async () => {
  expect((await publish(ada, 'a', '2', payload(['days', '1']))).status).toBe(409)
  const clerk = await server.person(aster, { role: 'apClerk' })
  expect((await publish(clerk, 'a', '9', payload(['days', '1']))).status).toBe(403)
  expect(await subscribe(clerk, 'a')).toBe(403)
})
