import { randomUUID } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import type { Areas, ResultOf } from '@kontor/contract'
import type { FormType } from '@kontor/ubl'
import { describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '../../testing.ts'
import { documentOf } from './testing.ts'

const server = await startTestServer()
const [supplierId, buyerId] = [
  await server.company({ name: 'Nordlicht Software GmbH' }),
  await server.company({ name: 'Atelier Søndergaard' }),
]
const supplier = await server.person(supplierId)
const buyer = await server.person(buyerId)
const stranger = await server.person(await server.company())
const connection = await server.connect(supplierId, buyerId)

type Making = Areas['documentMaking']
type More = Parameters<typeof documentOf>[1]
const xml = { 'content-type': 'application/xml' }
const body = (type: FormType, more: More = {}) => ({ body: new Uint8Array(documentOf(type, more)), headers: xml })

async function answered<T>(answer: Promise<Response>, status = 200): Promise<T> {
  const response = await answer
  const text = await response.text()
  expect([response.status, response.status === status ? '' : text]).toEqual([status, ''])
  return (text === '' ? undefined : JSON.parse(text)) as T
}
const get = <T>(person: TestPerson, path: string) => answered<T>(person.send(`GET ${path}`))
const post = <T>(person: TestPerson, path: string, json: unknown, status = 200) =>
  answered<T>(person.send(`POST ${path}`, { json }), status)

async function sent(from: TestPerson, type: FormType, more: More = {}): Promise<string> {
  const id = randomUUID()
  await answered(from.send(`PUT documents/${id}?draft=true`, body(type, more)), 204)
  await answered(
    from.send(`PUT documents/${id}/dispatches/${randomUUID()}`, { json: { ConnectionId: connection } }),
    201,
  )
  await server.settle()
  return id
}

const tax = { category: 'S', percent: '19' }
const lines = (quantity = '10') => [
  { id: '1', name: 'Wrench', quantity, unit: 'C62', price: '12.50', tax },
  { id: '2', name: 'Hammer', quantity: '4', unit: 'C62', price: '20.00', tax },
]

describe('a new document', () => {
  test('begins with its number, its day, its parties and the taxes of its place', async () => {
    const template = await get<ResultOf<Making['readTemplate']>>(
      supplier,
      `documents/template?connectionId=${connection}`,
    )
    expect(template.DocumentFields).toEqual(
      expect.arrayContaining([
        { Name: 'ID', Required: true, Value: 'INV-00001' },
        { Name: 'IssueDate', Required: true, Value: '2026-11-21' },
        { Name: 'BuyerCustomerParty', Required: true, Value: 'Atelier Søndergaard' },
      ]),
    )
    expect(template.TaxCategories.slice(0, 2)).toEqual([
      { Category: 'S', Percent: '19', Default: true },
      { Category: 'S', Percent: '7', Default: false },
    ])
    expect(await get(supplier, 'documents/quotes/template')).toMatchObject({ DocumentType: 'quote' })
    expect((await stranger.send(`GET documents/template?connectionId=${connection}`)).status).toBe(404)
  })

  test('is added up before anybody saved it', async () => {
    expect(await answered(supplier.send('POST documents/totals', body('Invoice', { lines: lines() })))).toEqual({
      Currency: 'EUR',
      LineExtensionAmount: '205.00',
      AllowanceTotalAmount: '0.00',
      ChargeTotalAmount: '0.00',
      TaxExclusiveAmount: '205.00',
      TaxAmount: '38.95',
      TaxInclusiveAmount: '243.95',
      PrepaidAmount: '0.00',
      PayableAmount: '243.95',
    })
  })

  test('is saved and sent in one step to the partner whom it names, or to nobody', async () => {
    const { DocumentId } = await answered<{ DocumentId: string }>(
      supplier.send('POST documents/dispatcher', body('Invoice', { id: 'STEP-1' })),
      201,
    )
    await server.settle()
    expect(await get(buyer, `documents/${DocumentId}/metadata`)).toMatchObject({ ID: 'STEP-1' })
    const nobody = await supplier.send(
      'POST documents/dispatcher',
      body('Invoice', { id: 'STEP-2', buyer: { name: 'Nobody' } }),
    )
    expect(nobody.status).toBe(412)
    expect((await supplier.send('GET documents/bybusinessid?businessId=STEP-2&issueDate=2026-11-20')).status).toBe(404)
    const draft = randomUUID()
    await answered(supplier.send(`PUT documents/${draft}?draft=true`, body('Invoice', { id: 'STEP-3' })), 204)
    await answered(supplier.send(`PUT documents/v2/documents/${draft}/dispatch`), 201)
    await server.settle()
    expect(await get(buyer, `documents/v2/documents/${draft}?fused=true`)).toMatchObject({ ID: 'STEP-3' })
  })
})

describe('a number', () => {
  test('F-421: has a seed in each channel', async () => {
    const { Seeds } = await get<ResultOf<Making['listNumberSeeds']>>(supplier, 'documents/numbers')
    expect(Seeds.find(({ type }) => type === 'invoice')).toEqual({
      Channel: 'DEFAULT',
      type: 'invoice',
      Pattern: 'INV-{00000}',
      Next: 1,
    })
  })

  test('F-260, F-261: finds its document, and is taken once it was sent', async () => {
    const id = await sent(supplier, 'Invoice', { id: 'TAKEN-1' })
    const by = (number: string) =>
      `documents/bynumber?number=${number}&senderConnectionId=${connection}&documentType=invoice&issueDate=2026-11-20&receiverId=${buyerId}`
    for (const side of [supplier, buyer]) {
      expect((await side.send(`HEAD ${by('TAKEN-1')}`)).status).toBe(204)
      expect((await side.send(`HEAD ${by('FREE-1')}`)).status).toBe(404)
    }
    expect((await stranger.send(`HEAD ${by('TAKEN-1')}`)).status).toBe(404)
    expect(await get(buyer, 'documents/bybusinessid?businessId=TAKEN-1&issueDate=2026-11-20')).toMatchObject({
      DocumentId: id,
    })
    expect((await supplier.send('GET documents/bybusinessid?businessId=TAKEN-1')).status).toBe(400)
  })
})

describe('orders become one invoice', () => {
  test('F-257 to F-259, F-420: of what was not billed yet, and each line remembers its order', async () => {
    const first = await sent(buyer, 'Order', { id: 'PO-1', lines: lines() })
    const second = await sent(buyer, 'Order', { id: 'PO-2', lines: lines('3') })
    const open = async () =>
      (
        await post<ResultOf<Making['lookUpOrderLines']>>(supplier, 'document-actions/v0/lines/lookup?currency=EUR', {
          documentIds: [first, second],
        })
      ).Lines.map(({ documentId, lineId }) => [documentId === first ? 1 : 2, lineId])
    expect(await open()).toEqual([
      [1, '1'],
      [1, '2'],
      [2, '1'],
      [2, '2'],
    ])
    const flip = (documents: object[], status = 201) =>
      post<{ documentId: string }>(supplier, 'flipper/v0/flip/orders/multi-lines', { documents }, status)
    const { documentId } = await flip([{ documentId: first, lineIds: ['1'] }, { documentId: second }])
    expect(await get(supplier, `documents/${documentId}/metadata`)).toMatchObject({
      State: 'DRAFT',
      Amount: '288.58',
      DocumentType: { type: 'invoice' },
    })
    const { references } = await get<{ references: object[] }>(supplier, `documents/${documentId}/references`)
    expect(references).toMatchObject([
      { documentId: first, referencedLineId: '1' },
      { documentId: second, referencedLineId: '1' },
      { documentId: second, referencedLineId: '2' },
    ])
    await answered(
      supplier.send(`PUT documents/${documentId}/dispatches/${randomUUID()}`, { json: { ConnectionId: connection } }),
      201,
    )
    await server.settle()
    expect(await open()).toEqual([[1, '2']])
    await flip([{ documentId: second }], 409)
    await flip([], 400)
    await flip([{ documentId: first, lineIds: ['9'] }], 404)
    const foreign = await stranger.send('POST flipper/v0/flip/orders/multi-lines', {
      json: { documents: [{ documentId: first }] },
    })
    expect(foreign.status).toBe(404)
  })

  test('what becomes what is told, and what can be used anew', async () => {
    const { Flips } = await get<ResultOf<Making['readFlipConfig']>>(supplier, 'document-actions/v0/flip/config')
    expect(Flips).toEqual(expect.arrayContaining([expect.objectContaining({ From: 'order', To: 'invoice' })]))
    expect(await get(supplier, 'document-actions/v0/recycle/config')).toMatchObject({ keepNumber: false })
  })
})

describe('a request for quotation', () => {
  test('F-186, F-221: says what it asks for, gets its quotes, and one is accepted', async () => {
    const request = await sent(buyer, 'RequestForQuotation', { id: 'RFQ-1' })
    const information = { currency: 'EUR', context: 'BASKET', requisitionLinesType: 'plain' }
    const path = `documents/v2/requestforquotes/${request}/information`
    await answered(buyer.send(`PUT ${path}`, { json: information }), 204)
    expect(await get(buyer, path)).toEqual(information)
    const quote = await sent(supplier, 'Quotation', {
      id: 'QUO-1',
      quoteReference: 'RFQ-1',
      period: { end: '2026-12-31' },
    })
    const quotes = async () =>
      (await get<ResultOf<Making['listQuotesOfRequest']>>(buyer, `documents/requestforquotes/${request}/quotes`)).Quotes
    expect(await quotes()).toMatchObject([{ DocumentId: quote, State: 'SENT', ValidUntil: '2026-12-31', LineCount: 1 }])
    const move = (state: string, person = buyer) => person.send(`PUT documents/quotes/${quote}/state/${state}`)
    expect([(await move('EXPIRED')).status, (await move('ACCEPTED', supplier)).status]).toEqual([409, 409])
    // Midnight in Berlin, by which its people live.
    server.platform.clock.advance(Date.parse('2026-12-31T22:59:00Z') - server.platform.clock.now().getTime())
    expect((await quotes())[0]?.State).toBe('SENT')
    server.platform.clock.advance(60_000)
    expect((await quotes())[0]?.State).toBe('EXPIRED')
    await answered(move('ACCEPTED'), 204)
    expect((await quotes())[0]?.State).toBe('ACCEPTED')
    expect((await move('REJECTED')).status).toBe(409)
    expect((await buyer.send(`PUT documents/quotes/${request}/state/ACCEPTED`)).status).toBe(404)
  })
})

test('what somebody works on now is told', async () => {
  const id = randomUUID()
  await answered(stranger.send(`PUT documents/${id}?draft=true`, body('Invoice')), 204)
  const active = async () =>
    (await get<ResultOf<Making['listActive']>>(stranger, 'active-documents')).Document.map(
      ({ DocumentId }) => DocumentId,
    )
  expect(await active()).toEqual([id])
  server.platform.clock.advance(25 * 3_600_000)
  expect(await active()).toEqual([])
})

describe('the fields of a company', () => {
  const fields = `v0/fields/${supplierId}/invoice`

  test('are the usual ones in the reader’s language, until it says otherwise', async () => {
    const german = await answered<{ fields: { name: string; label: string }[] }>(
      supplier.send(`GET ${fields}`, { headers: { 'accept-language': 'de-DE' } }),
    )
    expect(german.fields.find(({ name }) => name === 'BuyerReference')?.label).toBe('Ihr Zeichen')
    const own = { name: 'BuyerReference', label: 'Cost unit', required: true, visible: true, order: 1 }
    await answered(supplier.send(`PUT ${fields}`, { json: { fields: [own] } }), 204)
    expect(await get(supplier, `v0/documents/${supplierId}/invoice`)).toMatchObject({
      title: 'Invoice',
      fields: expect.arrayContaining([own]),
    })
    const bad = await supplier.send(`PUT ${fields}`, { json: { fields: [{ ...own, name: 'ID', visible: false }] } })
    expect(bad.status).toBe(400)
    expect((await stranger.send(`GET ${fields}`)).status).toBe(404)
    expect((await stranger.send(`PUT ${fields}`, { json: { fields: [] } })).status).toBe(404)
  })
})

test('what is to be done with a document is decided for each side, with the reason', async () => {
  const id = await sent(supplier, 'Invoice', { id: 'DECIDE-1' })
  expect(await get(buyer, `v0/documents/${id}`)).toMatchObject({ decision: 'ANSWER' })
  expect(await get(supplier, `v0/documents/${id}`)).toMatchObject({ decision: 'WAIT' })
  expect(await get(buyer, `v0/documents/${id}/draft`)).toMatchObject({ isDraft: false })
  expect(await get(buyer, `v0/documents/${id}/assignmentType`)).toMatchObject({ assignmentType: 'bill-approval' })
})

test('a company’s place in the register of a tax authority is kept and changed', async () => {
  const path = 'document-validation/clearance/register'
  const put = { country: 'IT', identifier: 'IT123', validFrom: '2026-01-01' }
  expect((await supplier.send(`PATCH ${path}`, { json: put })).status).toBe(409)
  await answered(supplier.send(`PUT ${path}`, { json: put }))
  await answered(supplier.send(`PATCH ${path}`, { json: { country: 'IT', identifier: 'IT456' } }))
  expect(await get(supplier, path)).toEqual({
    registrations: [{ country: 'IT', identifier: 'IT456', state: 'REGISTERED', validFrom: '2026-01-01' }],
  })
  expect(await get(stranger, path)).toEqual({ registrations: [] })
  for (const wrong of [{ validTo: '2025-01-01' }, { certificate: '-----BEGIN PRIVATE KEY-----' }])
    expect((await supplier.send(`PUT ${path}`, { json: { ...put, ...wrong } })).status).toBe(400)
})

test('what apps keep beside a document stands under their names', async () => {
  const id = await sent(supplier, 'Invoice', { id: 'EXT-1' })
  for (const [key, value] of [
    ['Acme.Costs:centre', '4711'],
    ['Acme.Costs:project', 'P-1'],
    ['ours', 'not an app’s'],
  ])
    await supplier.send(`PUT documents/${id}/properties/${key}`, {
      body: value!,
      headers: { 'content-type': 'text/plain' },
    })
  expect(await get(supplier, `extensibility/v0/documents/${id}`)).toEqual({
    documentId: id,
    extensions: [{ app: 'Acme.Costs', fields: { centre: '4711', project: 'P-1' } }],
  })
})

describe('F-151, F-158: a PDF that people turn into a document', () => {
  const upload = (content: Buffer, token: string) => {
    const form = new FormData()
    form.append('file', new File([new Uint8Array(content)], 'bill.pdf'))
    return answered<{ fault?: string; status: string }>(
      supplier.send(`POST v0/pdf2xml/file?uploadToken=${token}`, { body: form }),
      201,
    )
  }
  const pdf = (stream: string) =>
    Buffer.concat([
      Buffer.from('%PDF-1.7\n1 0 obj <<>> stream\n'),
      deflateSync(stream),
      Buffer.from('\nendstream endobj\n%%EOF'),
    ])

  test('is named wrong where it is none or shows no text, else handed on, and listed', async () => {
    expect(await upload(Buffer.from('hello'), 'none')).toMatchObject({ fault: 'NOT_PDF' })
    expect(await upload(pdf('q 100 0 0 100 0 0 cm /Im0 Do Q'), 'picture')).toMatchObject({ fault: 'PDF_WITHOUT_TEXT' })
    expect((await upload(pdf('BT /F1 12 Tf (Invoice) Tj ET'), 'good')).fault).toBeUndefined()
    const submit = (uploadToken: string, more = {}) =>
      supplier.send('POST v0/pdf2xml/submit', { json: { uploadToken, ...more } })
    expect((await submit('picture')).status).toBe(409)
    expect((await submit('unknown')).status).toBe(404)
    expect((await submit('good', { connectionId: randomUUID() })).status).toBe(404)
    expect(await answered(submit('good', { connectionId: connection }), 202)).toMatchObject({ status: 'open' })
    const { tickets } = await get<{ tickets: { uploadToken: string; status: string }[] }>(supplier, 'v0/pdf2xml/status')
    expect(tickets.map(({ uploadToken, status }) => [uploadToken, status]).toSorted()).toEqual([
      ['good', 'open'],
      ['none', 'new'],
      ['picture', 'new'],
    ])
    const { Items } = await get<ResultOf<Making['listFiles']>>(supplier, 'documentfiles')
    expect(Items.map(({ State }) => State).toSorted()).toEqual(['FAILED', 'FAILED', 'PROCESSING'])
    expect((await stranger.send('POST v0/pdf2xml/submit', { json: { uploadToken: 'good' } })).status).toBe(404)
  })
})
