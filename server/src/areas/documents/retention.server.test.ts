import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Areas, ResultOf } from '@kontor/contract'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { daily } from '../../compose.ts'
import { startTestServer, type TestPerson } from '../../testing.ts'
import { documentOf } from './testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'kontor-retention-'))
afterAll(() => rmSync(folder, { recursive: true }))
const server = await startTestServer({ environment: { KONTOR_DATA: folder } })
const system = { actorId: null, requestId: 'night' }
const until = (day: string, time = '12:00') => {
  const { clock } = server.platform
  clock.advance(Date.parse(`${day}T${time}:00Z`) - clock.now().getTime())
}
/** Years later everybody signs in anew. */
const anew = async (person: TestPerson): Promise<TestPerson> => ({
  ...person,
  send: (await server.browser(person)).write,
})
const plan = new Blob([new Uint8Array(1024 * 1024 + 1).fill(7)])
const filesOf = (companyId: string) => {
  const place = join(folder, 'contents', companyId)
  return existsSync(place) ? readdirSync(place) : []
}
const xml = { 'content-type': 'application/xml' }

type Metadata = ResultOf<Areas['documents']['readMetadata']>
const metadata = async (person: TestPerson, id: string) =>
  (await (await person.send(`GET documents/${id}/metadata`)).json()) as Metadata
const actions = ({ AllowedActions }: Metadata) => AllowedActions.map(({ Action }) => Action)
const because = { json: { Reason: 'The court asked for it' } }
const said = async (answer: Response) => [answer.status, ((await answer.json()) as { Message: string }).Message]

/** A German buyer with an administrator and a clerk, and what their suppliers have sent them. */
async function buyer(country = 'DE') {
  const companyId = await server.company({ country })
  const admin = await server.person(companyId)
  const supplier = await server.person(await server.company({ country: 'AT' }))
  const connection = await server.connect(supplier.companyId, companyId)
  const save = (id: string, draft: boolean, number = id, by = supplier) =>
    by.send(`PUT documents/${id}?draft=${draft}`, {
      body: documentOf('Invoice', { id: number, issueDate: '2026-11-20' }) as Uint8Array<ArrayBuffer>,
      headers: xml,
    })
  const receive = async (file?: Blob, by = supplier): Promise<string> => {
    const id = randomUUID()
    await save(id, true, id, by)
    if (file !== undefined) {
      const form = new FormData()
      form.append('file', file, 'plan.bin')
      expect((await by.send(`POST documents/${id}/attachments`, { body: form })).status).toBe(201)
    }
    await by.send(`PUT documents/${id}/dispatches/${randomUUID()}`, { json: { ConnectionId: connection } })
    await server.settle()
    return id
  }
  const night = async (who: string = companyId) => {
    await server.platform.act(who, system, daily)
    await server.settle()
  }
  const choose = async (Discard: boolean, who = admin) =>
    expect((await who.send('PUT documents/retention', { json: { Discard } })).status).toBe(204)
  return { companyId, admin, supplier, connection, save, receive, night, choose }
}

describe('the law', () => {
  test('has each party keep its own by its own law, and says until when and which', async () => {
    const { admin, supplier, receive } = await buyer()
    const id = await receive()
    const [ours, theirs] = [await metadata(admin, id), await metadata(supplier, id)]
    expect([ours.RetainedUntil, theirs.RetainedUntil]).toEqual(['2034-12-31', '2033-12-31'])
    expect(ours.RetainedBy).toContain('§ 147')
    const rules = (await (await admin.send('GET documents/retention')).json()) as ResultOf<
      Areas['retention']['readRetention']
    >
    expect(rules).toMatchObject({ Country: 'DE', From: '2025-01-01', Discard: false })
    expect(rules.Years.map(({ Years }) => Years)).toEqual([8, 6])
  })

  test('keeps what was exchanged or finished once from being deleted, and “why” names it', async () => {
    const { admin, supplier, save, receive } = await buyer()
    const [received, draft] = [await receive(), randomUUID()]
    const refused = await said(await admin.send(`DELETE documents/${received}`))
    expect(refused).toEqual([409, expect.stringContaining('kept until 2034-12-31 by law (DE: § 147')])
    const why = await admin.send(`GET users/${admin.id}/why/document.delete?object=${received}`)
    expect(((await why.json()) as { Because: string }).Because).toContain('kept until 2034-12-31 by law')

    await save(draft, true)
    expect((await metadata(supplier, draft)).RetainedUntil).toBeUndefined()
    expect(actions(await metadata(supplier, draft))).toContain('delete')
    await save(draft, false)
    // Making it a draft again does not make it one that never was more.
    await save(draft, true)
    expect(actions(await metadata(supplier, draft))).not.toContain('delete')
    expect(await said(await supplier.send(`DELETE documents/${draft}`))).toEqual([
      409,
      expect.stringContaining('it was finished before'),
    ])
  })
})

