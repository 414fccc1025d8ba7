import { describe, expect, test } from 'vitest'
import * as special from './index.ts'
import { one, recording, two, uuid } from './recorded.testing.ts'

const here = recording()
const { asked } = here

describe('users', () => {
  test('F-253, F-312: a thousand users at once and no more', async () => {
    here.server.json(200, { UserAccounts: [] })
    const ask = (limit: number) => here.client.users.listUsers({ params: { companyId: one }, query: { limit } })
    await ask(1000)
    await expect(ask(1001)).rejects.toThrow(new TypeError('Limit must be no greater than 1000'))
    expect(here.server.recorded).toHaveLength(1)
  })

  test('F-200, F-201, F-254: who is created gets an id, and names that are safe in a page', async () => {
    here.server.json(201, {})
    const user = { FirstName: 'A<b>', LastName: `O'Neill & "Co"`, Title: '>' }
    await special.createUser(here.client, 'a@b.example', user)
    const { line, query, body } = asked()
    expect([line, query]).toEqual(['POST /api/users', { username: 'a@b.example' }])
    const { Id, ...names } = JSON.parse(body) as { Id: string }
    expect(Id).toMatch(uuid)
    expect(names).toEqual({ FirstName: 'A&lt;b&gt;', LastName: 'O&#39;Neill &amp; &quot;Co&quot;', Title: '&gt;' })
    await special.createUser(here.client, 'a@b.example', { ...user, Id: one })
    expect(JSON.parse(asked().body)).toMatchObject({ Id: one })
    // @ts-expect-error the compiler asks for a person too
    expect(() => special.createUser(here.client, 'a@b.example')).toThrow(new TypeError('user is required'))
    const saved = here.client.users.saveUser({ params: { id: one }, body: user })
    await expect(saved).rejects.toThrow(new TypeError('Id is required'))
  })

  test('F-230: a person is locked by the state LOCKED', async () => {
    await special.lockUser(here.client, one)
    expect(asked()).toEqual({ line: `PUT /api/account/users/${one}/state`, query: {}, body: '"LOCKED"' })
  })

  test('F-412: the teams of one person are a hundred at most', async () => {
    here.server.json(200, { UserGroups: [] })
    await special.teamsOfUser(here.client, one)
    expect(asked()).toMatchObject({ line: 'GET /api/usergroups', query: { limit: '100', member: one } })
    expect(() => special.teamsOfUser(here.client, '')).toThrow(new TypeError('userId is required'))
  })

  test('F-347 to F-351: roles are asked for by operation, type and group', async () => {
    here.server.json(200, { Allowed: true })
    expect(await special.isAdmin(here.client)).toBe(true)
    expect(asked()).toMatchObject({
      line: 'GET /api/accesslist/operation/15/type/company',
      query: { groupId: 'a6a3edcd-00d9-427c-bf03-4ef0112ba16d' },
    })
    await special.isSupporter(here.client, two)
    expect(asked()).toMatchObject({ line: 'GET /api/accesslist/operation/15/type/company', query: { groupId: two } })
    here.server.json(200, { Allowed: false })
    expect(await special.isTranslator(here.client)).toBe(false)
    expect(asked()).toMatchObject({
      line: 'GET /api/accesslist/operation/translation.write/type/translation',
      query: {},
    })
  })

  test('F-256: business properties of nobody are not asked for', async () => {
    const nobody = here.client.users.listBusinessProperties({ body: [] })
    await expect(nobody).rejects.toThrow(TypeError)
    expect(here.server.recorded).toEqual([])
  })
})
