import { randomUUID } from 'node:crypto'
import type { Areas, ResultOf } from '@kontor/contract'
import type { FormType } from '@kontor/ubl'
import { describe, expect, test } from 'vitest'
import { documentOf } from '../documents/testing.ts'
import { get, making } from '../documents/testing-making.ts'
import { asBody, json, xml } from '../documents/testing-trade.ts'

const { server, connection, supplier, buyer, stranger } = await making()

const body = (type: FormType, more: Parameters<typeof documentOf>[1] = {}) => ({
  body: asBody(documentOf(type, more)),
  headers: xml,
})

const tax = { category: 'S', percent: '19' }
const lines = (quantity = '10') => [
  { id: '1', name: 'Wrench', quantity, unit: 'C62', price: '12.50', tax },
  { id: '2', name: 'Hammer', quantity: '4', unit: 'C62', price: '20.00', tax },
]

test('who sends nothing where a document is wanted is told so', async () => {
  const id = randomUUID()
  for (const line of ['POST documents/totals', `PUT documents/${id}`, 'POST documents/v2/documents'] as const) {
    const refused = await supplier.send(line)
    expect([line, refused.status, await refused.text()]).toEqual([
      line,
      400,
      expect.stringContaining('DocumentRefused'),
    ])
  }
})

describe('a new document', () => {
  test('begins with its number, its day, its parties and the taxes of its place', async () => {
    const template = await get<ResultOf<Areas['documents']['readTemplate']>>(
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
    for (const [profile, reason] of [
      ['kontor.order.1.0', 'but the document type is Invoice'],
      ['none.1.0', 'use a profile from info/documentprofiles'],
    ]) {
      const step = body('Invoice', { id: 'STEP-4' })
      const refused = await supplier.send(`POST documents/dispatcher?documentProfileId=${profile}`, step)
      expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining(reason!)])
    }
    const named = 'documentProfileId=kontor.invoice.1.0&documentSource=erp'
    await json(supplier.send(`POST documents/dispatcher?${named}`, body('Invoice', { id: 'STEP-5' })), 201)
    const draft = randomUUID()
    await json(supplier.send(`PUT documents/${draft}?draft=true`, body('Invoice', { id: 'STEP-3' })), 204)
    await json(supplier.send(`PUT documents/v2/documents/${draft}/dispatch`), 201)
    await server.settle()
    expect(await get(buyer, `documents/v2/documents/${draft}?fused=true`)).toMatchObject({ ID: 'STEP-3' })
  })
})

test('what somebody works on now is told', async () => {
  const id = randomUUID()
  await json(stranger.send(`PUT documents/${id}?draft=true`, body('Invoice')), 204)
  const active = async () =>
    (await get<ResultOf<Areas['documentLists']['listActive']>>(stranger, 'active-documents')).Document.map(
      ({ DocumentId }) => DocumentId,
    )
  expect(await active()).toEqual([id])

  // With what its company noted at it, and what waits for it.
  await json(supplier.send(`PUT documents/${id}?draft=true`, body('Invoice')), 204)
  await json(supplier.send(`PUT documents/${id}/tags/urgent`), 201)
  const sending = { task: 'document.send', runAt: '2099-01-01T00:00:00Z', documentId: id, connectionId: connection }
  await json(supplier.send(`POST task-scheduler/v0/task/scheduling/${randomUUID()}`, { json: sending }), 201)
  const { Document } = await get<ResultOf<Areas['documentLists']['listActive']>>(supplier, 'active-documents')
  expect(Document.find(({ DocumentId }) => DocumentId === id)).toMatchObject({
    Tags: expect.arrayContaining(['urgent']),
    Scheduled: [{ Task: 'document.send' }],
  })
  server.platform.clock.advance(25 * 3_600_000)
  expect(await active()).toEqual([])
})