describe('a hold', () => {
  test('is an administrator’s, has a reason, stands in the history, and keeps a draft as it is', async () => {
    const { supplier, save } = await buyer()
    const clerk = await server.person(supplier.companyId, { role: 'apManager' })
    const id = randomUUID()
    await save(id, true)
    expect((await clerk.send(`PUT documents/${id}/hold`, because)).status).toBe(403)
    expect((await supplier.send(`PUT documents/${id}/hold`, { json: { Reason: ' ' } })).status).toBe(400)
    expect((await supplier.send(`PUT documents/${id}/release`, because)).status).toBe(409)
    expect((await supplier.send(`PUT documents/${id}/hold`, because)).status).toBe(204)
    expect((await supplier.send(`PUT documents/${id}/hold`, because)).status).toBe(409)

    const held = await metadata(supplier, id)
    expect(held.Held).toEqual([
      { Kind: 'DOCUMENT', DocumentId: id, Reason: because.json.Reason, Since: expect.any(String) },
    ])
    expect(actions(held)).toEqual(expect.arrayContaining(['release']))
    for (const action of ['edit', 'delete', 'hold'] as const) expect(actions(held)).not.toContain(action)
    expect((await supplier.send(`DELETE documents/${id}`)).status).toBe(409)
    expect(await said(await save(id, true))).toEqual([409, expect.stringContaining('it is held')])
    expect(await (await supplier.send('GET documents/holds')).json()).toMatchObject({ Holds: [{ DocumentId: id }] })

    expect((await supplier.send(`PUT documents/${id}/release`, { json: { Reason: 'Settled' } })).status).toBe(204)
    expect((await metadata(supplier, id)).Held).toBeUndefined()
    const history = (await (await supplier.send(`GET documents/${id}/history`)).json()) as ResultOf<
      Areas['documents']['readHistory']
    >
    const reasons = history.Events.map(({ Type, Details }) => [
      Type,
      Details.find(({ Key }) => Key === 'reason')?.Value,
    ])
    expect(reasons).toEqual(
      expect.arrayContaining([
        ['document.held', because.json.Reason],
        ['document.hold_lifted', 'Settled'],
      ]),
    )
    expect((await supplier.send(`DELETE documents/${id}`)).status).toBe(204)
  })

  test('of a repeated request is one', async () => {
    const { admin, receive } = await buyer()
    const id = await receive()
    const headers = { 'X-Kontor-RequestId': randomUUID() }
    for (const _ of [1, 2])
      expect((await admin.send(`PUT documents/${id}/hold`, { ...because, headers })).status).toBe(204)
  })

  test('on a partner is on all that is exchanged with them; another company’s connection is not there', async () => {
    const { admin, connection, receive } = await buyer()
    const first = await receive()
    expect((await admin.send(`PUT documents/holds/${connection}`, because)).status).toBe(204)
    expect((await admin.send(`PUT documents/holds/${connection}`, because)).status).toBe(409)
    for (const id of [first, await receive()])
      expect((await metadata(admin, id)).Held).toMatchObject([{ Kind: 'PARTNER', ConnectionId: connection }])
    const stranger = await server.person(await server.company())
    expect((await stranger.send(`PUT documents/holds/${connection}`, because)).status).toBe(404)
    expect(await (await stranger.send('GET documents/holds')).json()).toEqual({ Holds: [] })
    expect((await admin.send(`PUT documents/holds/${connection}/release`, because)).status).toBe(204)
    expect((await admin.send(`PUT documents/holds/${connection}/release`, because)).status).toBe(409)
    expect((await metadata(admin, first)).Held).toBeUndefined()
  })
})

