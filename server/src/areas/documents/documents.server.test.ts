import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Areas, ResultOf } from '@kontor/contract'
import { afterAll, describe, expect, it, test } from 'vitest'
import { startTestServer, type TestPerson } from '../../testing.ts'
import { runOverdue } from './acts/overdue.ts'
import { documentOf } from './testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'kontor-documents-'))
const server = await startTestServer({ environment: { KONTOR_DATA: folder } })
const [supplierId, buyerId, strangerId] = [await server.company(), await server.company(), await server.company()]
const supplier = await server.person(supplierId, { firstName: 'Sofie', lastName: 'Holm' })
const buyer = await server.person(buyerId, { firstName: 'Karim', lastName: 'Aziz' })
const stranger = await server.person(strangerId)
const connection = await server.connect(supplierId, buyerId)

afterAll(() => rmSync(folder, { recursive: true }))

type Metadata = ResultOf<Areas['documents']['readMetadata']>
type Page = ResultOf<Areas['documents']['listDocuments']>
const xml = { 'content-type': 'application/xml' }
const asBody = (bytes: Uint8Array) => new Uint8Array(bytes)

async function json<T>(response: Promise<Response>, status = 200): Promise<T> {
  const answer = await response
  const text = await answer.text()
  expect([answer.status, text.slice(0, 500)]).toEqual([status, answer.status === status ? expect.anything() : ''])
  return (text === '' ? undefined : JSON.parse(text)) as T
}

async function save(person: TestPerson, bytes: Uint8Array, query = '?draft=true', id: string = randomUUID()) {
  await json(person.send(`PUT documents/${id}${query}`, { body: asBody(bytes), headers: xml }), 204)
  return id
}

const dispatch = (person: TestPerson, id: string, newUuid: string = randomUUID()) =>
  person.send(`PUT documents/${id}/dispatches/${newUuid}`, { json: { ConnectionId: connection } })

async function delivered(more: Parameters<typeof documentOf>[1] = {}): Promise<string> {
  const id = await save(supplier, documentOf('Invoice', more))
  await json(dispatch(supplier, id), 201)
  await server.settle()
  return id
}

const metadata = (person: TestPerson, id: string) => json<Metadata>(person.send(`GET documents/${id}/metadata`))
const answer = (person: TestPerson, id: string, body: object) =>
  person.send(`PUT documents/${id}/statechange`, { json: { ResponseId: randomUUID(), ...body } })
const list = (person: TestPerson, query: string) => json<Page>(person.send(`GET documents?${query}`))
const idsOf = ({ Document }: Page) => Document.map(({ DocumentId }) => DocumentId)

