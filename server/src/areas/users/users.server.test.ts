import { randomUUID } from 'node:crypto'
import { roles } from '@kontor/contract'
import { describe, expect, test } from 'vitest'
import { startTestServer } from '../../testing.ts'
import { createUser } from './index.ts'

const server = await startTestServer()
const aster = await server.company({ name: 'Aster' })
const north = await server.branch(aster, { name: 'Aster North', country: 'DK' })
const birch = await server.company({ name: 'Birch' })
const ada = await server.person(aster, { firstName: 'Ada', lastName: 'Admin' })
const carl = await server.person(aster, { role: 'apClerk', firstName: 'Carl', lastName: 'Clerk' })
const nora = await server.person(north, { role: 'apClerk', firstName: 'Nora', lastName: 'North' })
const stranger = await server.person(birch)
await server.join(carl, north, 'apManager')

type Page = {
  itemCount: number
  numPages: number
  UserAccounts: { Id: string; RoleId: string; Memberships: object[] }[]
}
const list = async (path: string) => (await (await ada.send(`GET account/${path}`)).json()) as Page

describe('reading people', () => {
  test('by an id in capitals too, as some programs write it', async () => {
    for (const path of [`account/users/${carl.id.toUpperCase()}`, `account/${aster}/users?id=${carl.id.toUpperCase()}`])
      expect(await (await ada.send(`GET ${path}`)).text()).toContain(`"Id":"${carl.id}"`)
  })

  test('oneself, with one’s memberships', async () => {
    expect(await (await carl.send('GET account/info/user')).json()).toMatchObject({
      Id: carl.id,
      CompanyAccountId: aster,
      CompanyName: 'Aster',
      FirstName: 'Carl',
      Type: 'PERSON',
      State: 'ACTIVE',
      RoleId: roles.apClerk,
      Memberships: expect.arrayContaining([{ UserId: carl.id, GroupId: north, Role: roles.apManager }]),
    })
  })

  test('a colleague is found, a stranger is not', async () => {
    expect((await carl.send(`GET account/users/${ada.id}`)).status).toBe(200)
    expect((await carl.send(`GET account/users/${stranger.id}`)).status).toBe(404)
  })

  test('a list by name, in pages', async () => {
    const first = await list(`${aster}/users?limit=1`)
    expect(first).toMatchObject({ itemCount: 2, numPages: 2, itemsPerPage: 1, pageId: 0 })
    const second = await list(`${aster}/users?limit=1&page=1`)
    expect([first, second].flatMap(({ UserAccounts }) => UserAccounts.map(({ Id }) => Id))).toEqual([ada.id, carl.id])
  })

  test('a branch’s people; those who live elsewhere only when they are asked for, with their role there', async () => {
    expect((await list(`${north}/users`)).UserAccounts.map(({ Id }) => Id)).toEqual([nora.id])
    const all = await list(`${north}/users?findMembers=true&includeMemberships=true`)
    expect(all.UserAccounts.map(({ Id, RoleId }) => [Id, RoleId])).toEqual([
      [carl.id, roles.apManager],
      [nora.id, roles.apClerk],
    ])
    expect(all.UserAccounts[0]?.Memberships).toHaveLength(2)
  })

  test('a search by name or address, and people by id without paging', async () => {
    expect((await list(`${aster}/users?q=CLERK`)).UserAccounts.map(({ Id }) => Id)).toEqual([carl.id])
    expect((await list(`${aster}/users?q=%25`)).UserAccounts).toEqual([])
    const byId = await list(`${aster}/users?id=${ada.id}&id=${carl.id}&id=${stranger.id}&limit=1`)
    expect(byId.UserAccounts).toHaveLength(2)
  })

  test('F-253: more than 1000 at a time are refused, 1000 are not', async () => {
    expect((await ada.send(`GET account/${aster}/users?limit=1001`)).status).toBe(400)
    expect((await ada.send(`GET account/${aster}/users?limit=1000`)).status).toBe(200)
  })

  test('another company’s people answer 404', async () => {
    expect((await ada.send(`GET account/${birch}/users`)).status).toBe(404)
  })
})

describe('where a person works', () => {
  test('the companies that they may enter, with their role in each', async () => {
    const { Companies } = (await (await carl.send('GET users/current/companies')).json()) as { Companies: object[] }
    expect(Companies).toEqual(
      expect.arrayContaining([
        { Id: aster, Name: 'Aster', Country: 'DE', Role: roles.apClerk },
        { Id: north, Name: 'Aster North', Country: 'DK', Role: roles.apManager },
      ]),
    )
  })

  test('the branches among them', async () => {
    const answer = await ada.send(`GET users/${carl.id}/branches`)
    expect(await answer.json()).toEqual([{ Id: north, Name: 'Aster North', Country: 'DK', Primary: false }])
  })
})

