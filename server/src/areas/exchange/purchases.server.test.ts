import { randomUUID } from 'node:crypto'
import type { TradeForm } from '@kontor/ubl'
import { describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '../../testing.ts'
import { documentOf } from '../documents/testing.ts'

const server = await startTestServer()

const place = { street: 'Weg 1', city: 'Bremen', zip: '28195', country: 'DE' }
const harbour: TradeForm['seller'] = {
  name: 'Hafen Spedition GmbH',
  vatId: 'DE811907980',
  legalId: 'HRB 9',
  address: place,
}
const nordlicht: TradeForm['buyer'] = { ...harbour, name: 'Nordlicht Handel AG', vatId: 'DE128111902' }

async function nordlichtPeople() {
  const companyId = await server.company({
    name: 'Nordlicht Handel AG',
    identifiers: [{ scheme: 'DE:VAT', value: 'DE128111902' }],
  })
  return {
    companyId,
    head: await server.person(companyId),
    clerk: await server.person(companyId, { role: 'apClerk' }),
    reader: await server.person(companyId, { role: 'readOnly' }),
  }
}

/** A file that was uploaded: a draft, as every file becomes one first. */
async function uploaded(person: TestPerson, more: Partial<TradeForm> = {}): Promise<string> {
  const bill = { id: `H-${randomUUID().slice(0, 8)}`, seller: harbour, buyer: nordlicht, ...more }
  const body = documentOf('Invoice', bill) as Uint8Array<ArrayBuffer>
  const answer = await person.send('POST documents/v2/documents', {
    body,
    headers: { 'content-type': 'application/xml' },
  })
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { DocumentId: string }).DocumentId
}
const enter = (person: TestPerson, id: string, Draft: string, more: object = {}) =>
  person.send(`PUT documents/${id}/received`, { json: { Draft, ...more } })
async function json<T>(person: TestPerson, path: string): Promise<T> {
  const answer = await person.send(`GET ${path}`)
  expect(answer.status, path).toBe(200)
  return (await answer.json()) as T
}
interface Metadata {
  readonly UnifiedState: string
  readonly SenderCompanyName: string
  readonly SentBy: string
  readonly ConnectionId: string
  readonly Warnings?: string[]
  readonly AllowedActions: { readonly Action: string }[]
}
const metadata = (person: TestPerson, id: string) => json<Metadata>(person, `documents/${id}/metadata`)

