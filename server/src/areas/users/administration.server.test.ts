import { randomUUID } from 'node:crypto'
import { roles } from '@kontor/contract'
import { describe, expect, test } from 'vitest'
import { startAdministration } from './testing-administration.ts'

const { server, aster, north, birch, ada, carl, stranger, address, add, read, membershipsOf } =
  await startAdministration()
const statusAndText = async (answer: Response) => ({ status: answer.status, text: await answer.text() })

test('the list tells an administrator what may be done with each, and anybody else nothing', async () => {
  const allowed = async (reader: typeof ada, query = '?actions=true') => {
    const answer = await reader.send(`GET account/${aster}/users${query}`)
    const { UserAccounts } = (await answer.json()) as { UserAccounts: { Id: string; AllowedActions?: string[] }[] }
    return Object.fromEntries(UserAccounts.map(({ Id, AllowedActions }) => [Id, AllowedActions]))
  }
  expect(await allowed(ada)).toMatchObject({
    [ada.id]: ['EDIT', 'SET_ACCESS'],
    [carl.id]: expect.arrayContaining(['LOCK', 'LET_GO']),
  })
  expect(await allowed(carl)).toMatchObject({ [ada.id]: [], [carl.id]: [] })
  expect(Object.values(await allowed(ada, ''))).toContain(undefined)
})

describe('adding people', () => {
  test('F-199, F-201: who is added has an id, can read until told otherwise, and cannot sign in yet', async () => {
    const { status, body, username } = await add()
    expect(status).toBe(201)
    expect(body).toMatchObject({
      Id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      CompanyAccountId: aster,
      CompanyName: 'Aster',
      Username: username,
      State: 'CREATED',
      Type: 'PERSON',
      RoleId: roles.readOnly,
      TimeZone: 'Europe/Berlin',
      Visible: true,
    })
    expect(await read(body['Id'])).toMatchObject({ Username: username })
  })

  test('F-200: names and title are escaped for HTML once, and stay so when they are saved as they were given out', async () => {
    const { body } = await add({ FirstName: '<b>Ann</b>', LastName: "O'Neill & Co", Title: '"Dr"' })
    const escaped = { FirstName: '&lt;b&gt;Ann&lt;/b&gt;', LastName: 'O&#39;Neill &amp; Co', Title: '&quot;Dr&quot;' }
    expect(body).toMatchObject(escaped)
    const { Id } = body
    const { FirstName, LastName, Title } = body
    expect((await ada.send(`PUT account/users/${Id}`, { json: { Id, FirstName, LastName, Title } })).status).toBe(204)
    expect(await read(Id)).toMatchObject(escaped)
  })

  test('F-200: names that a program has escaped are kept as they are said, and escaped once', async () => {
    const { body } = await add({ FirstName: 'Ann', LastName: 'O&#39;Neill' })
    expect(body).toMatchObject({ LastName: 'O&#39;Neill' })
  })

  test('into a branch, with a role and an id of the caller’s, and with memberships', async () => {
    const Id = randomUUID()
    const more = {
      Id,
      CompanyAccountId: north,
      RoleId: roles.apClerk,
      Memberships: [{ GroupId: aster, Role: roles.buyer }],
    }
    const { status, body } = await add(more)
    expect([status, body['Id'], body['CompanyAccountId']]).toEqual([201, Id, north])
    expect(await membershipsOf(Id)).toEqual({ [north]: roles.apClerk, [aster]: roles.buyer })
  })

  test.each([
    ['an address that is in use', {}, carl.username, 409, 'already in use'],
    ['no name at all', { FirstName: ' ', LastName: '' }, undefined, 400, 'LastName'],
    ['a role that there is not', { RoleId: randomUUID() }, undefined, 400, 'RoleId'],
    ['a time zone that there is not', { TimeZone: 'Mars/Olympus' }, undefined, 400, 'Mars/Olympus'],
    ['two addresses', { Username: 'other@aster.example' }, undefined, 400, 'Username'],
    ['another company', { CompanyAccountId: birch }, undefined, 404, birch],
    ['a name without end', { FirstName: 'x'.repeat(101) }, undefined, 400, 'FirstName'],
  ])('%s is refused, and says what to do', async (_what, more, username, status, words) => {
    const refused = await add(more, username)
    expect(refused.status).toBe(status)
    expect(JSON.stringify(refused.body)).toContain(words)
  })

  test('nobody but an administrator adds anybody, and a repeated request adds one', async () => {
    const json = { FirstName: 'No', LastName: 'Body' }
    expect((await carl.send(`POST users?username=${address()}`, { json })).status).toBe(403)
    const headers = { 'x-kontor-requestid': randomUUID() }
    const line = `POST users?username=${address()}` as const
    const [first, again] = [await ada.send(line, { json, headers }), await ada.send(line, { json, headers })]
    expect([first.status, again.status]).toEqual([201, 201])
    expect(await again.json()).toEqual(await first.json())
  })
})