describe('locking out', () => {
  const set = (who: typeof ada, id: string, state: string) => who.send(`PUT account/users/${id}/state`, { json: state })

  test('a person is locked and let in again by an administrator', async () => {
    const dave = await server.person(aster, { role: 'buyer' })
    expect((await set(carl, dave.id, 'LOCKED')).status).toBe(403)
    expect((await set(ada, dave.id, 'LOCKED')).status).toBe(204)
    expect((await dave.send('GET account')).status).toBe(401)
    expect((await set(ada, dave.id, 'ACTIVE')).status).toBe(204)
    expect(await (await ada.send(`GET account/users/${dave.id}`)).json()).toMatchObject({ State: 'ACTIVE' })
  })

  test('the state may come as bare text, as older clients send it', async () => {
    const ella = await server.person(aster, { role: 'buyer' })
    const headers = { 'content-type': 'text/plain' }
    expect((await ada.send(`PUT account/users/${ella.id}/state`, { body: 'LOCKED', headers })).status).toBe(204)
    expect((await ada.send(`PUT account/users/${ella.id}/state`, { body: 'SLEEPY', headers })).status).toBe(400)
  })

  test('nobody locks themselves, the last administrator, or an account of another company', async () => {
    expect((await set(ada, ada.id, 'LOCKED')).status).toBe(409)
    expect((await set(ada, ada.id.toUpperCase(), 'LOCKED')).status).toBe(409)
    expect((await set(ada, stranger.id, 'LOCKED')).status).toBe(404)
    const nina = await server.person(north)
    expect((await set(nina, carl.id, 'LOCKED')).status).toBe(409)
  })
})

describe('properties', () => {
  test('are kept by the person, overwritten, and nobody else’s business', async () => {
    const path = `users/${carl.id}/properties/language`
    expect((await carl.send(`GET ${path}`)).status).toBe(404)
    for (const body of ['da-DK', 'de-DE']) {
      const saved = await carl.send(`PUT ${path}`, { body, headers: { 'content-type': 'text/plain' } })
      expect(saved.status).toBe(204)
    }
    const read = await carl.send(`GET ${path}`)
    expect([await read.text(), read.headers.get('content-type')]).toEqual(['de-DE', 'text/plain; charset=utf-8'])
    const plain = { body: 'fr-FR', headers: { 'content-type': 'text/plain' } }
    expect((await ada.send(`GET ${path}`)).status).toBe(404)
    expect((await ada.send(`PUT ${path}`, plain)).status).toBe(403)
    expect((await stranger.send(`PUT ${path}`, plain)).status).toBe(404)
  })

  test('are listed by the beginning of their keys, to nobody else; who keeps none has an empty list', async () => {
    const headers = { 'content-type': 'text/plain' }
    for (const key of ['app.b', 'app.a', 'apple', 'other'])
      await carl.send(`PUT users/${carl.id}/properties/${key}`, { body: `value of ${key}`, headers })
    const list = (who: typeof carl, of = carl) => who.send(`GET users/${of.id}/properties?prefix=app.`)
    expect(await (await list(carl)).json()).toEqual({
      Properties: [
        { Key: 'app.a', Value: 'value of app.a' },
        { Key: 'app.b', Value: 'value of app.b' },
      ],
    })
    expect(await (await list(ada, ada)).json()).toEqual({ Properties: [] })
    expect([(await list(ada)).status, (await list(stranger)).status]).toEqual([403, 404])
  })

  test('follow the person into a branch', async () => {
    const path = `users/${carl.id}/properties/density`
    const headers = { 'content-type': 'text/plain', 'x-kontor-tenantid': north }
    expect((await carl.send(`PUT ${path}`, { body: 'compact', headers })).status).toBe(204)
    expect(await (await carl.send(`GET ${path}`)).text()).toBe('compact')
  })
})

test('a name belongs to one person in the whole network', async () => {
  const take = (companyId: string) =>
    server.platform.transact(companyId, { actorId: null, requestId: 'x' }, (uow) =>
      createUser(uow, {
        id: randomUUID(),
        username: 'Taken@example.com',
        firstName: 'A',
        lastName: 'B',
        language: 'en-US',
        timeZone: 'UTC',
        roleId: roles.readOnly,
      }),
    )
  await take(aster)
  await expect(take(birch)).rejects.toThrow('Taken@example.com is already in use')
})
