import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Areas, ListColumn, ResultOf } from '@kontor/contract'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestPerson } from '../../testing.ts'
import { documentOf } from '../documents/testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'kontor-list-'))
const server = await startTestServer({ environment: { KONTOR_DATA: folder } })
const [supplierId, buyerId] = [await server.company(), await server.company()]
const supplier = await server.person(supplierId)
const buyer = await server.person(buyerId)
const connection = await server.connect(supplierId, buyerId)

afterAll(() => rmSync(folder, { recursive: true }))

type Page = ResultOf<Areas['documentLists']['listDocuments']>
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

describe('the list as a file', async () => {
  const company = await server.company()
  const clerk = await server.person(company)
  const lines = [{ id: '1', name: 'x', quantity: '1', unit: 'C62', tax: { category: 'Z', percent: '0' } }] as const
  const priced = (price: string) => lines.map((line) => ({ ...line, price }))
  await save(clerk, { id: 'F-1', note: '=HYPERLINK("http://evil.example")', lines: priced('1234.50') })
  await save(clerk, { id: 'F-2', note: '@SUM(A1)', issueDate: '2026-03-01', lines: priced('0.10') })
  await save(clerk, { id: 'OTHER', note: 'left out', lines: priced('9.00') })
  const asked = `onlydrafts=true&q=f&ordering=Date&ascending=true&${columnsAsked('Date', 'Note', 'Amount', 'Id')}`

  /** The cells of the sheet, by row: a number as it is stored, words as they are read. */
  async function sheet(query: string): Promise<string[][]> {
    const answer = await clerk.send(`GET documents/xlsx?${query}`)
    expect(answer.headers.get('content-type')).toContain('spreadsheetml')
    const parts = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    const text = (name: string) => strFromU8(parts[name]!)
    const shared = [...text('xl/sharedStrings.xml').matchAll(/<si>.*?<t[^>]*>(.*?)<\/t>.*?<\/si>/gs)].map(
      ([, one]) => one!,
    )
    return [...text('xl/worksheets/sheet1.xml').matchAll(/<row[^>]*>(.*?)<\/row>/gs)].map(([, row = '']) =>
      [...row.matchAll(/<c ([^>]*?)(?:\/>|>.*?<v>(.*?)<\/v>.*?<\/c>)/gs)].map(([, kind = '', value = '']) =>
        kind.includes('t="s"') ? (shared[Number(value)] ?? '') : value,
      ),
    )
  }

  it('has exactly what is shown: these rows, these columns, this order', async () => {
    expect(await csv(clerk, asked)).toEqual([
      ['Date', 'Note', 'Amount', 'Id'],
      ['2026-03-01', "'@SUM(A1)", '0.10', 'F-2'],
      ['2026-11-20', '"\'=HYPERLINK(""http://evil.example"")"', '1234.50', 'F-1'],
    ])
  })

  it('as a spreadsheet has days and amounts as numbers, nothing that runs, and the totals by currency at its foot', async () => {
    expect(await sheet(asked)).toEqual([
      ['Date', 'Note', 'Amount', 'Id'],
      ['46082', "'@SUM(A1)", '0.1', 'F-2'],
      ['46346', `'=HYPERLINK("http://evil.example")`, '1234.5', 'F-1'],
      ['Sales', 'EUR', '1234.6'],
    ])
  })

  it('for a person has their words, and the currency beside an amount; as JSON lines the same', async () => {
    const headers = { 'accept-language': 'de-DE' }
    const wanted = `${asked}&column=Type&column=Status&words=true`
    const text = await (await clerk.send(`GET documents/csv?${wanted}`, { headers })).text()
    const [head, first] = text.split('\r\n').map((line) => line.split(','))
    expect(head?.map((name) => name.replace('\ufeff', ''))).toEqual([
      'Ausgestellt',
      'Bemerkung',
      'Betrag',
      'Währung',
      'Nummer',
      'Art',
      'Status',
    ])
    expect(first).toEqual(['2026-03-01', "'@SUM(A1)", '0.10', 'EUR', 'F-2', 'Rechnung', 'Entwurf'])
    const lines = (await (await clerk.send(`GET documents/jsonl?${wanted}`, { headers })).text()).trimEnd().split('\n')
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { Date: '2026-03-01', Amount: '0.10', Currency: 'EUR', Id: 'F-2', Type: 'Rechnung', Status: 'Entwurf' },
      { Id: 'F-1', Amount: '1234.50' },
    ])
  })

  it('has credit notes as what they take away; the totals are those of bills, and orders add nothing', async () => {
    const clerk = await server.person(await server.company())
    for (const [type, id] of [
      ['Invoice', 'B-1'],
      ['Invoice', 'B-2'],
      ['CreditNote', 'C-1'],
      ['Order', 'O-1'],
    ] as const)
      await clerk.send(`PUT documents/${randomUUID()}?draft=true`, {
        body: new Uint8Array(documentOf(type, { id })),
        headers: { 'content-type': 'application/xml' },
      })
    const rows = await csv(clerk, `onlydrafts=true&ordering=ID&ascending=true&${columnsAsked('Id', 'Amount')}`)
    expect(rows.slice(1)).toEqual([
      ['B-1', '119.00'],
      ['B-2', '119.00'],
      ['C-1', '-119.00'],
      ['O-1', '119.00'],
    ])
    expect((await list(clerk, 'onlydrafts=true&totals=true')).Sums).toEqual([
      { Currency: 'EUR', Type: 1, Sum: '119.00' },
    ])
  })

  it('is refused to a stranger’s eyes: another company’s file has none of it', async () => {
    const stranger = await server.person(await server.company())
    expect(await csv(stranger, 'onlydrafts=true')).toHaveLength(1)
  })
})