describe('a bill of a supplier outside of the network', () => {
  test('is told from one that the company sends by the parties that it names', async () => {
    const { clerk } = await nordlichtPeople()
    const originOf = async (more: Partial<TradeForm>) =>
      (await json<{ Origin: string }>(clerk, `documents/${await uploaded(clerk, more)}/origin`)).Origin
    expect(await originOf({})).toBe('PURCHASE')
    expect(await originOf({ buyer: { ...nordlicht, name: 'Nordlicht Handel', vatId: 'DE128111902' } })).toBe('PURCHASE')
    expect(await originOf({ seller: nordlicht, buyer: harbour })).toBe('SALE')
    expect(await originOf({ buyer: { ...nordlicht, name: 'Ostwind KG', vatId: 'DE136695976' } })).toBe('UNCLEAR')
  })

  test('is entered as received, once, is answered and paid like any other, and nobody is told who has no address', async () => {
    const { companyId, clerk, head } = await nordlichtPeople()
    const [draft, id] = [await uploaded(clerk), randomUUID()]
    expect((await enter(clerk, id, draft)).status).toBe(201)
    expect((await enter(clerk, id, draft)).status).toBe(201)
    await server.settle()
    expect(await metadata(clerk, id)).toMatchObject({
      UnifiedState: 'DELIVERED_RECEIVED',
      SentBy: 'Hafen Spedition GmbH',
    })
    expect((await clerk.send(`GET documents/${draft}/metadata`)).status).toBe(404)
    const accepted = { json: { ResponseId: randomUUID(), ResponseCode: 'BusinessAccept' } }
    expect((await clerk.send(`PUT documents/${id}/statechange`, accepted)).status).toBe(201)
    const paid = { json: { ResponseId: randomUUID(), ResponseCode: 'BusinessPaid' } }
    expect((await head.send(`PUT documents/${id}/statechange`, paid)).status).toBe(201)
    await server.settle()
    expect((await metadata(clerk, id)).UnifiedState).toBe('PAID_UNCONFIRMED')
    expect(await server.faultsOfLog(companyId)).toEqual([])
  })

  test('is approved and coded like any other before it is accepted', async () => {
    const { companyId, clerk, head } = await nordlichtPeople()
    const approver = await server.person(companyId, { role: 'approver' })
    const [draft, id, list] = [await uploaded(clerk), randomUUID(), randomUUID()]
    expect((await enter(clerk, id, draft)).status).toBe(201)
    const accounts = { ListId: list, Name: 'Accounts', Target: 'HEADER', Required: false }
    expect((await head.send(`PUT coding/lists/${list}`, { json: accounts })).status).toBe(200)
    const Entries = [{ Code: '4730', Label: 'Freight' }]
    expect((await head.send(`POST coding/lists/${list}/entries/add`, { json: { Entries } })).status).toBe(204)

    const approval = 'approval-service/v0/steps/current'
    const asked = { invitedUserIds: [approver.id], because: 'Who ordered this?' }
    expect((await clerk.send(`POST ${approval}/${id}`, { json: asked })).status).toBe(201)
    const accepted = () =>
      clerk.send(`PUT documents/${id}/statechange`, {
        json: { ResponseId: randomUUID(), ResponseCode: 'BusinessAccept' },
      })
    expect((await accepted()).status).toBe(409)
    const coding = { header: [{ values: [{ listId: list, code: '4730' }] }], lines: [] }
    expect((await clerk.send(`PUT coding/entry/v0/legacy/${id}`, { json: coding })).status).toBeLessThan(300)
    expect(await json(clerk, `coding/entry/v0/legacy/${id}`)).toMatchObject(coding)
    const given = { json: { approver: { id: approver.id }, outcome: 'ACCEPT' } }
    expect((await approver.send(`PATCH ${approval}/${id}`, given)).status).toBe(200)
    expect((await accepted()).status).toBe(201)
    await server.settle()
    expect((await metadata(clerk, id)).UnifiedState).toBe('ACCEPTED')
  })

  test('comes from the partner who is known by tax id; one who was not is kept', async () => {
    const { clerk } = await nordlichtPeople()
    const entered = async (more: Partial<TradeForm>) => {
      const id = randomUUID()
      expect((await enter(clerk, id, await uploaded(clerk, more))).status).toBe(201)
      return (await metadata(clerk, id)).ConnectionId
    }
    const first = await entered({})
    expect(await entered({ seller: { ...harbour, name: 'Hafen-Spedition Nord' } })).toBe(first)
    expect(await entered({ seller: { ...harbour, name: 'Ostwind KG', vatId: 'DE136695976' } })).not.toBe(first)
  })

  test('comes from the partner to whom its account was paid, and says that another name stands on it', async () => {
    const { clerk, head } = await nordlichtPeople()
    const noVat = { name: 'Kurier Krause', legalId: '', address: place }
    const paymentMeans = { code: '58', iban: 'DE75512108001245126199' }
    const entered = async (name: string) => {
      const id = randomUUID()
      const bill = {
        seller: { ...noVat, name },
        paymentMeans,
        issueDate: name === noVat.name ? '2026-11-01' : '2026-11-02',
      }
      const answer = await enter(clerk, id, await uploaded(clerk, bill))
      expect([answer.status, await answer.text()]).toEqual([201, ''])
      return { id, ...(await metadata(clerk, id)) }
    }
    const first = await entered('Kurier Krause')
    // What was asked for once proves nothing: only what was paid.
    const before = await entered('Krause Transporte')
    expect(before.ConnectionId).not.toBe(first.ConnectionId)
    const paid = { json: { ResponseId: randomUUID(), ResponseCode: 'BusinessPaid' } }
    expect((await head.send(`PUT documents/${first.id}/statechange`, paid)).status).toBe(201)
    await server.settle()
    const later = await entered('Eilboten am Hafen')
    expect(later).toMatchObject({
      ConnectionId: first.ConnectionId,
      Warnings: expect.arrayContaining(['SENDER_DIFFERS']),
    })
  })

  test('that came before under its number is marked as its duplicate', async () => {
    const { clerk } = await nordlichtPeople()
    const [first, second] = [randomUUID(), randomUUID()]
    expect((await enter(clerk, first, await uploaded(clerk, { id: 'TWICE-1' }))).status).toBe(201)
    expect((await enter(clerk, second, await uploaded(clerk, { id: 'TWICE-1' }))).status).toBe(201)
    expect((await metadata(clerk, second)).Warnings).toContain('DUPLICATE')
  })

  test('is refused where the company is its seller; where it is not its buyer, it is asked about and marked', async () => {
    const { clerk } = await nordlichtPeople()
    const own = await enter(clerk, randomUUID(), await uploaded(clerk, { seller: nordlicht, buyer: harbour }))
    expect([own.status, await own.text()]).toEqual([400, expect.stringContaining('send the document instead')])
    const other = await uploaded(clerk, { buyer: { ...nordlicht, name: 'Ostwind KG', vatId: 'DE136695976' } })
    const asked = await enter(clerk, randomUUID(), other)
    expect([asked.status, await asked.text()]).toEqual([400, expect.stringContaining('The buyer is Ostwind KG')])
    const id = randomUUID()
    expect((await enter(clerk, id, other, { OtherBuyer: true })).status).toBe(201)
    // Who approves it is not who entered it.
    expect((await metadata(clerk, id)).Warnings).toEqual(['BUYER_DIFFERS'])
  })

  test('is entered by who writes documents; another company has no such draft, and an id is used once', async () => {
    const { clerk, reader } = await nordlichtPeople()
    const stranger = await server.person(await server.company())
    const [draft, id] = [await uploaded(clerk), randomUUID()]
    expect((await enter(reader, id, draft)).status).toBe(403)
    expect((await enter(stranger, id, draft)).status).toBe(404)
    expect((await stranger.send(`GET documents/${draft}/origin`)).status).toBe(404)
    expect((await enter(clerk, draft, draft)).status).toBe(409)
    expect((await enter(clerk, id, draft)).status).toBe(201)
    expect((await enter(clerk, id, await uploaded(clerk))).status).toBe(409)
  })
})
