import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { areas } from '../../areas.ts'
import { startTestServer, type TestPerson } from '../../testing.ts'
import { documentOf } from '../documents/testing.ts'
import { xml } from '../documents/testing-trade.ts'
import { because, keeping, metadata, statusAndMessage } from './testing-keeping.ts'

const folder = mkdtempSync(join(tmpdir(), 'kontor-retention-'))
afterAll(() => rmSync(folder, { recursive: true }))
const server = await startTestServer({ environment: { KONTOR_DATA: folder } })
const system = { actorId: null, requestId: 'night' }
const until = (day: string, time = '12:00') => {
  const { clock } = server.platform
  clock.advance(Date.parse(`${day}T${time}:00Z`) - clock.now().getTime())
}
/** Years later everybody signs in anew. */
const signedInAgain = async (person: TestPerson): Promise<TestPerson> => ({
  ...person,
  send: (await server.browser(person)).write,
})
const plan = new Blob([new Uint8Array(1024 * 1024 + 1).fill(7)])
const filesOf = (companyId: string) => {
  const place = join(folder, 'contents', companyId)
  return existsSync(place) ? readdirSync(place) : []
}

describe('the night', () => {
  test('throws away what the law keeps no longer, where the company asked for it and nobody holds it', async () => {
    const { connection, companyId, receive, choose, night, ...people } = await keeping(server)
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

    const expired = async () => (await admin.send('GET documents/retention/expired')).json()
    // Kept by law until the end of 2034, and nobody asked yet that anything goes.
    until('2034-12-31')
    admin = await signedInAgain(admin)
    await choose(true, admin)
    expect(await expired()).toEqual({ Count: 0 })
    await stays()
    // Over in London, not yet everywhere.
    until('2035-01-01', '11:59')
    await stays()
    until('2035-01-01')
    admin = await signedInAgain(admin)
    await choose(false, admin)
    await stays()
    // Held with all that this partner sent.
    await choose(true, admin)
    await stays()
    expect((await admin.send(`PUT documents/holds/${connection}/release`, because)).status).toBe(204)
    expect(filesOf(companyId)).toHaveLength(1)
    expect(await expired()).toEqual({ Count: 1 })
    await night()

    expect(await expired()).toEqual({ Count: 0 })
    expect((await admin.send(`GET documents/${held}`)).status).toBe(200)
    for (const path of [`documents/${gone}`, `documents/${gone}?received=true`, file])
      expect(await statusAndMessage(await admin.send(`GET ${path}`))).toEqual([
        410,
        expect.stringContaining('deleted on 2035'),
      ])
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
    const { save, night, ...people } = await keeping(server)
    let { supplier } = people
    const [first, second, draft] = [randomUUID(), randomUUID(), randomUUID()]
    await save(first, false, 'TWIN')
    await save(second, false, 'TWIN')
    await save(draft, true, 'OTHER')
    await supplier.send('PUT documents/retention', { json: { Discard: true } })
    await supplier.send(`PUT documents/${second}/hold`, because)
    // Of an Austrian company: seven years.
    until('2099-01-01')
    supplier = await signedInAgain(supplier)
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
    const name = 'Nordlicht Software GmbH'
    const companyId = await server.company({ name, identifiers: [{ scheme: '9930', value: `${numbered}1` }] })
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
    const [again, there] = [await signedInAgain(sender), await signedInAgain(receiver)]
    for (const who of [companyId, receiverId]) {
      await server.platform.transact(who, system, areas.daily)
      await server.settle()
    }
    const left = (who: string) =>
      server.platform.transact(who, system, async ({ tx }) => {
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
    const { choose, receive, night, ...people } = await keeping(server)
    until('2150-12-31')
    const [admin, supplier] = [await signedInAgain(people.admin), await signedInAgain(people.supplier)]
    const id = await receive(undefined, supplier)
    const { RetainedUntil } = await metadata(admin, id)
    expect(RetainedUntil).toBe('2159-12-31')
    for (const [day, status] of [
      ['2159-01-02', 200],
      ['2160-01-02', 410],
    ] as const) {
      until(day)
      const there = await signedInAgain(admin)
      await choose(true, there)
      await night()
      expect((await there.send(`GET documents/${id}`)).status).toBe(status)
    }
  })
})
