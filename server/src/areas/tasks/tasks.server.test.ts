import { randomUUID } from 'node:crypto'
import type { Areas, ResultOf } from '@kontor/contract'
import { describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '../../testing.ts'
import { documentOf } from '../documents/testing.ts'
import { asBody, json, xml } from '../documents/testing-trade.ts'

type Task = ResultOf<Areas['tasks']['createTask']>

const server = await startTestServer({ at: '2026-11-20T10:00:00Z' })
const aster = await server.company({ name: 'Aster' })
const ada = await server.person(aster, { firstName: 'Ada', lastName: 'Admin' })
const hire = (firstName: string, role: 'apClerk' | 'approver' | 'buyer' | 'readOnly') =>
  server.person(aster, { role, firstName, lastName: 'Aster' })
const [carl, mia, ben, ron] = [
  await hire('Carl', 'apClerk'),
  await hire('Mia', 'approver'),
  await hire('Ben', 'buyer'),
  await hire('Ron', 'readOnly'),
]
const stranger = await server.person(await server.company({ name: 'Birch' }))

const give = (by: TestPerson, more: object = {}) =>
  by.send('POST tasks', { json: { handler: 'Acme.Shelf.count', assignees: [mia.id], ...more } })
const given = (more: object = {}) => json<Task>(give(carl, more), 201)
const tasks = async (by: TestPerson, query = '') => (await json<{ Tasks: Task[] }>(by.send(`GET tasks${query}`))).Tasks

describe('a task', () => {
  test('F-193, F-195: says who it is for, what for and which app deals with it; its context is an object on both ends', async () => {
    const kept = { title: 'Count the shelf', shelf: 7, rows: [{ of: { nails: true } }, null], more: {} }
    const context = JSON.stringify(kept)
    const task = await given({ assignees: [mia.id, ben.id], subjectId: 'shelf-7', context })
    expect(task).toMatchObject({
      handler: 'Acme.Shelf.count',
      state: 'ASSIGNED',
      subjectId: 'shelf-7',
      assigner: carl.id,
      createdOn: '2026-11-20T10:00:00.000Z',
      assignees: [mia.id, ben.id].toSorted(),
    })
    const read = await json<Task>(mia.send(`GET tasks/${task.id}`))
    expect(JSON.parse(String(read.context))).toEqual(kept)
    expect((await stranger.send(`GET tasks/${task.id}`)).status).toBe(404)
  })

  test('F-194: assignees are a list; nobody, a stranger and who cannot take it are refused by name', async () => {
    expect((await given({ assignees: [mia.id] })).assignees).toEqual([mia.id])
    expect((await give(carl, { assignees: mia.id })).status).toBe(400)
    expect((await give(carl, { assignees: [] })).status).toBe(400)
    expect((await give(carl, { assignees: [stranger.id] })).status).toBe(404)
    const refused = await give(carl, { assignees: [ron.id] })
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('assignees')])
    expect((await give(carl, { assignee: ben.id })).status).toBe(400)
    const deep = `${'{"a":'.repeat(21)}1${'}'.repeat(21)}`
    for (const context of ['no json', '[1]', '7', 'null', deep])
      expect((await give(carl, { context })).status).toBe(400)
    expect((await give(ron)).status).toBe(403)
  })

  test('F-195: only words of its context tell people what to do, and what no database keeps is taken out of it', async () => {
    const words = async (context: object) => {
      const { id } = await given({ assignees: [ben.id], context: JSON.stringify(context) })
      const { items } = await json<{ items: { id: string; why?: string }[] }>(ben.send('GET inbox?limit=100'))
      return items.find((one) => one.id === id)?.why
    }
    expect(await words({ title: 7, comment: 'Behind the door' })).toBe('Behind the door')
    expect(await words({ title: { de: 'Zählen' } })).toBeUndefined()
    const task = await given({ context: JSON.stringify({ 'a\0': ['b\0', '\ud800'] }) })
    expect(JSON.parse(String(task.context))).toEqual({ a: ['b', '\ufffd'] })
  })

  test('F-196: is completed with an outcome in one’s own name, once; another’s name and another’s task are refused', async () => {
    const { id } = await given()
    const complete = (by: TestPerson, completedBy: string) =>
      by.send(`PUT tasks/${id}/outcome/COUNTED`, { json: { completedBy } })
    expect((await complete(ben, ben.id)).status).toBe(409)
    expect((await complete(mia, ben.id)).status).toBe(400)
    expect((await complete(mia, mia.id)).status).toBe(204)
    expect((await complete(mia, mia.id)).status).toBe(409)
    expect(await json(mia.send(`GET tasks/${id}`))).toMatchObject({
      state: 'COMPLETED',
      outcome: 'COUNTED',
      completedBy: mia.id,
      completedOn: expect.any(String),
    })
    expect((await carl.send(`DELETE tasks/${id}`)).status).toBe(409)
  })

  test('F-197: are listed by handler, subject, state and person, newest first; each team’s are counted', async () => {
    const team = randomUUID()
    const Team = { Name: 'Counters', Members: [mia.id, ben.id] }
    await json(ada.send(`PUT usergroups/${team}`, { json: Team }), 204)
    const subjectId = `shelf-${randomUUID()}`
    const forTeam = await given({ assignees: [team], subjectId })
    expect(forTeam).toMatchObject({ groupId: team, assignees: [mia.id, ben.id].toSorted() })
    server.platform.clock.advance(1000)
    const newer = await given({ subjectId, handler: 'Acme.Shelf.dust' })
    expect((await tasks(carl, `?subjectId=${subjectId}`)).map(({ id }) => id)).toEqual([newer.id, forTeam.id])
    expect(await tasks(carl, `?subjectId=${subjectId}&handler=Acme.Shelf.dust`)).toHaveLength(1)
    expect((await tasks(carl, `?assignee=${ben.id}`)).map(({ id }) => id)).toContain(forTeam.id)
    expect(await tasks(carl, `?subjectId=${subjectId}&state=DELETED`)).toEqual([])
    expect(await json(carl.send('GET tasks/count?state=ASSIGNED'))).toEqual({ [team]: 1 })
    expect(await json(carl.send('GET tasks/count?handler=Nobody.Here.at'))).toEqual({})
  })

  test('is changed and handed on while it waits, and deleted by who gave it', async () => {
    const { id } = await given()
    const change = (by: TestPerson, more: object) =>
      by.send(`PUT tasks/${id}`, { json: { handler: 'Acme.Shelf.count', assignees: [ben.id], ...more } })
    expect((await change(ben, {})).status).toBe(409)
    expect(await json(change(mia, {}))).toMatchObject({ assignees: [ben.id] })
    expect((await change(ben, { state: 'COMPLETED' })).status).toBe(400)
    expect((await mia.send(`DELETE tasks/${id}`)).status).toBe(409)
    expect((await carl.send(`DELETE tasks/${id}`)).status).toBe(204)
    expect((await change(ben, {})).status).toBe(409)
  })

  test('goes to who stands in for somebody who is away', async () => {
    const days = { From: '2026-11-19', Until: '2026-11-27', SubstituteId: ben.id }
    await json(mia.send(`PUT users/${mia.id}/absence`, { json: days }))
    expect((await given()).assignees).toEqual([ben.id])
    await mia.send(`DELETE users/${mia.id}/absence`)
  })

  test('about a document that is closed to somebody is not there for them', async () => {
    const document = randomUUID()
    await json(ada.send(`PUT documents/${document}`, { body: asBody(documentOf('Invoice', {})), headers: xml }), 204)
    const { id } = await json<Task>(give(ada, { subjectId: document }), 201)
    const Grants = [{ UserId: mia.id, Right: 'write' }]
    await json(ada.send(`PUT documents/${document}/access`, { json: { Grants } }), 204)
    expect((await carl.send(`GET tasks/${id}`)).status).toBe(403)
    expect((await tasks(carl, '?limit=100')).map((task) => task.id)).not.toContain(id)
    expect((await tasks(mia, '?limit=100')).map((task) => task.id)).toContain(id)

    const team = randomUUID()
    await json(ada.send(`PUT usergroups/${team}`, { json: { Name: 'Closers', Members: [mia.id] } }), 204)
    await json(give(ada, { subjectId: document, assignees: [team] }), 201)
    const counted = async (by: TestPerson) => (await json<Record<string, number>>(by.send('GET tasks/count')))[team]
    expect([await counted(mia), await counted(carl)]).toEqual([1, undefined])
  })
})