describe('an invoice travels', () => {
  it('from a draft to the supplier’s own copy of the buyer’s answer', async () => {
    const bytes = documentOf('Invoice', { id: 'INV-00041', note: 'Thank you' })
    const id = await save(supplier, bytes)
    const draft = await metadata(supplier, id)
    expect(draft).toMatchObject({
      ID: 'INV-00041',
      State: 'DRAFT',
      Amount: '119.00',
      Currency: 'EUR',
      AuthorName: 'Sofie Holm',
      Version: 1,
    })
    expect(draft.UnifiedState).toBeUndefined()
    expect(draft.AllowedActions.map(({ Action }) => Action)).toEqual(['edit', 'delete', 'send', 'hold'])

    const sent = await json<{ DispatchState: string }>(dispatch(supplier, id), 201)
    expect(sent.DispatchState).toBe('ACCEPTED')
    expect((await metadata(supplier, id)).UnifiedState).toBe('IN_TRANSIT')
    await json(buyer.send(`GET documents/${id}`), 404)
    await server.settle()
    expect(await metadata(supplier, id)).toMatchObject({
      UnifiedState: 'DELIVERED_SENT',
      LatestDispatch: { DispatchState: 'COMPLETED' },
    })

    const arrived = await buyer.send(`GET documents/${id}`, { headers: { accept: 'application/xml' } })
    expect(new Uint8Array(await arrived.arrayBuffer())).toEqual(asBody(bytes))
    const page = await buyer.send(`GET documents/${id}?locale=de-DE`, { headers: { accept: 'text/html' } })
    expect(page.headers.get('content-type')).toContain('text/html')
    expect(await page.text()).toContain('Rechnung')
    expect((await metadata(buyer, id)).AllowedActions.map(({ Action }) => Action)).toEqual([
      'accept',
      'reject',
      'dispute',
      'markPaid',
      'archive',
      'confirmPayee',
      'hold',
    ])

    const ResponseId = randomUUID()
    const reason = { ResponseCode: 'BusinessReject', ReasonCode: 'QTY', Reason: 'One hour only' }
    expect(await json(answer(buyer, id, { ResponseId, ...reason }), 201)).toEqual({ DocumentId: ResponseId })
    await server.settle()
    const rejected = await metadata(supplier, id)
    expect(rejected).toMatchObject({
      UnifiedState: 'REJECTED_BY_RECEIVER',
      DeliveryState: 'SENT',
      ProcessState: 'REJECTED',
      StatusMessage: 'Quantity is wrong: One hour only',
    })
    expect(rejected.Related).toEqual([
      expect.objectContaining({ DocumentId: ResponseId, type: 'status', Relation: 'answeredBy' }),
    ])
    const kept = await supplier.send(`GET documents/${ResponseId}`, { headers: { accept: 'text/xml' } })
    expect(await kept.text()).toContain('<cbc:ResponseCode>RE</cbc:ResponseCode>')

    const { Events } = await json<ResultOf<Areas['documents']['readHistory']>>(
      supplier.send(`GET documents/${id}/history`, { headers: { 'accept-language': 'de' } }),
    )
    expect(Events.map(({ Type, ActorName, CompanyName }) => [Type, ActorName, CompanyName])).toEqual([
      ['document.created', 'Sofie Holm', 'Nordlicht Software GmbH'],
      ['document.sent', 'Sofie Holm', 'Nordlicht Software GmbH'],
      ['document.delivered', 'Sofie Holm', 'Nordlicht Software GmbH'],
      ['document.rejected', undefined, 'Atelier Søndergaard'],
    ])
    expect(Events.at(-1)?.Details).toContainEqual({ Key: 'reason', Value: 'Menge ist falsch: One hour only' })
  })

  it('once, however often it is sent under the same dispatch id', async () => {
    const id = await save(supplier, documentOf('Invoice'))
    const newUuid = randomUUID()
    const answers = await Promise.all([dispatch(supplier, id, newUuid), dispatch(supplier, id, newUuid)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    await server.settle()
    await json(dispatch(supplier, id, newUuid), 201)
    await json(dispatch(supplier, id), 409)
    const { Events } = await json<{ Events: { Type: string }[] }>(supplier.send(`GET documents/${id}/history`))
    expect(Events.map(({ Type }) => Type)).toEqual(['document.created', 'document.sent', 'document.delivered'])
  })

  it('and only one of two answers given at once counts', async () => {
    const id = await delivered()
    const answers = await Promise.all([
      answer(buyer, id, { ResponseCode: 'BusinessReject', Reason: 'no' }),
      answer(buyer, id, { ResponseCode: 'BusinessAccept' }),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
    await server.settle()
    expect((await metadata(supplier, id)).UnifiedState).toBe((await metadata(buyer, id)).UnifiedState)
  })
})

describe('saving', () => {
  it('keeps what somebody else saved meanwhile', async () => {
    const id = await save(supplier, documentOf('Invoice', { id: 'A' }))
    await save(supplier, documentOf('Invoice', { id: 'B' }), '?draft=true&version=1', id)
    const late = supplier.send(`PUT documents/${id}?draft=true&version=1`, {
      body: asBody(documentOf('Invoice', { id: 'C' })),
      headers: xml,
    })
    await json(late, 409)
    expect(await metadata(supplier, id)).toMatchObject({ ID: 'B', Version: 2 })
  })

  it('F-218: a draft may be unfinished; what is ready to send may not', async () => {
    const unfinished = documentOf('Invoice', { lines: [] })
    const id = await save(supplier, unfinished)
    const refused = await json<{
      ErrorCode: string
      ValidationError: { Message: string; ErrorDetail: { Key: string; Value: string }[] }[]
    }>(supplier.send(`PUT documents/${id}`, { body: asBody(unfinished), headers: xml }), 400)
    expect(refused.ErrorCode).toBe('DocumentInvalid')
    expect(refused.ValidationError.length).toBeGreaterThan(0)
    for (const { ErrorDetail } of refused.ValidationError)
      expect(ErrorDetail.map(({ Key }) => Key)).toEqual(expect.arrayContaining(['path', 'rule', 'fix']))
    await json(dispatch(supplier, id), 400)
    const { Findings } = await json<{ Findings: unknown[] }>(supplier.send(`GET documents/${id}/findings`))
    expect(Findings.length).toBeGreaterThan(0)
    const inGerman = await json<{ Findings: { rule: string; message: string }[] }>(
      supplier.send(`GET documents/${id}/findings`, { headers: { 'accept-language': 'de-AT' } }),
    )
    expect(inGerman.Findings.map(({ rule }) => rule)).toEqual((Findings as { rule: string }[]).map(({ rule }) => rule))
    expect(JSON.stringify(inGerman.Findings)).toMatch(/fehlt|keine|Der |Die |Das /)
    expect(inGerman.Findings).not.toEqual(Findings)
  })

  it('F-263, F-264: schema and profile are checked unless the caller says otherwise', async () => {
    const unfinished = documentOf('Invoice', { lines: [] })
    await save(supplier, unfinished, '?schemaValidate=false&validateDocumentProfile=false')
  })

  it('F-284: a profile that is not known, or is another type’s, is refused', async () => {
    const body = asBody(documentOf('Invoice'))
    for (const profile of ['kontor.poem.1.0', 'kontor.order.1.0']) {
      const { Message } = await json<{ Message: string }>(
        supplier.send(`PUT documents/${randomUUID()}?documentProfileId=${profile}`, { body, headers: xml }),
        400,
      )
      expect(Message).toContain(profile)
    }
  })

  it('a draft can be deleted, and what was sent cannot', async () => {
    const id = await save(supplier, documentOf('Invoice'))
    await json(supplier.send(`DELETE documents/${id}`), 204)
    await json(supplier.send(`GET documents/${id}`), 404)
    await json(supplier.send(`DELETE documents/${await delivered()}`), 409)
  })

  it('content beyond a megabyte comes back byte by byte', async () => {
    const bytes = documentOf('Invoice', { note: 'long '.repeat(300_000) })
    expect(bytes.length).toBeGreaterThan(1024 * 1024)
    const id = await delivered({ note: 'long '.repeat(300_000) })
    const there = await buyer.send(`GET documents/${id}`, { headers: { accept: 'application/xml' } })
    expect(Buffer.compare(Buffer.from(await there.arrayBuffer()), bytes)).toBe(0)
  })

  it('an upload becomes a draft and tells what it is', async () => {
    const upload = await json<{ DocumentId: string; type: string; ID: string }>(
      supplier.send('POST documents/v2/documents', {
        body: asBody(documentOf('Order', { id: 'PO-9' })),
        headers: xml,
      }),
      201,
    )
    expect(upload).toMatchObject({ type: 'order', ID: 'PO-9' })
    expect(await metadata(supplier, upload.DocumentId)).toMatchObject({ State: 'DRAFT', Tags: ['draft'] })
  })
})

describe('another company', () => {
  it('finds nothing under any id that is not its own', async () => {
    const id = await delivered()
    const calls = [
      `GET documents/${id}`,
      `GET documents/${id}/metadata`,
      `GET documents/${id}/history`,
      `GET documents/${id}/findings`,
      `GET documents/${id}/tags`,
      `GET documents/${id}/dispatches/latest`,
      `DELETE documents/${id}`,
      `PUT documents/${id}/tags/x`,
      `DELETE documents/${id}/tags/x`,
    ] as const
    for (const call of calls) expect([call, (await stranger.send(call)).status]).toEqual([call, 404])
    await json(answer(stranger, id, { ResponseCode: 'BusinessAccept' }), 404)
    await json(dispatch(stranger, id), 404)
  })

  it('that uses the same id has an entry of its own and learns nothing', async () => {
    const id = await delivered()
    await save(stranger, documentOf('Order', { id: 'MINE' }), '?draft=true', id)
    expect((await metadata(stranger, id)).ID).toBe('MINE')
    expect((await metadata(buyer, id)).ID).toBe('TEST-1')
  })

  it('cannot be sent to over a connection that is not one’s own', async () => {
    const id = await save(stranger, documentOf('Invoice'))
    await json(
      stranger.send(`PUT documents/${id}/dispatches/${randomUUID()}`, { json: { ConnectionId: connection } }),
      404,
    )
  })
})

describe('the list', async () => {
  const companyId = await server.company()
  const clerk = await server.person(companyId)
  const invoice = (id: string, issueDate: string, price: string, currency = 'EUR', draft = false) =>
    save(
      clerk,
      documentOf('Invoice', {
        id,
        issueDate,
        currency,
        dueDate: issueDate,
        lines: [{ id: '1', name: 'x', quantity: '1', unit: 'C62', price, tax: { category: 'Z', percent: '0' } }],
      }),
      `?draft=${draft}&schemaValidate=false&validateDocumentProfile=false`,
    )
  const march = await invoice('Ä-100', '2026-03-01', '0.10')
  const april = await invoice('B-200', '2026-04-01', '0.20')
  const yen = await invoice('C-300', '2026-05-01', '1000', 'JPY')
  const draft = await invoice('D-400', '2026-06-01', '5.00', 'EUR', true)
  const order = await save(
    clerk,
    documentOf('Order', { id: 'PO-1', issueDate: '2026-02-01' }),
    '?schemaValidate=false&validateDocumentProfile=false',
  )

  test.each([
    ['F-107: leaves drafts out, newest first', '', () => [yen, april, march, order]],
    [
      'F-110: shows drafts where the draft tag asks for them',
      'stag=sales&stag=purchases&stag=draft',
      () => [draft, yen, april, march, order],
    ],
    ['shows drafts only', 'onlydrafts=true', () => [draft]],
    ['F-122: by side', 'stag=purchases', () => [order]],
    ['by type', 'type=invoice&ascending=true', () => [march, april, yen]],
    ['by words and parts of words, whatever their marks', 'q=a+10', () => [march]],
    ['by a party’s name', 'q=nordlicht&type=order', () => [order]],
    ['by issue date', 'minissuedate=2026-03-01&maxissuedate=2026-04-30', () => [april, march]],
    ['by amount in each currency’s own unit', 'type=invoice&minamount=0.15&maxamount=1000', () => [yen, april]],
    ['by currency', 'currency=JPY', () => [yen]],
    [
      'by number',
      'ordering=ID&ascending=true',
      () => [march, april, yen, order].toSorted((a, b) => place(a) - place(b)),
    ],
  ])('%s', async (_what, query, expected) => {
    expect(idsOf(await list(clerk, query))).toEqual(expected())
  })
  const place = (id: string) => [april, yen, order, march].indexOf(id)

  it('F-102, F-138: adds up exactly, a row a currency and side', async () => {
    const { Sums } = await list(clerk, 'totals=true&type=invoice')
    expect(Sums).toEqual([
      { Currency: 'EUR', Type: 1, Sum: '0.30' },
      { Currency: 'JPY', Type: 1, Sum: '1000' },
    ])
  })

  it('F-102: credit notes take away from what it adds up to', async () => {
    const company = await server.company()
    const one = await server.person(company)
    const line = { id: '1', name: 'x', quantity: '1', unit: 'C62', tax: { category: 'Z', percent: '0' } }
    const anyhow = '?schemaValidate=false&validateDocumentProfile=false'
    await save(one, documentOf('Invoice', { lines: [{ ...line, price: '100.10' }] }), anyhow)
    await save(one, documentOf('CreditNote', { lines: [{ ...line, price: '30.05' }] }), anyhow)
    expect((await list(one, 'totals=true')).Sums).toEqual([{ Currency: 'EUR', Type: 1, Sum: '70.05' }])
  })

  it('F-103, F-104: pages from 0', async () => {
    const first = await list(clerk, 'limit=3')
    expect([first.itemCount, first.numPages, first.itemsPerPage, first.Document.length]).toEqual([4, 2, 3, 3])
    expect(idsOf(await list(clerk, 'limit=3&page=1'))).toEqual([order])
    expect((await list(clerk, '')).itemsPerPage).toBe(20)
  })

  it('F-109: leaves out what was archived, on this side only, until it is asked for', async () => {
    const id = await delivered()
    await json(buyer.send(`PUT documents/${id}/tags/archived`), 201)
    expect(idsOf(await list(buyer, 'limit=100'))).not.toContain(id)
    expect(idsOf(await list(buyer, 'stag=archived'))).toEqual([id])
    expect(idsOf(await list(supplier, 'limit=100'))).toContain(id)
    await json(buyer.send(`DELETE documents/${id}/tags/archived`), 204)
    expect(idsOf(await list(buyer, 'limit=100'))).toContain(id)
  })

  it('finds by the company’s own tags, and leaves out by them', async () => {
    await json(clerk.send(`PUT documents/${march}/tags/urgent`), 201)
    expect(idsOf(await list(clerk, 'tag=urgent'))).toEqual([march])
    expect(idsOf(await list(clerk, 'withouttag=urgent&type=invoice'))).toEqual([yen, april])
    expect(await json(clerk.send(`GET documents/${march}/tags`))).toEqual({ Tag: ['sales', 'urgent'] })
    await json(clerk.send(`PUT documents/${march}/tags/inbox`), 400)
  })

  it('counts what stands behind the quick views', async () => {
    const before = await json<{ toAnswer: number }>(buyer.send('GET documents/counts'))
    await delivered()
    const after = await json<{ toAnswer: number }>(buyer.send('GET documents/counts'))
    expect(after.toAnswer - before.toAnswer).toBe(1)
    const overdue = await delivered({ id: 'LATE-1', dueDate: '2026-11-01', issueDate: '2026-10-01' })
    const nobody = { actorId: null, requestId: 'test' }
    await server.platform.act(buyerId, nobody, runOverdue)
    const waiting = await list(buyer, 'toanswer=true&limit=100')
    expect(idsOf(waiting)).toContain(overdue)
    expect(waiting.itemCount).toBe((await json<{ toAnswer: number }>(buyer.send('GET documents/counts'))).toAnswer)
    expect(await json(clerk.send('GET documents/counts'))).toEqual({
      all: 4,
      toAnswer: 0,
      overdue: 0,
      disputed: 0,
      drafts: 1,
    })
  })

  it('is exported as exactly the rows that are shown', async () => {
    const response = await clerk.send('GET documents/csv?type=invoice')
    expect(response.headers.get('content-type')).toContain('text/csv')
    const [header, ...rows] = (await response.text()).trim().split('\r\n')
    expect(header).toMatch(/^Type,Status,Currency,Id,Amount,/)
    expect(rows.map((row) => row.split(',')[3])).toEqual(['C-300', 'B-200', 'Ä-100'])
  })
})

describe('numbers', () => {
  it('F-421: are proposed one by one, taken by sending, whatever the order', async () => {
    const next = async () => (await json<{ Number: string }>(supplier.send('GET documents/numbers/next-number'))).Number
    const proposed = await next()
    expect(await next()).toBe(proposed)
    expect(await json(supplier.send(`GET documents/numbers/${proposed}/exists?type=invoice`))).toEqual({
      Exists: false,
    })
    const id = await delivered({ id: proposed })
    expect(await json(supplier.send(`GET documents/numbers/${proposed}/exists?type=invoice`))).toEqual({
      Exists: true,
      DocumentId: id,
    })
    expect(await next()).not.toBe(proposed)
  })
})

describe('what a reader asks for wrongly', () => {
  test.each([
    ['a media type that a document has not', 'GET documents/:id', { accept: 'image/png' }, 406],
    ['a language that is none', 'GET documents/:id?locale=-', { accept: 'text/html' }, 400],
    ['words with a zero byte', 'GET documents?q=%00a', {}, 400],
  ] as const)('%s', async (_what, call, headers, status) => {
    const id = await save(supplier, documentOf('Invoice'))
    const response = await supplier.send(call.replace(':id', id) as typeof call, { headers })
    expect(response.status).toBe(status)
  })

  it('reasons come in the reader’s language', async () => {
    const reasons = await json<{ rejectionReasons: { code: string; label: string }[] }>(
      supplier.send('GET status-change-reasons', { headers: { 'accept-language': 'da-DK,da;q=0.9' } }),
    )
    expect(reasons.rejectionReasons).toContainEqual({ code: 'PRI', label: 'Prisen er forkert' })
  })
})
