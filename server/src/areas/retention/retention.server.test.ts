import { randomUUID } from 'node:crypto'
import type { Areas, ResultOf } from '@kontor/contract'
import { describe, expect, test } from 'vitest'
import { startTestServer } from '../../testing.ts'
import { because, keeping, metadata, statusAndMessage } from './testing-keeping.ts'

const server = await startTestServer()
const actions = ({ AllowedActions }: Awaited<ReturnType<typeof metadata>>) => AllowedActions.map(({ Action }) => Action)

describe('the law', () => {
  test('has each party keep its own by its own law, and says until when and which', async () => {
    const { admin, supplier, receive } = await keeping(server)
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
    const { admin, supplier, save, receive } = await keeping(server)
    const [received, draft] = [await receive(), randomUUID()]
    const refused = await statusAndMessage(await admin.send(`DELETE documents/${received}`))
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
    expect(await statusAndMessage(await supplier.send(`DELETE documents/${draft}`))).toEqual([
      409,
      expect.stringContaining('it is already final'),
    ])
  })
})

describe('a hold', () => {
  test('is an administrator’s, has a reason, stands in the history, and keeps a draft as it is', async () => {
    const { supplier, save } = await keeping(server)
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
      {
        Kind: 'DOCUMENT',
        DocumentId: id,
        By: expect.stringContaining('Ada'),
        Reason: because.json.Reason,
        Since: expect.any(String),
      },
    ])
    expect(actions(held)).toEqual(expect.arrayContaining(['release']))
    for (const action of ['edit', 'delete', 'hold'] as const) expect(actions(held)).not.toContain(action)
    expect((await supplier.send(`DELETE documents/${id}`)).status).toBe(409)
    const why = 'it is on legal hold: its content cannot be changed or deleted until an administrator releases it'
    expect(await statusAndMessage(await save(id, true))).toEqual([409, expect.stringContaining(why)])
    expect(await (await supplier.send('GET documents/holds')).json()).toMatchObject({
      Holds: [{ DocumentId: id, Name: id, By: expect.stringContaining('Ada') }],
    })

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

  test('keeps the content: what came is still answered and filed away', async () => {
    const { admin, receive } = await keeping(server)
    const id = await receive()
    const before = actions(await metadata(admin, id))
    expect((await admin.send(`PUT documents/${id}/hold`, because)).status).toBe(204)
    const held = actions(await metadata(admin, id))
    expect(held).toEqual(before.map((action) => (action === 'hold' ? 'release' : action)))
    expect(held).toContain('accept')
    const accept = { json: { ResponseId: randomUUID(), ResponseCode: 'BusinessAccept' } }
    expect((await admin.send(`PUT documents/${id}/statechange`, accept)).status).toBe(201)
    expect((await admin.send(`PUT documents/${id}/tags/archived`)).status).toBe(201)
    expect((await metadata(admin, id)).Held).toMatchObject([{ Kind: 'DOCUMENT' }])
  })

  test('of a repeated request is one', async () => {
    const { admin, receive } = await keeping(server)
    const id = await receive()
    const headers = { 'X-Kontor-RequestId': randomUUID() }
    for (const _ of [1, 2])
      expect((await admin.send(`PUT documents/${id}/hold`, { ...because, headers })).status).toBe(204)
  })

  test('on a partner is on all that is exchanged with them; another company’s connection is not there', async () => {
    const { admin, connection, receive } = await keeping(server)
    const first = await receive()
    expect((await admin.send(`PUT documents/holds/${connection}`, because)).status).toBe(204)
    expect((await admin.send(`PUT documents/holds/${connection}`, because)).status).toBe(409)
    for (const id of [first, await receive()])
      expect((await metadata(admin, id)).Held).toMatchObject([{ Kind: 'PARTNER', ConnectionId: connection }])
    expect(await (await admin.send('GET documents/holds')).json()).toMatchObject({
      Holds: [
        { ConnectionId: connection, Name: expect.stringContaining('Company'), By: expect.stringContaining('Ada') },
      ],
    })
    const stranger = await server.person(await server.company())
    expect((await stranger.send(`PUT documents/holds/${connection}`, because)).status).toBe(404)
    expect(await (await stranger.send('GET documents/holds')).json()).toEqual({ Holds: [] })
    expect((await admin.send(`PUT documents/holds/${connection}/release`, because)).status).toBe(204)
    expect((await admin.send(`PUT documents/holds/${connection}/release`, because)).status).toBe(409)
    expect((await metadata(admin, first)).Held).toBeUndefined()
  })
})