describe('saving people', () => {
  test('what is given changes, the rest stays', async () => {
    const { body } = await add({ Title: 'Trainee' })
    const { Id } = body
    const username = address()
    const json = {
      Id,
      FirstName: 'Nina',
      LastName: 'Alt',
      Language: 'de-DE',
      Username: username,
      RoleId: roles.approver,
    }
    expect((await ada.send(`PUT account/users/${Id}`, { json })).status).toBe(204)
    expect(await read(Id)).toMatchObject({
      LastName: 'Alt',
      Language: 'de-DE',
      Username: username,
      Title: 'Trainee',
      RoleId: roles.approver,
    })
    expect((await add({}, body['Username'])).status).toBe(201)
  })

  test('a person is saved as they were read; another state or company is refused by its name', async () => {
    const { body } = await add()
    const { Id } = body
    const now = (await read(Id)) as object
    const save = (more: object) => ada.send(`PUT account/users/${Id}`, { json: { ...now, ...more } })
    expect(await statusAndText(await save({}))).toEqual({ status: 204, text: '' })
    for (const [field, value] of Object.entries({ State: 'LOCKED', CompanyAccountId: north })) {
      const { status, text } = await statusAndText(await save({ [field]: value }))
      expect([status, text]).toEqual([400, expect.stringContaining(`${field} is ${value}`)])
    }
    expect(await read(Id)).toMatchObject({ State: 'CREATED', CompanyAccountId: aster })
    const locked = await add({ State: 'LOCKED' })
    expect(locked.status).toBe(400)
  })

  test('who works in a branch keeps to it when the head office saves them with their role', async () => {
    const { body } = await add({ CompanyAccountId: north, RoleId: roles.apClerk })
    const { Id, FirstName } = body
    expect(await read(Id)).toMatchObject({ RoleId: roles.apClerk })
    const json = { Id, FirstName, LastName: 'Norden', RoleId: roles.buyer }
    expect((await ada.send(`PUT account/users/${Id}`, { json })).status).toBe(204)
    expect(await membershipsOf(Id!)).toEqual({ [north]: roles.buyer })
    expect((await ada.send(`GET users/${Id}/branches`)).status).toBe(200)
  })

  test('who was taken out of their last company can be taken back, under the same address', async () => {
    const { body, username } = await add({ RoleId: roles.apClerk })
    const { Id, FirstName, LastName } = body
    expect((await ada.send(`DELETE account/members/${Id}`)).status).toBe(204)
    expect((await ada.send(`GET account/users/${Id}`)).status).toBe(404)
    expect((await add({}, username)).status).toBe(409)
    const json = { Id, FirstName, LastName, RoleId: roles.buyer }
    expect((await ada.send(`PUT account/users/${Id}`, { json })).status).toBe(204)
    expect(await read(Id)).toMatchObject({ Username: username, RoleId: roles.buyer })
    await ada.send(`DELETE account/members/${Id}`)
    expect((await ada.send(`PUT users/${Id}/memberships/${north}/${roles.apClerk}`)).status).toBe(204)
    expect(await membershipsOf(Id!)).toEqual({ [north]: roles.apClerk })
    expect((await stranger.send(`PUT account/users/${Id}`, { json })).status).toBe(404)
  })

  test('F-254: the body needs the id of the path', async () => {
    const { body } = await add()
    const json = { FirstName: 'Nina', LastName: 'Neu' }
    const without = await statusAndText(await ada.send(`PUT account/users/${body['Id']}`, { json }))
    expect(without).toMatchObject({ status: 400, text: expect.stringContaining('Id is required') })
    const other = await ada.send(`PUT account/users/${body['Id']}`, { json: { ...json, Id: randomUUID() } })
    expect(other.status).toBe(400)
  })

  test('an account of another company is changed there, and a stranger’s is none', async () => {
    const guest = await server.person(birch)
    await server.join(guest, aster, 'buyer')
    const json = { Id: guest.id, FirstName: 'G', LastName: 'G' }
    expect((await ada.send(`PUT account/users/${guest.id}`, { json })).status).toBe(409)
    expect((await ada.send(`PUT account/users/${stranger.id}`, { json: { ...json, Id: stranger.id } })).status).toBe(
      404,
    )
  })
})

