import { randomUUID } from 'node:crypto'
import type { Areas, ResultOf } from '@kontor/contract'
import { describe, expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { documentOf } from '../documents/testing.ts'
import { get, making } from '../documents/testing-making.ts'
import { json } from '../documents/testing-trade.ts'
import { lines } from './testing-flip.ts'

const { server, connection, supplier, buyer, stranger, sent, save } = await making()

const post = <T>(person: TestPerson, path: string, sent: unknown, status = 200) =>
  json<T>(person.send(`POST ${path}`, { json: sent }), status)

test('what is made is of the day where the company is, late in its evening too', async () => {
  const { clock } = server.platform
  const evening = 3 * 60 * 60_000
  clock.advance(24 * 60 * 60_000 - (clock.now().getTime() % (24 * 60 * 60_000)) + evening)
  const today = clock.now().toISOString().slice(0, 10)
  const yesterday = new Date(clock.now().getTime() - 24 * 60 * 60_000).toISOString().slice(0, 10)
  const west = await server.company({ name: 'Pacific Tools', country: 'US' })
  const wes = await server.person(west, { timeZone: 'America/Los_Angeles' })
  const order = await save(wes, documentOf('Order', { id: 'PO-W' }))
  for (const targetType of ['order', 'invoice']) {
    const asked = { documents: [{ documentId: order }], targetType }
    const { documentId } = await post<{ documentId: string }>(wes, 'flipper/v0/flip/orders/multi-lines', asked, 201)
    const made = await wes.send(`GET documents/${documentId}`, { headers: { accept: 'application/xml' } })
    expect(await made.text(), `${targetType}, not of ${today}`).toContain(`<cbc:IssueDate>${yesterday}<`)
  }
})

describe('orders become one invoice', () => {
  test('F-257 to F-259, F-420: of what was not billed yet, and each line remembers its order', async () => {
    const first = await sent(buyer, 'Order', { id: 'PO-1', lines: lines() })
    const second = await sent(buyer, 'Order', { id: 'PO-2', lines: lines('3') })
    const open = async () =>
      (
        await post<ResultOf<Areas['flip']['lookUpOrderLines']>>(
          supplier,
          'document-actions/v0/lines/lookup?currency=EUR',
          {
            documentIds: [first, second],
          },
        )
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

  test('despatch advices become one invoice of what was not billed yet; the list offers it of each', async () => {
    const order = await sent(buyer, 'Order', { id: 'PO-33', lines: lines() })
    const despatch = (id: string, at: number) =>
      sent(supplier, 'DespatchAdvice', {
        id,
        orderReference: 'PO-33',
        lines: [{ ...lines('4')[at]!, orderLineId: `${at + 1}` }],
      })
    const documents = [{ documentId: await despatch('DA-33-1', 0) }, { documentId: await despatch('DA-33-2', 1) }]
    type Rows = { Document: { DocumentId: string; TurnsInto?: string[] }[]; BulkActions: string[] }
    const { Document: rows, BulkActions } = await get<Rows>(supplier, 'documents?actions=true&limit=100')
    const offered = (id: string) => rows.find(({ DocumentId }) => DocumentId === id)?.TurnsInto
    expect(BulkActions).toContain('invoice')
    for (const id of [order, ...documents.map(({ documentId }) => documentId)]) expect(offered(id)).toContain('invoice')
    const { documentId } = await post<{ documentId: string }>(
      supplier,
      'flipper/v0/flip/orders/multi-lines',
      { documents },
      201,
    )
    expect(await get(supplier, `documents/${documentId}/metadata`)).toMatchObject({ State: 'DRAFT', Amount: '154.70' })
  })

  test('orders in different currencies do not become one invoice, and the refusal says which sets them apart', async () => {
    const documents = [
      { documentId: await sent(buyer, 'Order', { id: 'PO-31', lines: lines() }) },
      { documentId: await sent(buyer, 'Order', { id: 'PO-32', currency: 'USD', lines: lines() }) },
    ]
    const refused = await supplier.send('POST flipper/v0/flip/orders/multi-lines', { json: { documents } })
    expect([refused.status, await refused.text()]).toEqual([
      409,
      expect.stringContaining('Order PO-32 is in USD, PO-31 in EUR. Choose one currency.'),
    ])
  })

  test('F-258, F-419: lines of orders are looked up by their documents and a currency, twenty at a time', async () => {
    const many = Array.from({ length: 23 }, (_, at) => ({ ...lines()[0]!, id: String(at + 1), name: `Item ${at + 1}` }))
    const order = await sent(buyer, 'Order', { id: 'PO-23', lines: many })
    const path = 'document-actions/v0/lines/lookup'
    type Found = ResultOf<Areas['flip']['lookUpOrderLines']>
    const first = await post<Found>(supplier, `${path}?currency=EUR`, { documentIds: [order] })
    expect([first.Lines.length, first.itemsPerPage, first.itemCount, first.numPages]).toEqual([20, 20, 23, 2])
    const second = await post<Found>(supplier, `${path}?currency=EUR&page=1`, { documentIds: [order] })
    expect(second.Lines.map(({ description }) => description)).toEqual(['Item 21', 'Item 22', 'Item 23'])
    const none = await supplier.send(`POST ${path}?currency=EUR`, { json: { documentIds: [] } })
    expect([none.status, await none.text()]).toEqual([
      400,
      expect.stringContaining('documentIds is []: use at least 1 item'),
    ])
    const euros = await supplier.send(`POST ${path}?currency=euros`, { json: { documentIds: [order] } })
    expect([euros.status, await euros.text()]).toEqual([400, expect.stringContaining('use a value such as EUR')])
  })

  test('U-033: each side reads what it may make of a document, and makes it', async () => {
    const order = await sent(buyer, 'Order', { id: 'PO-3', lines: lines() })
    const made = async (person: TestPerson) =>
      (await get<{ TurnsInto: string[] }>(person, `documents/${order}/metadata`)).TurnsInto
    const [here, there] = [await made(supplier), await made(buyer)]
    expect(here).toEqual(['orderresponse', 'despatchadvice', 'invoice'])
    expect(there).toEqual(['order', 'orderchange'])
    const flip = (person: TestPerson, targetType: string) =>
      post<{ documentId: string }>(
        person,
        'flipper/v0/flip/orders/multi-lines',
        { documents: [{ documentId: order }], targetType },
        201,
      )
    for (const targetType of here) await flip(supplier, targetType)
    for (const targetType of there) await flip(buyer, targetType)
  })

  test('F-115: an order that is billed in full is closed on both sides by itself; one that somebody closes can be opened again', async () => {
    const order = await sent(buyer, 'Order', { id: 'PO-5', lines: lines() })
    const state = async (person: TestPerson) =>
      (await get<{ UnifiedState: string }>(person, `documents/${order}/metadata`)).UnifiedState
    const bill = async (lineIds: string[]) => {
      const documents = [{ documentId: order, lineIds }]
      const path = 'flipper/v0/flip/orders/multi-lines'
      const { documentId } = await post<{ documentId: string }>(supplier, path, { documents }, 201)
      const to = { json: { ConnectionId: connection } }
      await json(supplier.send(`PUT documents/${documentId}/dispatches/${randomUUID()}`, to), 201)
      await server.settle()
    }
    await bill(['1'])
    expect([await state(supplier), await state(buyer)]).toEqual(['DELIVERED_RECEIVED', 'DELIVERED_SENT'])
    await bill(['2'])
    expect([await state(supplier), await state(buyer)]).toEqual(['CLOSED', 'CLOSED'])
    expect((await get<{ TurnsInto: string[] }>(supplier, `documents/${order}/metadata`)).TurnsInto).toEqual([])
    const { Document } = await get<{ Document: { DocumentId: string }[] }>(buyer, 'documents?state=CLOSED')
    expect(Document.map(({ DocumentId }) => DocumentId)).toContain(order)

    await json(supplier.send(`DELETE documents/${order}/closed`), 204)
    expect([await state(supplier), await state(buyer)]).toEqual(['DELIVERED_RECEIVED', 'CLOSED'])
    await json(supplier.send(`PUT documents/${order}/closed`), 204)
    expect((await supplier.send(`PUT documents/${order}/closed`)).status).toBe(409)
    expect((await stranger.send(`PUT documents/${order}/closed`)).status).toBe(404)
    const invoice = await sent(supplier, 'Invoice', { id: 'NOT-CLOSED' })
    expect((await supplier.send(`PUT documents/${invoice}/closed`)).status).toBe(409)
  })

  test('F-115: an invoice of several orders closes each of them that it bills in full, on both sides', async () => {
    const [first, second] = [
      await sent(buyer, 'Order', { id: 'PO-11', lines: lines() }),
      await sent(buyer, 'Order', { id: 'PO-12', lines: lines() }),
    ]
    const documents = [{ documentId: first }, { documentId: second, lineIds: ['1'] }]
    const path = 'flipper/v0/flip/orders/multi-lines'
    const { documentId } = await post<{ documentId: string }>(supplier, path, { documents }, 201)
    const to = { json: { ConnectionId: connection } }
    await json(supplier.send(`PUT documents/${documentId}/dispatches/${randomUUID()}`, to), 201)
    await server.settle()
    const state = async (person: TestPerson, id: string) =>
      (await get<{ UnifiedState: string }>(person, `documents/${id}/metadata`)).UnifiedState
    expect([await state(supplier, first), await state(supplier, second)]).toEqual(['CLOSED', 'DELIVERED_RECEIVED'])
    expect([await state(buyer, first), await state(buyer, second)]).toEqual(['CLOSED', 'DELIVERED_SENT'])
    const { references } = await get<{ references: object[] }>(buyer, `documents/${documentId}/references`)
    expect(references).toMatchObject([{ documentId: first }, { documentId: first }, { documentId: second }])
  })

  test('U-027: a document is used anew, under a number of its own', async () => {
    const order = await sent(buyer, 'Order', { id: 'PO-4', lines: lines() })
    const again = { documents: [{ documentId: order }], targetType: 'order' }
    const path = 'flipper/v0/flip/orders/multi-lines'
    const { documentId } = await post<{ documentId: string }>(buyer, path, again, 201)
    const copy = await get<{ ID: string }>(buyer, `documents/${documentId}/metadata`)
    expect(copy).toMatchObject({ State: 'DRAFT', Amount: '243.95', DocumentType: { type: 'order' } })
    expect(copy.ID).not.toBe('PO-4')
    expect(await get(buyer, `documents/${documentId}/references`)).toMatchObject({ references: [] })
    await post(buyer, path, { ...again, documents: [...again.documents, { documentId }] }, 409)
  })

  test('what becomes what is told, and what can be used anew', async () => {
    const { Flips } = await get<ResultOf<Areas['flip']['readFlipConfig']>>(supplier, 'document-actions/v0/flip/config')
    expect(Flips).toEqual(expect.arrayContaining([expect.objectContaining({ From: 'order', To: 'invoice' })]))
    expect(await get(supplier, 'document-actions/v0/recycle/config')).toMatchObject({
      // A remittance advice comes of what was paid: nobody copies one, which would pay it again.
      types: expect.not.arrayContaining(['remittanceadvice']),
      keepNumber: false,
    })
  })
})
