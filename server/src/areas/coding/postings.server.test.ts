import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { making } from '../documents/testing-making.ts'
import { json } from '../documents/testing-trade.ts'

const { server, supplier, buyer, stranger, answer, sent } = await making()
const supporter = await server.person(buyer.companyId, { role: 'supplierContact' })

const tax = { category: 'S', percent: '19' }
const lines = [
  { id: '1', name: 'Chairs', quantity: '3', unit: 'C62', price: '33.33', tax },
  { id: '2', name: '=1+1, "freight"', quantity: '1', unit: 'C62', price: '10', tax },
]
const account = randomUUID()
const list = { ListId: account, Name: 'Account', Target: 'LINE', Required: false }
await json(buyer.send(`PUT coding/lists/${account}`, { json: list }))

const exported = (person: TestPerson, DocumentIds: string[], query = '', All = false) =>
  person.send(`POST documents/postings${query}`, {
    json: { DocumentIds, All },
    headers: { 'accept-language': 'en-US' },
  })
const table = async (answer: Promise<Response>) => {
  const text = await (await answer).text()
  return text
    .replace('\ufeff', '')
    .split('\r\n')
    .filter((line) => line !== '')
}

test('bills are taken along for the ledger: a row a line, in the reader’s words, safe for a spreadsheet', async () => {
  const [bill, rejected] = [
    await sent(supplier, 'Invoice', { id: 'LEDGER-1', lines }),
    await sent(supplier, 'Invoice', { id: 'LEDGER-2', lines }),
  ]
  const order = await sent(buyer, 'Order', { id: 'LEDGER-PO', lines })
  await json(answer(buyer, rejected, { ResponseCode: 'BusinessReject', ReasonCode: 'QTY', Reason: 'No' }), 201)
  const [head, ...rows] = await table(exported(buyer, [bill, rejected, order]))
  expect(head).toBe(
    'Type,Number,Issued,Due,Partner,Currency,Total,Paid,Early-payment discount,Open,Line,Text,Net,VAT category,VAT rate,Account',
  )
  expect(rows).toHaveLength(2)
  expect(rows[0]).toMatch(/^invoice,LEDGER-1,.*,EUR,130\.89,,,,1,Chairs,99\.99,S,19,$/)
  expect(rows[1]).toContain(`2,"'=1+1, ""freight""",10.00`)
  await json(answer(buyer, bill, { ResponseCode: 'BusinessAccept' }), 201)
  const part = { json: { Amount: '30.89', Day: '2026-11-21' } }
  await json(buyer.send(`PUT documents/${bill}/payments/${randomUUID()}`, part), 204)
  const partly = await table(exported(buyer, [bill]))
  expect(partly[1]).toContain(',EUR,130.89,30.89,,100.00,1,Chairs,')
  // All that a filter finds; nothing of another company.
  expect(await table(exported(buyer, [], '?q=LEDGER-1', true))).toEqual(partly)
  expect(await table(exported(stranger, [bill]))).toHaveLength(1)
  expect((await exported(supporter, [bill])).status).toBe(403)
})
