import { randomUUID } from 'node:crypto'
import type { Areas, DocumentAction, ResultOf } from '@kontor/contract'
import { describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '../../testing.ts'
import { documentOf } from '../documents/testing.ts'

const server = await startTestServer()

const [supplierId, buyerId] = [await server.company(), await server.company()]
const admin = await server.person(supplierId)
const clerk = await server.person(supplierId, { role: 'apClerk' })
const manager = await server.person(supplierId, { role: 'apManager' })
const author = await server.person(supplierId, { role: 'buyer' })
const buyer = await server.person(buyerId)
const connection = await server.connect(supplierId, buyerId)

type Access = ResultOf<Areas['documentAccess']['readAccess']>

async function save(person: TestPerson = author, draft = true): Promise<string> {
  const id = randomUUID()
  const answer = await person.send(`PUT documents/${id}?draft=${draft}`, {
    body: new Uint8Array(documentOf('Invoice')),
    headers: { 'content-type': 'application/xml' },
  })
  expect(answer.status).toBe(204)
  return id
}

async function send(id: string, person: TestPerson = author): Promise<void> {
  const answer = await person.send(`PUT documents/${id}/dispatches/${randomUUID()}`, {
    json: { ConnectionId: connection },
  })
  expect(answer.status).toBe(201)
  await server.settle()
}

const status = async (answer: Promise<Response>) => (await answer).status
const fault = async (answer: Promise<Response>) => {
  const response = await answer
  return [response.status, ((await response.json()) as { Message: string }).Message] as const
}

describe('F-363, F-364: rights on a document', () => {
  const grants = (id: string, Grants: object[], person = admin) =>
    person.send(`PUT documents/${id}/access`, { json: { Grants } })
  const read = (person: TestPerson, id: string) => status(person.send(`GET documents/${id}/metadata`))
  const listed = async (person: TestPerson, id: string) => {
    const page = (await (await person.send('GET documents?limit=100')).json()) as {
      Document: { DocumentId: string }[]
    }
    return page.Document.some(({ DocumentId }) => DocumentId === id)
  }
  const why = async (person: TestPerson, action: string, id: string) =>
    (await (await admin.send(`GET users/${person.id}/why/${action}?object=${id}`)).json()) as {
      Allowed: boolean
      Because: string
      Stands: string
    }

  test('a document is everybody’s until somebody is given a right on it, and then only theirs', async () => {
    const id = await save(author, false)
    expect([await read(clerk, id), await listed(clerk, id)]).toEqual([200, true])
    expect(await status(grants(id, [{ UserId: manager.id, Right: 'right' }]))).toBe(204)
    expect([await read(clerk, id), await listed(clerk, id)]).toEqual([403, false])
    for (const person of [manager, author, admin])
      expect([await read(person, id), await listed(person, id)]).toEqual([200, true])
    for (const path of ['', '/history', '/tags', '/attachments', '/lockedstate', '/events', '/process', '/findings'])
      expect(await status(clerk.send(`GET documents/${id}${path}`))).toBe(403)
    expect(await status(admin.send(`DELETE documents/${id}/access`))).toBe(204)
    expect([await read(clerk, id), await listed(clerk, id)]).toEqual([200, true])
  })

  test('right reads, write works on it, admin also says who else may', async () => {
    const id = await save(author, false)
    const tag = (person: TestPerson) => status(person.send(`PUT documents/${id}/tags/seen`))
    await grants(id, [{ UserId: manager.id, Right: 'right' }])
    expect([await read(manager, id), await tag(manager)]).toEqual([200, 403])
    const actions = async () =>
      (
        (await (await manager.send(`GET documents/${id}/metadata`)).json()) as {
          AllowedActions: { Action: DocumentAction }[]
        }
      ).AllowedActions
    expect(await actions()).toEqual([])
    const inList = async (query: string) => {
      const page = (await (await manager.send(`GET documents?limit=100&${query}`)).json()) as {
        Document: { DocumentId: string; AllowedActions?: { Action: DocumentAction }[] }[]
      }
      return page.Document.find(({ DocumentId }) => DocumentId === id)?.AllowedActions
    }
    // A list tells the same of its rows, where it is asked.
    expect([await inList('actions=true'), await inList('')]).toEqual([[], undefined])
    await grants(id, [{ UserId: manager.id, Right: 'write' }])
    expect(await inList('actions=true')).toEqual(await actions())
    expect([await tag(manager), (await actions()).length > 0]).toEqual([201, true])
    const handOn = () => status(grants(id, [{ UserId: manager.id, Right: 'admin' }], manager))
    expect(await handOn()).toBe(403)
    await grants(id, [{ UserId: manager.id, Right: 'admin' }])
    expect(await handOn()).toBe(204)
  })

  test('say who may change them, and who would be shut out by the first', async () => {
    const id = await save(author, false)
    const offered = async (person: TestPerson) => {
      const { AllowedActions, KeepsAccess } = (await (await person.send(`GET documents/${id}/access`)).json()) as Access
      return [AllowedActions, KeepsAccess]
    }
    expect([await offered(admin), await offered(manager)]).toEqual([
      [['share'], true],
      [['share'], false],
    ])
    await grants(id, [{ UserId: manager.id, Right: 'write' }])
    expect(await offered(manager)).toEqual([[], true])
  })

  test('go to a team, and with it to whoever is in it now', async () => {
    const id = await save(author, false)
    const team = randomUUID()
    const members = (Members: string[]) => admin.send(`PUT usergroups/${team}`, { json: { Name: 'Payables', Members } })
    expect(await status(members([clerk.id]))).toBe(204)
    expect(await status(admin.send(`PUT documents/v2/documents/${id}/acl/userGroups/${team}/rights/write`))).toBe(204)
    expect([await read(clerk, id), await listed(clerk, id), await read(manager, id)]).toEqual([200, true, 403])
    await members([manager.id])
    expect([await read(clerk, id), await listed(clerk, id), await read(manager, id)]).toEqual([403, false, 200])
    await admin.send(`DELETE usergroups/${team}`)
    expect(await read(manager, id)).toBe(403)
  })

  test('are added to those that are there, and read back with the author’s', async () => {
    const id = await save(author, false)
    await admin.send(`PUT documents/v2/documents/${id}/acl/users/${clerk.id}/rights/right`)
    const change = await admin.send(`PATCH documents/${id}/access`, {
      json: { Grants: [{ UserId: manager.id, Right: 'write' }] },
    })
    expect(((await change.json()) as Access).Grants).toEqual([
      { UserId: author.id, Right: 'admin', Inherited: true },
      { UserId: clerk.id, Right: 'right' },
      { UserId: manager.id, Right: 'write' },
    ])
  })

  test.each<[string, (id: string) => Promise<Response>, number]>([
    [
      'PATCH',
      (id) =>
        manager.send(`PATCH documents/${id}/access`, { json: { Grants: [{ UserId: clerk.id, Right: 'right' }] } }),
      200,
    ],
    ['PUT', (id) => grants(id, [{ UserId: clerk.id, Right: 'right' }], manager), 204],
    ['the ACL', (id) => manager.send(`PUT documents/v2/documents/${id}/acl/users/${clerk.id}/rights/right`), 204],
  ])('given by %s never shut out who gives them', async (_, give, answer) => {
    const id = await save(author, false)
    expect(await status(give(id))).toBe(answer)
    expect([await read(manager, id), await read(clerk, id)]).toEqual([200, 200])
    expect(await status(grants(id, [], manager))).toBe(204)
  })

  test('keep a document out of what is related to another', async () => {
    const id = await save()
    await send(id)
    const ResponseId = randomUUID()
    await buyer.send(`PUT documents/${id}/statechange`, { json: { ResponseId, ResponseCode: 'BusinessAccept' } })
    await server.settle()
    const related = async () => {
      const metadata = await (await clerk.send(`GET documents/${id}/metadata`)).json()
      return (metadata as { Related: { DocumentId: string }[] }).Related.map(({ DocumentId }) => DocumentId)
    }
    expect(await related()).toEqual([ResponseId])
    await grants(ResponseId, [{ UserId: manager.id, Right: 'right' }])
    expect(await related()).toEqual([])
  })

  test('are named by the answer to why', async () => {
    const id = await save(author, false)
    await grants(id, [{ UserId: manager.id, Right: 'right' }])
    expect(await why(clerk, 'document.read', id)).toMatchObject({
      Allowed: false,
      Because: expect.stringContaining('only people with access'),
      Stands: 'server/src/areas/entries/rules/access.ts',
    })
    expect(await why(manager, 'document.read', id)).toMatchObject({ Allowed: true })
    expect(await why(manager, 'document.archive', id)).toMatchObject({
      Allowed: false,
      Because: expect.stringContaining('requires the permission write'),
    })
  })

  test('go to nobody outside, and to one at a time', async () => {
    const id = await save()
    expect(await status(grants(id, [{ UserId: buyer.id, Right: 'right' }]))).toBe(404)
    expect(await status(grants(id, [{ GroupId: randomUUID(), Right: 'right' }]))).toBe(404)
    expect(await fault(grants(id, [{ Right: 'right' }]))).toEqual([400, expect.stringContaining('Grants.0')])
    expect(await read(clerk, id)).toBe(200)
  })

  test('stay behind when the document leaves: the other party says for itself who reads it', async () => {
    const id = await save()
    await grants(id, [{ UserId: manager.id, Right: 'right' }])
    await send(id)
    const reader = await server.person(buyerId, { role: 'readOnly' })
    expect(await read(reader, id)).toBe(200)
  })
})
