import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Areas, ListColumn, ResultOf } from '@kontor/contract'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestPerson } from '../../testing.ts'
import { documentOf } from './testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'kontor-list-'))
const server = await startTestServer({ environment: { KONTOR_DATA: folder } })
const [supplierId, buyerId] = [await server.company(), await server.company()]
const supplier = await server.person(supplierId)
const buyer = await server.person(buyerId)
const connection = await server.connect(supplierId, buyerId)

afterAll(() => rmSync(folder, { recursive: true }))

type Page = ResultOf<Areas['documents']['listDocuments']>
type Form = NonNullable<Parameters<typeof documentOf>[1]>

async function save(person: TestPerson, more: Form, id: string = randomUUID()): Promise<string> {
  const { status } = await person.send(`PUT documents/${id}?draft=true`, {
    body: new Uint8Array(documentOf('Invoice', more)),
    headers: { 'content-type': 'application/xml' },
  })
  expect(status).toBe(204)
  return id
}

async function deliver(more: Form): Promise<string> {
  const id = await save(supplier, more)
  const to = { json: { ConnectionId: connection } }
  expect((await supplier.send(`PUT documents/${id}/dispatches/${randomUUID()}`, to)).status).toBe(201)
  await server.settle()
  return id
}

const list = async (person: TestPerson, query: string): Promise<Page> =>
  (await person.send(`GET documents?${query}`)).json() as Promise<Page>

async function csv(person: TestPerson, query: string): Promise<string[][]> {
  const text = await (await person.send(`GET documents/csv?${query}`)).text()
  return text
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','))
}

const columnsAsked = (...columns: ListColumn[]) => columns.map((column) => `column=${column}`).join('&')

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
