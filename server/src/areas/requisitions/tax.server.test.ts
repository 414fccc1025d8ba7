import { formOf, readDocument } from '@kontor/ubl'
import { expect, test } from 'vitest'
import { json } from '../documents/testing-trade.ts'
import { base, startProcurement } from './testing-procurement.ts'

const { companyId, draft, emre, eur, jonas, move, plain, read, server, statusOf, svea } = await startProcurement()

const tax = (Percent: string, Category = 'S') => ({ Tax: { Category, Percent } })

test('REQ-26: the tax of each line is kept, and what it all comes to with tax is shown to the cent', async () => {
  const id = await draft(emre, [plain('Lamp', '10.05'), plain('Book', '5.15'), plain('Cable', '0.99')])
  expect(await read(emre, id)).not.toHaveProperty('TaxTotal')
  const Lines = [
    { LineId: '1', Category: 'S', Percent: '19' },
    { LineId: '2', Category: 'S', Percent: '7' },
    { LineId: '3', Category: 'S', Percent: '19' },
  ]
  await json(emre.send(`PUT ${base}/tax/${id}`, { json: { Lines } }), 204)
  // 19 % of 22.08 and 7 % of 10.30: each rate is rounded once.
  expect(await read(emre, id)).toMatchObject({
    ...{ Total: eur('32.38'), TaxTotal: eur('4.92'), TotalWithTax: eur('37.30') },
    Lines: [tax('19'), tax('7'), tax('19')],
  })
  const unknown = { Lines: [{ LineId: '9', Category: 'S', Percent: '19' }] }
  expect(await statusOf(emre.send(`PUT ${base}/tax/${id}`, { json: unknown }))).toBe(400)
})

test('REQ-09: a new line begins at the usual rate of the company’s country', async () => {
  expect(await json(emre.send(`GET ${base}/RequisitionLine/template`))).toMatchObject(tax('19'))
})

test('an order says the tax of its lines where it is one of its seller’s country, and leaves it to them elsewhere', async () => {
  const danish = await server.company({ name: 'Kattegat Marine ApS', country: 'DK' })
  const SupplierConnectionId = await server.connect(companyId, danish)
  const lines = [
    plain('Rope', '10', tax('19')),
    plain('Buoy', '20', { ...tax('19'), SupplierConnectionId }),
    plain('Anchor', '20', { ...tax('25'), SupplierConnectionId }),
    plain('Chain', '20', { ...tax('0', 'K'), SupplierConnectionId }),
  ]
  const id = await draft(emre, lines)
  await json(move(emre, id, 'PENDING'), 204)
  await json(move(jonas, id, 'APPROVED'), 204)
  await server.settle()
  const { Orders } = await json<{ Orders: { DocumentId: string; SupplierName: string }[] }>(
    svea.send(`GET ${base}/${id}/orders`),
  )
  const taxesTo = async (name: string) => {
    const order = Orders.find(({ SupplierName }) => SupplierName === name)?.DocumentId
    const answer = await svea.send(`GET documents/${order}`, { headers: { accept: 'application/xml' } })
    const form = formOf(readDocument(new Uint8Array(await answer.arrayBuffer())))
    return form?.lines.map(({ tax: { category, percent } }) => `${category} ${percent}`.trim())
  }
  expect(await taxesTo('Brandt Werkzeuge GmbH')).toEqual(['S 19'])
  expect(await taxesTo('Kattegat Marine ApS')).toEqual(['', 'S 25', 'K 0'])
})
