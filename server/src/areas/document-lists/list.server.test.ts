import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestPerson } from '../../testing.ts'
import type { documentOf } from '../documents/testing.ts'
import { columnsAsked, csv, list, save } from './testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'kontor-list-'))
const server = await startTestServer({ environment: { KONTOR_DATA: folder } })
const [supplierId, buyerId] = [await server.company(), await server.company()]
const supplier = await server.person(supplierId)
const buyer = await server.person(buyerId)
const connection = await server.connect(supplierId, buyerId)

afterAll(() => rmSync(folder, { recursive: true }))

type Form = NonNullable<Parameters<typeof documentOf>[1]>

async function deliver(more: Form): Promise<string> {
  const id = await save(supplier, more)
  const to = { json: { ConnectionId: connection } }
  expect((await supplier.send(`PUT documents/${id}/dispatches/${randomUUID()}`, to)).status).toBe(201)
  await server.settle()
  return id
}

describe('the columns of the list', async () => {
  const id = await deliver({
    id: 'COL-1',
    note: 'Second delivery',
    accountingCost: 'KST-210',
    buyer: {
      name: 'Atelier Søndergaard',
      address: { city: 'København', zip: '1401', country: 'DK' },
      endpointId: 'DK12345674',
      endpointScheme: '0184',
      vatId: 'DK12345674',
      contact: { name: 'Ida Munk' },
    },
  })
  await buyer.send(`PUT documents/${id}/statechange`, {
    json: { ResponseId: randomUUID(), ResponseCode: 'BusinessReject', ReasonCode: 'QTY', Reason: 'One hour only' },
  })
  await server.settle()

  it('F-100, F-101: the list tells of each document what all 16 show', async () => {
    for (const person of [supplier, buyer]) {
      const row = (await list(person, 'limit=1')).Document[0]
      expect(row).toMatchObject({
        DocumentType: { type: 'invoice' },
        UnifiedState: 'REJECTED_BY_RECEIVER',
        Currency: 'EUR',
        ID: 'COL-1',
        Amount: '119.00',
        SenderCompanyName: 'Nordlicht Software GmbH',
        ReceiverCompanyName: 'Atelier Søndergaard',
        CreatedDateTime: expect.any(String),
        LastEdit: expect.any(String),
        DueDate: '2026-12-20',
        Date: '2026-11-20',
        SentReceivedTimestamp: expect.any(String),
        RequesterName: 'Ida Munk',
        Note: 'Second delivery',
        StatusMessage: 'Quantity is wrong: One hour only',
        AccountingSystemId: 'KST-210',
      })
    }
  })

  it('F-100: a file of the list has all 16 unless others are asked for, each under its name', async () => {
    const [head, cells] = await csv(buyer, '')
    expect(Object.fromEntries(head!.map((name, at) => [name, cells![at]]))).toEqual({
      Type: 'invoice',
      Status: 'REJECTED_BY_RECEIVER',
      Currency: 'EUR',
      Id: 'COL-1',
      Amount: '119.00',
      SendingParty: 'Nordlicht Software GmbH',
      ReceivingParty: 'Atelier Søndergaard',
      Created: expect.stringContaining('T'),
      LastEdit: expect.stringContaining('T'),
      DueDate: '2026-12-20',
      Date: '2026-11-20',
      Received: expect.stringContaining('T'),
      RequesterName: 'Ida Munk',
      Note: 'Second delivery',
      StatusMessage: 'Quantity is wrong: One hour only',
      AccountingSystemId: 'KST-210',
    })
  })

  it('who asked for it and under what it is booked are found by a search, too', async () => {
    for (const q of ['munk', 'kst-210', 'second']) expect((await list(buyer, `q=${q}`)).itemCount).toBe(1)
    expect((await list(buyer, 'q=nobody')).itemCount).toBe(0)
  })

  it('only what came in was received; the partner is the other party on either side', async () => {
    const asked = columnsAsked('Partner', 'Id', 'Received', 'Delivery')
    expect(await csv(supplier, asked)).toEqual([
      ['Partner', 'Id', 'Received', 'Delivery'],
      ['Atelier Søndergaard', 'COL-1', '', 'SENT'],
    ])
    expect(await csv(buyer, asked)).toEqual([
      ['Partner', 'Id', 'Received', 'Delivery'],
      ['Nordlicht Software GmbH', 'COL-1', expect.stringContaining('T'), 'RECEIVED'],
    ])
  })

  it('a column that there is not is refused by its name', async () => {
    const answer = await buyer.send('GET documents/csv?column=Colour')
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('column')])
  })
})