describe('finding people', () => {
  test('by their address, in the companies that one administers', async () => {
    const path = (one: { username: string }) => `GET account/users/byemail/${encodeURIComponent(one.username)}` as const
    expect(await (await ada.send(path(carl))).json()).toMatchObject({ Id: carl.id })
    expect((await ada.send(path(stranger))).status).toBe(404)
    expect((await carl.send(path(ada))).status).toBe(403)
  })

  test('who is locked only where that is asked, who is above only where one administers there, too', async () => {
    const { body, username } = await add()
    await ada.send(`PUT account/users/${body['Id']}/state`, {
      body: 'LOCKED',
      headers: { 'content-type': 'text/plain' },
    })
    const path = `GET account/users/byemail/${encodeURIComponent(username)}` as const
    expect((await ada.send(path)).status).toBe(404)
    expect((await ada.send(`${path}?searchlocked=true`)).status).toBe(200)
    const local = await server.person(north)
    const above = `GET account/users/byemail/${encodeURIComponent(carl.username)}` as const
    expect((await local.send(`${above}?searchparent=true`)).status).toBe(404)
    await server.join(local, aster, 'companyAdmin')
    const headers = { 'x-kontor-tenantid': north }
    expect((await local.send(above, { headers })).status).toBe(404)
    expect((await local.send(`${above}?searchparent=true`, { headers })).status).toBe(200)
    await ada.send(`DELETE account/members/${local.id}`)
  })

  test('who is locked stands in the list where that state is asked for, or they themselves', async () => {
    const { id } = await server.person(aster, { role: 'buyer', lastName: 'Lockwood' })
    await ada.send(`PUT account/users/${id}/state`, { json: 'LOCKED' })
    const found = async (query: string) => {
      const answer = await ada.send(`GET account/${aster}/users?q=Lockwood${query}`)
      return ((await answer.json()) as { UserAccounts: { Id: string }[] }).UserAccounts.map(({ Id }) => Id)
    }
    expect(await found('')).toEqual([])
    for (const query of ['&state=LOCKED', '&state=ACTIVE&state=LOCKED', `&id=${id}`])
      expect(await found(query)).toEqual([id])
    expect(await found(`&id=${id}&state=ACTIVE`)).toEqual([])
  })

  test('those who are named are one page, however many', async () => {
    const ids = [ada.id, carl.id]
    const answer = await ada.send(`GET account/${aster}/users?limit=1&id=${ids.join('&id=')}`)
    const found = (await answer.json()) as { UserAccounts: { Id: string }[] }
    expect(found).toMatchObject({ itemCount: 2, numPages: 1 })
    expect(found.UserAccounts.map(({ Id }) => Id).toSorted()).toEqual(ids.toSorted())
  })

  test('F-414: the ids of the companies that one may enter, a hundred to a page', async () => {
    const both = await server.person(aster, { role: 'buyer' })
    await server.join(both, north, 'buyer')
    const page = await (await both.send('GET users/current/companies/ids')).json()
    expect(page).toMatchObject({ itemsPerPage: 100, itemCount: 2, Ids: expect.arrayContaining([aster, north]) })
  })
})
