import { randomUUID } from 'node:crypto'
import type { Areas, ResultOf } from '@kontor/contract'
import { expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { documentOf } from '../documents/testing.ts'
import { get, making } from '../documents/testing-making.ts'
import { json } from '../documents/testing-trade.ts'
import { lines } from './testing-flip.ts'

const { server, connection, supplier, buyer, stranger, save, dispatch } = await making()

test('K-FLP-01: a buyer sends a later version of an order under its number; begun twice it is one draft, and it takes the place', async () => {
  const before = await save(buyer, documentOf('Order', { id: 'PO-5', lines: lines() }))
  const drawing = new FormData()
  drawing.append('file', new File(['A drawing'], 'drawing.txt', { type: 'text/plain' }))
  await json(buyer.send(`POST documents/${before}/attachments`, { body: drawing }), 201)
  await json(dispatch(buyer, before), 201)
  await server.settle()
  const revisionId = randomUUID()
  const revise = (by: TestPerson, id = before) => by.send(`PUT documents/${id}/revisions/${revisionId}`)
  // Only who sent it changes what it says.
  expect((await revise(supplier)).status).toBe(409)
  expect((await revise(stranger)).status).toBe(404)
  for (const _ of ['once', 'again']) expect((await revise(buyer)).status).toBe(204)
  const draft = await get<{ ID: string }>(buyer, `documents/${revisionId}/metadata`)
  expect(draft).toMatchObject({ ID: 'PO-5', State: 'DRAFT', Amount: '243.95', DocumentType: { type: 'order' } })
  const { DocumentAttachment } = await get<ResultOf<Areas['attachments']['listAttachments']>>(
    buyer,
    `documents/${revisionId}/attachments`,
  )
  expect(DocumentAttachment).toMatchObject([{ Name: 'drawing.txt' }])
  server.platform.clock.advance(60_000)
  const later = Uint8Array.from(documentOf('Order', { id: 'PO-5', lines: lines('12') }))
  await json(
    buyer.send(`PUT documents/${revisionId}`, { headers: { 'content-type': 'application/xml' }, body: later }),
    204,
  )
  const to = { json: { ConnectionId: connection } }
  await json(buyer.send(`PUT documents/${revisionId}/dispatches/${randomUUID()}`, to), 201)
  await server.settle()
  for (const by of [buyer, supplier])
    expect(await get(by, `documents/${before}/metadata`)).toMatchObject({ UnifiedState: 'REPLACED' })
  expect((await revise(buyer)).status).toBe(409)
  await json(
    supplier.send(`PUT documents/${revisionId}/statechange`, {
      json: { ResponseId: randomUUID(), ResponseCode: 'BusinessAccept' },
    }),
    201,
  )
  await server.settle()
  // What both agreed to is changed by a document of its own.
  expect((await buyer.send(`PUT documents/${revisionId}/revisions/${randomUUID()}`)).status).toBe(409)
})

test('K-FLP-01: a later version says what no form has words for, and encloses what the one before did, each file once', async () => {
  const written = new TextDecoder().decode(documentOf('Order', { id: 'PO-6', lines: lines() }))
  const file = `<cac:AdditionalDocumentReference><cbc:ID>plan.pdf</cbc:ID><cac:Attachment>
    <cbc:EmbeddedDocumentBinaryObject mimeCode="application/pdf" filename="plan.pdf">${btoa('A plan')}</cbc:EmbeddedDocumentBinaryObject>
    </cac:Attachment></cac:AdditionalDocumentReference>`
  const place = '<cac:BuyerCustomerParty>'
  const more = written
    .replace(place, `${file}${place}`)
    .replace('<cbc:IssueDate>', '<cbc:SalesOrderID>SO-77</cbc:SalesOrderID>$&')
  expect(more).toContain('SO-77')
  const before = await save(buyer, new TextEncoder().encode(more))
  await json(dispatch(buyer, before), 201)
  await server.settle()
  const revisionId = randomUUID()
  expect((await buyer.send(`PUT documents/${before}/revisions/${revisionId}`)).status).toBe(204)
  const answer = await buyer.send(`GET documents/${revisionId}`, { headers: { accept: 'application/xml' } })
  const revised = await answer.text()
  expect(revised).toContain('<cbc:SalesOrderID>SO-77</cbc:SalesOrderID>')
  await json(
    buyer.send(`PUT documents/${revisionId}?draft=true`, {
      headers: { 'content-type': 'application/xml' },
      body: revised.replace('SO-77', 'SO-78'),
    }),
    204,
  )
  const { DocumentAttachment } = await get<ResultOf<Areas['attachments']['listAttachments']>>(
    buyer,
    `documents/${revisionId}/attachments`,
  )
  expect(DocumentAttachment.map(({ Name }) => Name)).toEqual(['plan.pdf'])
})
