import { randomUUID } from 'node:crypto'
import type { InvoiceMatch, Of } from '@kontor/contract'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../../testing.ts'
import { documentOf } from '../documents/testing.ts'
import { asBody, json, xml } from '../documents/testing-trade.ts'
import { startMailServer } from '../mail/testing.ts'
import { hammer, wrench } from './testing-matching.ts'

const post = await startMailServer()
afterAll(post.stop)
const server = await startTestServer({
  environment: { KONTOR_SMTP_URL: post.url, KONTOR_MAIL_FROM: 'kontor@nordlicht.example' },
})
const identifiers = [{ scheme: 'DE:VAT', value: 'DE128111902' }]
const { send } = await server.person(await server.company({ name: 'Nordlicht Handel AG', identifiers }))

const address = { street: 'Weg 1', city: 'Bremen', zip: '28195', country: 'DE' }
const seller = { name: 'Hafen Werkzeug GmbH', vatId: 'DE811907980', legalId: 'HRB 9', address }
const buyer = { name: 'Nordlicht Handel AG', vatId: 'DE128111902', address }

/** A connection to a supplier who is no member and gets orders by mail. */
async function mailedSupplier(): Promise<string> {
  const id = randomUUID()
  const partner = { CompanyName: seller.name, Country: 'DE', Email: 'auftrag@hafen.example' }
  await json(send(`PUT network/partners/${id}`, { json: partner }), 201)
  return id
}

test('an invoice that comes as a file from a supplier outside is held against the order that went to them by mail', async () => {
  const ConnectionId = await mailedSupplier()
  const order = randomUUID()
  const body = asBody(documentOf('Order', { id: 'PO-M1', buyer, seller, lines: [wrench, hammer] }))
  await json(send(`PUT documents/${order}?draft=true`, { body, headers: xml }), 204)
  await json(send(`PUT documents/${order}/dispatches/${randomUUID()}`, { json: { ConnectionId } }), 201)
  await server.settle()
  expect(post.taken.at(-1)?.to).toEqual(['auftrag@hafen.example'])

  const bill = documentOf('Invoice', {
    ...{ id: 'H-1', seller, buyer, orderReference: 'PO-M1' },
    lines: [{ ...wrench, price: '13.00', id: 'A', orderLineId: '1' }],
  })
  const upload = send('POST documents/v2/documents', { body: asBody(bill), headers: xml })
  const { DocumentId: Draft } = await json<{ DocumentId: string }>(upload, 201)
  const invoice = randomUUID()
  await json(send(`PUT documents/${invoice}/received`, { json: { Draft } }), 201)
  await server.settle()
  expect(await json<Of<typeof InvoiceMatch>>(send(`GET documents/${invoice}/match`))).toMatchObject({
    State: 'DIFFERS',
    Orders: [{ DocumentId: order, ID: 'PO-M1' }],
    Lines: [{ LineId: 'A', Differences: ['PRICE'], OrderedPrice: '12.5' }],
  })
})
