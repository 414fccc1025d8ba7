import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { areas } from '../../areas.ts'
import { startTestServer } from '../../testing.ts'
import { json } from '../documents/testing-trade.ts'

const server = await startTestServer({ environment: { KONTOR_APP_LOOPBACK: 'on' } })
const companyId = await server.company()
const admin = await server.person(companyId)
const clerk = await server.person(companyId, { role: 'apClerk' })

/** The program in which the company keeps its cost centres: what it answers of each list, and what it was asked. */
const answers = new Map<string, string>()
const asked: string[] = []
const program = createServer((request, response) => {
  asked.push(request.url ?? '')
  const listId = new URL(request.url ?? '', 'http://program').searchParams.get('listId') ?? ''
  response.end(answers.get(listId) ?? '')
})
program.listen(0, '127.0.0.1')
await once(program, 'listening')
afterAll(() => program.close())
const url = `http://127.0.0.1:${(program.address() as AddressInfo).port}/codes?key=secret`

const list = async (Name: string) => {
  const ListId = randomUUID()
  await json(admin.send(`PUT coding/lists/${ListId}`, { json: { ListId, Name, Target: 'LINE', Required: false } }))
  return ListId
}
const codesIn = async (listId: string) => {
  const { Entries } = await json<{ Entries: { Code: string; Label: string }[] }>(
    clerk.send(`POST coding/lists/${listId}/entries?limit=100`, { json: [] }),
  )
  return Entries.map(({ Code, Label }) => `${Code} ${Label}`).toSorted()
}
const source = 'coding/configure_third_party' as const
const answered = (...entries: readonly (readonly [string, string])[]) =>
  JSON.stringify({ Entries: entries.map(([Code, Label]) => ({ Code, Label })) })

describe('codes that a company keeps elsewhere (CSU-09 to 11)', () => {
  test('fill its lists at once and each day; what is gone there goes out of use', async () => {
    const centres = await list('Cost centres')
    await json(
      admin.send(`POST coding/lists/${centres}/entries/add`, { json: { Entries: [{ Code: '1', Label: 'Own' }] } }),
      204,
    )
    expect(await json(admin.send(`GET ${source}`))).toEqual({ listIds: [], active: false })
    expect((await admin.send(`PUT ${source}`, { json: { url, listIds: [centres], active: true } })).status).toBe(404)
    answers.set(centres, answered(['100', 'Warehouse'], ['200', 'Shop']))
    expect((await admin.send(`POST ${source}`, { json: { url, listIds: [centres], active: true } })).status).toBe(201)
    expect((await admin.send(`POST ${source}`, { json: { url, listIds: [centres], active: true } })).status).toBe(409)
    await server.settle()
    expect(asked).toEqual([`/codes?key=secret&listId=${centres}`])
    expect(await codesIn(centres)).toEqual(['100 Warehouse', '200 Shop'])
    answers.set(centres, answered(['200', 'Shops'], ['300', 'Office']))
    await server.platform.transact(companyId, { actorId: null, requestId: 'daily' }, areas.daily)
    await server.settle()
    expect(await codesIn(centres)).toEqual(['200 Shops', '300 Office'])
    expect(await json(admin.send(`GET ${source}`))).toEqual({
      url,
      listIds: [centres],
      active: true,
      read: expect.any(String),
    })
  })

  test('that cannot be read leave the list as it was, and say why', async () => {
    const accounts = await list('Accounts')
    answers.set(accounts, answered(['4930', 'Office supplies']))
    const save = async (more: object = {}) =>
      (await admin.send(`PUT ${source}`, { json: { url, listIds: [accounts], active: true, ...more } })).status
    expect(await save()).toBe(204)
    await server.settle()
    for (const [answer, says] of [
      ['<html>', 'The answer is not JSON in UTF-8.'],
      ['{"Entries":[]}', 'Entries'],
      ['{"Entries":[{"Code":"1"}]}', 'Label'],
      [
        JSON.stringify({ Entries: [{ Code: '1', Label: 'x', GoesWith: [{ ListId: randomUUID(), Value: '1' }] }] }),
        'does not exist',
      ],
    ] as const) {
      answers.set(accounts, answer)
      expect(await save()).toBe(204)
      await server.settle()
      expect(await json(admin.send(`GET ${source}`))).toMatchObject({ problem: expect.stringContaining(says) })
    }
    expect(await codesIn(accounts)).toEqual(['4930 Office supplies'])
    const before = asked.length
    expect(await save({ active: false })).toBe(204)
    await server.settle()
    expect(asked).toHaveLength(before)
  })

  test('are named by who configures codes, at an address of theirs, for lists of the company', async () => {
    const own = await list('Projects')
    const stranger = await server.person(await server.company())
    const body = { url, listIds: [own], active: true }
    expect([
      (await clerk.send(`GET ${source}`)).status,
      (await clerk.send(`PUT ${source}`, { json: body })).status,
    ]).toEqual([403, 403])
    expect((await stranger.send(`POST ${source}`, { json: body })).status).toBe(404)
    const refused = await admin.send(`PUT ${source}`, { json: { ...body, url: 'ftp://codes.example/' } })
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('url')])
  })
})
