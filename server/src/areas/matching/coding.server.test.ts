import { randomUUID } from 'node:crypto'
import type { Areas, ResultOf } from '@kontor/contract'
import { expect, test } from 'vitest'
import { json } from '../documents/testing-trade.ts'
import { hammer, startMatching, wrench } from './testing-matching.ts'

const { server, buyer, order, bill, sent, supplier, happened } = await startMatching()

const centres = randomUUID()
const list = { ListId: centres, Name: 'Cost centres', Target: 'LINE', Required: false }
await json(buyer.send(`PUT coding/lists/${centres}`, { json: list }))
const Entries = ['K-100', 'K-200', 'K-300'].map((Code) => ({ Code, Label: Code }))
await json(buyer.send(`POST coding/lists/${centres}/entries/add`, { json: { Entries } }), 204)

const of = (code: string) => ({ values: [{ listId: centres, code }] })
const code = (id: string, coding: object) =>
  json(buyer.send(`PUT coding/entry/v0/legacy/${id}`, { json: { header: [], lines: [], ...coding } }), 204)
const codingOf = (id: string) =>
  json<ResultOf<Areas['coding']['readCoding']>>(buyer.send(`GET coding/entry/v0/legacy/${id}`))

test('what an order is coded with goes over to the invoices that bill it, line by line', async () => {
  const ordered = await order('CO-1', [wrench, hammer])
  await code(ordered, {
    lines: [
      { lineId: '1', splits: [of('K-100')] },
      { lineId: '2', splits: [of('K-200')] },
    ],
  })
  const both = await sent(supplier, 'Invoice', {
    id: 'CO-1-A',
    orderReference: 'CO-1',
    // In another order than the lines of the order: what decides is what they bill.
    lines: [
      { ...hammer, id: 'B', orderLineId: '2' },
      { ...wrench, id: 'A', orderLineId: '1' },
    ],
  })
  expect(await codingOf(both)).toMatchObject({
    lines: [
      { lineId: 'B', splits: [of('K-200')] },
      { lineId: 'A', splits: [of('K-100')] },
    ],
  })
  expect((await happened(both)).map(({ Type }) => Type)).toContain('document.coded')
})

test('what somebody coded stays, and codes that they took away do not come back', async () => {
  const ordered = await order('CO-2')
  const invoice = await bill('CO-2', 'CO-2-A')
  await code(invoice, { lines: [{ lineId: '1', splits: [of('K-300')] }] })
  await code(ordered, { lines: [{ lineId: '1', splits: [of('K-100')] }] })
  await sent(buyer, 'ReceiptAdvice', { id: 'CO-2-R', orderReference: 'CO-2', lines: [{ ...wrench, orderLineId: '1' }] })
  expect((await codingOf(invoice)).lines).toMatchObject([{ lineId: '1', splits: [of('K-300')] }])
})

test('an invoice that named no order is coded once its lines are led to one', async () => {
  const ordered = await order('CO-3')
  await code(ordered, { header: [of('K-200')] })
  const invoice = await sent(supplier, 'Invoice', { id: 'CO-3-A', lines: [wrench] })
  expect((await buyer.send(`GET coding/entry/v0/legacy/${invoice}`)).status).toBe(404)
  await json(buyer.send(`POST remap/${invoice}/lines/1`, { json: { documentId: ordered, lineId: '1' } }), 204)
  await server.settle()
  expect(await codingOf(invoice)).toMatchObject({ header: [of('K-200')], lines: [] })
})