describe('the night', () => {
  test('throws away what the law keeps no longer, where the company asked for it and nobody holds it', async () => {
    const { connection, companyId, receive, choose, night, ...people } = await buyer()
    let { admin } = people
    const [gone, held] = [await receive(plan), await receive()]
    const { DocumentAttachment: files } = (await (await admin.send(`GET documents/${gone}/attachments`)).json()) as {
      DocumentAttachment: { Id: string }[]
    }
    const file = `documents/${gone}/attachments/${files[0]?.Id}`
    await admin.send(`PUT documents/${held}/hold`, because)
    await admin.send(`PUT documents/holds/${connection}`, because)
    const before = await metadata(admin, gone)
    const stays = async () => {
      await night()
      for (const path of [gone, held]) expect((await admin.send(`GET documents/${path}`)).status).toBe(200)
    }

    // Kept by law until the end of 2034, and nobody asked yet that anything goes.
    until('2034-12-31')
    admin = await anew(admin)
    await choose(true, admin)
    await stays()
    // Over in London, not yet everywhere.
    until('2035-01-01', '11:59')
    await stays()
    until('2035-01-01')
    admin = await anew(admin)
    await choose(false, admin)
    await stays()
    // Held with all that this partner sent.
    await choose(true, admin)
    await stays()
    expect((await admin.send(`PUT documents/holds/${connection}/release`, because)).status).toBe(204)
    expect(filesOf(companyId)).toHaveLength(1)
    await night()

    expect((await admin.send(`GET documents/${held}`)).status).toBe(200)
    for (const path of [`documents/${gone}`, `documents/${gone}?received=true`, file])
      expect(await said(await admin.send(`GET ${path}`))).toEqual([410, expect.stringContaining('thrown away on 2035')])
    expect(filesOf(companyId)).toEqual([])
    const after = await metadata(admin, gone)
    expect(after).toMatchObject({ ContentHash: before.ContentHash, ContentSize: before.ContentSize, ID: before.ID })
    expect(after.Discarded).toContain('2035-01-01')
    expect(await server.faultsOfLog(companyId)).toEqual([])
    // A second night finds nothing more to do.
    await night()
    expect((await metadata(admin, gone)).Discarded).toBe(after.Discarded)
  })

  test('leaves the bytes that something else is made of, too; what was thrown away and comes again is there again', async () => {
    const { save, night, ...people } = await buyer()
    let { supplier } = people
    const [first, second, draft] = [randomUUID(), randomUUID(), randomUUID()]
    await save(first, false, 'TWIN')
    await save(second, false, 'TWIN')
    await save(draft, true, 'OTHER')
    await supplier.send('PUT documents/retention', { json: { Discard: true } })
    await supplier.send(`PUT documents/${second}/hold`, because)
    // Of an Austrian company: seven years.
    until('2099-01-01')
    supplier = await anew(supplier)
    await night(supplier.companyId)
    expect((await metadata(supplier, first)).Discarded).toBeDefined()
    for (const id of [first, second, draft]) expect((await supplier.send(`GET documents/${id}`)).status).toBe(200)

    await supplier.send(`PUT documents/${second}/release`, because)
    await night(supplier.companyId)
    expect((await supplier.send(`GET documents/${second}`)).status).toBe(410)
    const again = randomUUID()
    await save(again, true, 'TWIN', supplier)
    expect((await supplier.send(`GET documents/${again}`)).status).toBe(200)
    expect((await supplier.send(`GET documents/${draft}`)).status).toBe(200)
    expect(await server.faultsOfLog(supplier.companyId)).toEqual([])
  })

  test('throws away the mail and the Peppol message that carried a document, and what either party did not ask for stays', async () => {
    const numbered = `DE${Date.now() % 1e9}`
    const companyId = await server.company({ identifiers: [{ scheme: '9930', value: `${numbered}1` }] })
    const receiverId = await server.company({ identifiers: [{ scheme: '9930', value: `${numbered}2` }] })
    const [sender, receiver] = [await server.person(companyId), await server.person(receiverId)]
    await server.settle()
    const sendTo = async (more: object) => {
      const [connection, id] = [randomUUID(), randomUUID()]
      const json = { CompanyName: 'Partner', Country: 'DE', ...more }
      expect((await sender.send(`PUT network/partners/${connection}`, { json })).status).toBe(201)
      await sender.send(`PUT documents/${id}?draft=true`, {
        body: documentOf('Invoice', { id }) as Uint8Array<ArrayBuffer>,
        headers: xml,
      })
      await sender.send(`PUT documents/${id}/dispatches/${randomUUID()}`, { json: { ConnectionId: connection } })
      await server.settle()
      expect((await metadata(sender, id)).DeliveryState).toBe('SENT')
    }
    await sendTo({ Email: 'books@example.com' })
    await sendTo({ EndpointId: { scheme: '9930', value: `${numbered}2` } })
    await sender.send('PUT documents/retention', { json: { Discard: true } })
    until('2150-01-01')
    const [again, there] = [await anew(sender), await anew(receiver)]
    for (const who of [companyId, receiverId]) {
      await server.platform.act(who, system, daily)
      await server.settle()
    }
    const left = (who: string) =>
      server.platform.act(who, system, async ({ tx }) => {
        const { rows } = await sql<{ size: number }>`
          select size from content where company_id = ${who} and discarded is null`.execute(tx)
        return rows.length
      })
    expect(await left(companyId)).toBe(0)
    // The receiver's own copy, and the message in which it came.
    expect(await left(receiverId)).toBe(2)
    const { Items } = (await (await again.send('GET mails')).json()) as { Items: { MessageId: string }[] }
    expect((await again.send(`GET mails/${encodeURIComponent(Items[0]!.MessageId)}`)).status).toBe(410)
    const { Document } = (await (await there.send('GET documents')).json()) as { Document: { DocumentId: string }[] }
    expect((await there.send(`GET documents/${Document[0]!.DocumentId}`)).status).toBe(200)
  })

  test('at the turn of a year counts from the new one, as the first on earth to have it do: nothing goes a year early', async () => {
    const { choose, receive, night, ...people } = await buyer()
    until('2150-12-31')
    const [admin, supplier] = [await anew(people.admin), await anew(people.supplier)]
    const id = await receive(undefined, supplier)
    const { RetainedUntil } = await metadata(admin, id)
    expect(RetainedUntil).toBe('2159-12-31')
    for (const [day, status] of [
      ['2159-01-02', 200],
      ['2160-01-02', 410],
    ] as const) {
      until(day)
      const there = await anew(admin)
      await choose(true, there)
      await night()
      expect((await there.send(`GET documents/${id}`)).status).toBe(status)
    }
  })
})