describe('the order of the list', async () => {
  const clerk = await server.person(await server.company())
  const ids = async (query: string) => (await list(clerk, `onlydrafts=true&${query}`)).Document.map(({ ID }) => ID)
  const priced = (id: string, currency: string, price: string) =>
    save(clerk, {
      id,
      currency,
      lines: [{ id: '1', name: 'Freight', quantity: '1', unit: 'C62', price, tax: { category: 'Z', percent: '0' } }],
    })

  it('of one day the newest comes first, and amounts are compared within their currency', async () => {
    for (const [id, currency, price] of [
      ['A-1', 'EUR', '5.00'],
      ['A-2', 'SEK', '90000.00'],
      ['A-3', 'EUR', '700.00'],
      ['A-4', 'SEK', '11.00'],
    ] as const) {
      server.platform.clock.advance(1000)
      await priced(id, currency, price)
    }
    expect(await ids('ordering=Date')).toEqual(['A-4', 'A-3', 'A-2', 'A-1'])
    expect(await ids('ordering=Date&ascending=true')).toEqual(['A-1', 'A-2', 'A-3', 'A-4'])
    expect(await ids('ordering=Amount')).toEqual(['A-2', 'A-4', 'A-3', 'A-1'])
    expect(await ids('ordering=Amount&ascending=true')).toEqual(['A-1', 'A-3', 'A-4', 'A-2'])
  })
})

describe('many documents at once', () => {
  type Changed = { DocumentIds: string[] }
  const tag = async (person: TestPerson, query: string, body: object): Promise<Changed> => {
    const answer = await person.send(`POST documents/tags${query}`, { json: { DocumentIds: [], All: false, ...body } })
    expect([answer.status, answer.status === 200 ? '' : await answer.text()]).toEqual([200, ''])
    return answer.json() as Promise<Changed>
  }
  const kinds = async (person: TestPerson, id: string): Promise<string[]> => {
    const history = await person.send(`GET documents/${id}/history`)
    return ((await history.json()) as { Events: { Type: string }[] }).Events.map(({ Type }) => Type)
  }

  it('are filed away by one act, and the opposite act on what changed undoes exactly that; both are logged', async () => {
    const [one, two, draft] = [
      await deliver({ id: 'MANY-1' }),
      await deliver({ id: 'MANY-2' }),
      await save(supplier, { id: 'MANY-3' }),
    ]
    await supplier.send(`PUT documents/${two}/tags/archived`)
    const archived = { Tag: 'archived', On: true, DocumentIds: [draft, two, one, randomUUID()] }
    const { DocumentIds } = await tag(supplier, '', archived)
    expect(DocumentIds).toEqual([one])
    const shown = await list(supplier, 'stag=archived')
    expect(shown.Document.map(({ ID }) => ID).toSorted()).toEqual(['MANY-1', 'MANY-2'])

    await tag(supplier, '', { Tag: 'archived', On: false, DocumentIds })
    expect((await list(supplier, 'stag=archived')).Document.map(({ ID }) => ID)).toEqual(['MANY-2'])
    expect((await kinds(supplier, one)).slice(-2)).toEqual(['document.archived', 'document.unarchived'])
    expect((await list(buyer, 'stag=archived')).itemCount).toBe(0)
  })

  it('are all that the filter finds but those that were taken out, on every page', async () => {
    const ids = await Promise.all(['ALL-1', 'ALL-2', 'ALL-3'].map((id) => save(supplier, { id })))
    await save(supplier, { id: 'OTHER-1' })
    const { DocumentIds } = await tag(supplier, '?q=all&onlydrafts=true', {
      Tag: 'to check',
      On: true,
      All: true,
      DocumentIds: [ids[1]],
    })
    expect(DocumentIds.toSorted()).toEqual([ids[0], ids[2]].toSorted())
    expect((await list(supplier, 'tag=to%20check&onlydrafts=true')).itemCount).toBe(2)
    const inUse = await (await supplier.send('GET documents/tags')).json()
    expect(inUse).toEqual({ Tags: [{ Tag: 'to check', Count: 2 }] })
    expect(await (await buyer.send('GET documents/tags')).json()).toEqual({ Tags: [] })
  })

  it('take the same answer, those that allow it; one that owes a reason is refused without it', async () => {
    const [open, paid] = [await deliver({ id: 'ANS-1' }), await deliver({ id: 'ANS-2' })]
    const answerAll = (json: object) => buyer.send('POST documents/statechanges', { json: { All: false, ...json } })
    await answerAll({ ResponseCode: 'BusinessPaid', DocumentIds: [paid] })
    const accepted = await answerAll({ ResponseCode: 'BusinessAccept', DocumentIds: [open, paid] })
    expect(await accepted.json()).toEqual({ DocumentIds: [open] })
    await server.settle()
    expect(await kinds(supplier, open)).toContain('document.accepted')
    expect((await answerAll({ ResponseCode: 'BusinessReject', DocumentIds: [open] })).status).toBe(400)
  })

  it('are those of the company: another’s are passed over', async () => {
    const stranger = await server.person(await server.company())
    const [row] = (await list(buyer, 'limit=1')).Document
    const body = { Tag: 'archived', On: true, DocumentIds: [row!.DocumentId] }
    expect(await tag(stranger, '', body)).toEqual({ DocumentIds: [] })
    expect((await list(buyer, 'stag=archived')).itemCount).toBe(0)
  })

  it('a tag that follows from the state is refused', async () => {
    const answer = await supplier.send('POST documents/tags', {
      json: { Tag: 'inbox', On: true, DocumentIds: [], All: true },
    })
    expect(answer.status).toBe(400)
  })
})
