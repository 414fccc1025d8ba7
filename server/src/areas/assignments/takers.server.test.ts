import { beforeEach, describe, expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { colleagues, type Given, give as giveAs, read, statusOf } from './testing.ts'

const { server, aster, ada, carl, mia, stranger, save } = await colleagues()

const give = (to: readonly TestPerson[], more?: object) => giveAs(carl, document, to, more)
const assigneesOf = async (id: string) => (await read<Given>(ada, `assignments/${id}`)).assigneeIds

let document = ''
beforeEach(async () => {
  document = await save('RE-4711')
})

describe('somebody whose work goes to another', () => {
  const set = (json: object) => ada.send('PUT autoassignments', { json })

  test('F-214 F-160 as it was set for them, until it is taken back', async () => {
    expect((await set({ assigneeId: mia.id, autoAssigneeId: carl.id, excludeUser: true })).status).toBe(204)
    expect(await read(mia, `autoassignments/assignees/${mia.id}`)).toMatchObject({
      autoAssigneeId: carl.id,
      delegationType: 'NOT_DELEGATING',
      createdBy: ada.id,
    })
    expect(await read(mia, `autoassignments/assignees/${mia.id}/detail`)).toMatchObject({
      user: { FirstName: 'Carl' },
    })
    expect(await read(mia, `autoassignments/autoassignees/${carl.id}`)).toMatchObject({ total: 1 })
    expect(await read(mia, `autoassignments/autoassignees/${carl.id}/detail`)).toMatchObject({
      items: [{ user: { FirstName: 'Mia' } }],
    })
    expect((await give([mia])).assigneeIds).toEqual([carl.id])
    expect((await set({ assigneeId: mia.id, autoAssigneeId: carl.id, delegationType: 'DELEGATING' })).status).toBe(204)
    expect(await give([mia])).toMatchObject({
      assigneeIds: [carl.id, mia.id].sort(),
      delegations: [{ delegator: mia.id, delegatee: carl.id, delegatorType: 'DELEGATING' }],
    })
    const taken = `autoassignments/assignees/${mia.id}` as const
    expect(await statusOf(ada, `DELETE ${taken}?companyid=${aster}`)).toBe(204)
    expect([await statusOf(ada, `DELETE ${taken}`), await statusOf(ada, `GET ${taken}`)]).toEqual([404, 404])
    expect((await give([mia])).assigneeIds).toEqual([mia.id])
    expect((await set({ assigneeId: mia.id, autoAssigneeId: mia.id })).status).toBe(400)
    expect(
      (await carl.send('PUT autoassignments', { json: { assigneeId: mia.id, autoAssigneeId: carl.id } })).status,
    ).toBe(403)
  })

  test('while they are away to the substitute whom they named, and to nobody once they are back', async () => {
    const today = server.platform.clock.now().toISOString().slice(0, 10)
    const taker = `autoassignments/assignees/${mia.id}/autoassignee`
    await mia.send(`PUT users/${mia.id}/absence`, { json: { From: today, Until: today, SubstituteId: ada.id } })
    const offered = await read<{ assignees: object[] }>(carl, `assignments/assignees?subjectid=${document}`)
    expect(offered.assignees).toContainEqual({
      id: mia.id,
      name: 'Mia Manager',
      taker: { id: ada.id, name: 'Ada Admin' },
    })
    expect(await read(carl, taker)).toEqual({ autoAssigneeId: ada.id })
    expect(await give([mia])).toMatchObject({
      assigneeIds: [ada.id],
      delegations: [{ delegator: mia.id, delegatee: ada.id, delegatorType: 'SUBSTITUTING' }],
    })
    await mia.send(`DELETE users/${mia.id}/absence`)
    expect(await statusOf(carl, `GET ${taker}`)).toBe(404)
    expect((await give([mia])).assigneeIds).toEqual([mia.id])
  })
})

describe('somebody whose work goes on over others', () => {
  const takerOf = (person: TestPerson) => `autoassignments/assignees/${person.id}/autoassignee`
  const redirect = (from: TestPerson, to: TestPerson) =>
    ada.send('PUT autoassignments', { json: { assigneeId: from.id, autoAssigneeId: to.id, excludeUser: true } })

  test('is told who takes it in the end, and no one who cannot', async () => {
    const [first, last] = [await server.person(aster, { role: 'apClerk' }), await server.person(aster)]
    await redirect(first, carl)
    await redirect(carl, last)
    expect(await read(mia, takerOf(first))).toEqual({ autoAssigneeId: last.id })
    expect((await give([first])).assigneeIds).toEqual([last.id])
    await redirect(carl, await server.person(aster, { role: 'readOnly' }))
    expect(await read(mia, takerOf(first))).toEqual({ autoAssigneeId: carl.id })
    expect(await statusOf(mia, `GET ${takerOf(carl)}`)).toBe(404)
    for (const { id } of [first, carl]) await ada.send(`DELETE autoassignments/assignees/${id}`)
  })

  test('who has left keeps nobody from seeing whose work comes to a person', async () => {
    const [leaving, taker] = [await server.person(aster, { role: 'apClerk' }), await server.person(aster)]
    await redirect(leaving, taker)
    await redirect(carl, taker)
    expect(await statusOf(ada, `DELETE account/members/${leaving.id}`)).toBe(204)
    for (const path of ['', '/detail'])
      expect(await read(mia, `autoassignments/autoassignees/${taker.id}${path}`)).toMatchObject({
        total: 1,
        items: [{}],
      })
    expect(await statusOf(mia, `GET autoassignments/assignees/${carl.id}/detail`)).toBe(200)
    await ada.send(`DELETE account/members/${taker.id}`)
    expect(await statusOf(mia, `GET autoassignments/assignees/${carl.id}/detail`)).toBe(404)
    await ada.send(`DELETE autoassignments/assignees/${carl.id}`)
  })
})

test('whose work goes to whom is told of the company: what was set, who is away, and which of both holds', async () => {
  const today = server.platform.clock.now().toISOString().slice(0, 10)
  const zoe = await server.person(aster, { role: 'apClerk', firstName: 'Zoe', lastName: 'Zander' })
  const json = { assigneeId: zoe.id, autoAssigneeId: carl.id, delegationType: 'DELEGATING', excludeUser: true }
  await ada.send('PUT autoassignments', { json })
  await zoe.send(`PUT users/${zoe.id}/absence`, { json: { From: today, Until: today, SubstituteId: mia.id } })
  const redirectionsOf = async () => (await read<{ redirections: object[] }>(carl, 'autoassignments')).redirections
  const person = { assignee: { id: zoe.id, name: 'Zoe Zander' }, excludeUser: true }
  expect(await redirectionsOf()).toEqual([
    {
      ...person,
      autoAssignee: { id: mia.id, name: 'Mia Manager' },
      origin: 'ABSENCE',
      delegationType: 'SUBSTITUTING',
      isEffective: true,
    },
    {
      ...person,
      autoAssignee: { id: carl.id, name: 'Carl Clerk' },
      origin: 'SET',
      delegationType: 'DELEGATING',
      isEffective: false,
      createdByName: 'Ada Admin',
      createdAt: expect.any(String),
    },
  ])
  await zoe.send(`DELETE users/${zoe.id}/absence`)
  expect(await redirectionsOf()).toMatchObject([{ origin: 'SET', isEffective: true }])
  expect(await read(stranger, 'autoassignments')).toEqual({ redirections: [] })
  await ada.send(`DELETE autoassignments/assignees/${zoe.id}`)
})

describe('somebody who hands over all they have', () => {
  test('what the other cannot take is told, and stays where it is', async () => {
    const leaver = await server.person(aster, { role: 'apClerk', lastName: 'Leaver' })
    const open = await give([leaver])
    document = await save('RE-CLOSED')
    await ada.send(`PUT documents/${document}/access`, {
      json: { Grants: [carl, leaver].map(({ id }) => ({ UserId: id, Right: 'write' })) },
    })
    const confined = await give([leaver, carl])
    const handed = await ada.send(`PUT assignments/assignees/${leaver.id}/reassignees/${mia.id}`)
    expect([handed.status, ((await handed.json()) as Given[]).map(({ id }) => id)]).toEqual([201, [confined.id]])
    expect([await assigneesOf(open.id), await assigneesOf(confined.id)]).toEqual([
      [mia.id],
      [carl.id, leaver.id].sort(),
    ])
    const toCarl = `PUT assignments/assignees/${leaver.id}/reassignees/${carl.id}` as const
    expect([await statusOf(ada, toCarl), await assigneesOf(confined.id)]).toEqual([204, [carl.id]])
    expect(await statusOf(ada, `PUT assignments/assignees/${leaver.id}/reassignees/${stranger.id}`)).toBe(404)
  })

  test('who is erased leaves it to the others, or waiting for somebody', async () => {
    const gone = await server.person(aster, { role: 'apClerk', lastName: 'Gone' })
    const [alone, together] = [await give([gone]), await give([gone, mia])]
    expect(await statusOf(ada, `DELETE account/users/${gone.id}`)).toBe(204)
    expect(await read(ada, `assignments/${alone.id}`)).toMatchObject({
      assigneeIds: [],
      status: 'WAITING_FOR_ASSIGNEES',
    })
    expect(await assigneesOf(together.id)).toEqual([mia.id])
    expect(await statusOf(ada, `PUT assignments/${alone.id}/close`)).toBe(400)
    expect(await statusOf(ada, `POST assignments/${alone.id}/reassign/${mia.id}`)).toBe(200)
  })
})
