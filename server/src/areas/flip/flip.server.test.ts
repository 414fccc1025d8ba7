import { randomUUID } from 'node:crypto'
import type { Areas, ResultOf } from '@kontor/contract'
import type { FormType } from '@kontor/ubl'
import { describe, expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { documentOf } from '../documents/testing.ts'
import { get, making } from '../documents/testing-making.ts'
import { asBody, json, xml } from '../documents/testing-trade.ts'

const { server, connection, supplier, buyer, stranger, sent } = await making()

type Making = Areas['documents'] & Areas['documentNumbers'] & Areas['flip'] & Areas['documentLists']

const body = (type: FormType, more: Parameters<typeof documentOf>[1] = {}) => ({
  body: asBody(documentOf(type, more)),
  headers: xml,
})
const post = <T>(person: TestPerson, path: string, sent: unknown, status = 200) =>
  json<T>(person.send(`POST ${path}`, { json: sent }), status)

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
    expect(await json(supplier.send('POST documents/totals', body('Invoice', { lines: lines() })))).toEqual({
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
    const { DocumentId } = await json<{ DocumentId: string }>(
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
    await json(supplier.send(`PUT documents/${draft}?draft=true`, body('Invoice', { id: 'STEP-3' })), 204)
    await json(supplier.send(`PUT documents/v2/documents/${draft}/dispatch`), 201)
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
      `documents/bynumber?number=${number}&senderConnectionId=${connection}&documentType=invoice&issueDate=2026-11-20&receiverId=${buyer.companyId}`
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
    await json(
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

test('what somebody works on now is told', async () => {
  const id = randomUUID()
  await json(stranger.send(`PUT documents/${id}?draft=true`, body('Invoice')), 204)
  const active = async () =>
    (await get<ResultOf<Making['listActive']>>(stranger, 'active-documents')).Document.map(
      ({ DocumentId }) => DocumentId,
    )
  expect(await active()).toEqual([id])
  server.platform.clock.advance(25 * 3_600_000)
  expect(await active()).toEqual([])
})
