import { randomUUID } from 'node:crypto'
import type { Areas, ResultOf } from '@kontor/contract'
import type { FormType } from '@kontor/ubl'
import { expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { documentOf } from '../documents/testing.ts'
import { json } from '../documents/testing-trade.ts'
import { startBridge } from '../oauth/testing-bridge.ts'

const { oauth: server, company, admin, bearer, tokensFor } = await startBridge()
const supplierId = await server.company({ name: 'Brandt Werkzeuge' })
const [buyer, supplier] = [await server.person(company), await server.person(supplierId)]
const connection = await server.connect(company, supplierId)
// What somebody let in reads documents and the company, and does nothing else.
const { access_token } = await tokensFor(admin, { scope: 'company.read document.read' })
const program = bearer(access_token)

const tax = { category: 'S', percent: '19' }
const wrench = { id: '1', name: 'Wrench', quantity: '10', unit: 'C62', price: '12.50', tax }
const hammer = { id: '2', name: 'Hammer', quantity: '4', unit: 'C62', price: '20.00', tax }

async function sent(from: TestPerson, type: FormType, more: object): Promise<string> {
  const id = randomUUID()
  const body = new Uint8Array(documentOf(type, more))
  const headers = { 'content-type': 'application/xml' }
  await json(from.send(`PUT documents/${id}?draft=true`, { body, headers }), 204)
  const ConnectionId = connection
  await json(from.send(`PUT documents/${id}/dispatches/${randomUUID()}`, { json: { ConnectionId } }), 201)
  await server.settle()
  return id
}

type Line = ResultOf<Areas['documentLines']['readLine']>
type Found = ResultOf<Areas['documentLines']['findLines']>

test('a program follows an order by its lines: pages, one line, what changed since, and to which order a bill belongs', async () => {
  const order = await sent(buyer, 'Order', { id: 'PR-1', lines: [wrench, hammer] })
  const second = await json<{ itemCount: number; Items: Line[] }>(
    program(`GET documents/${order}/lines/list?limit=1&page=1`),
  )
  expect([second.itemCount, second.Items.map(({ lineId }) => lineId)]).toEqual([2, ['2']])
  server.platform.clock.advance(60_000)
  const since = server.platform.clock.now().toISOString()
  server.platform.clock.advance(60_000)
  const bill = { ...wrench, quantity: '4', orderLineId: '1' }
  const invoice = await sent(supplier, 'Invoice', { id: 'PR-1-A', orderReference: 'PR-1', lines: [bill] })
  const changed = await json<{ lines: Line[] }>(program(`GET documents/${order}/updated/${since}`))
  expect(changed.lines.map(({ lineId, state }) => [lineId, state])).toEqual([['1', 'PARTLY_BILLED']])
  expect(await json<Line>(program(`GET documents/${order}/lines/1`))).toMatchObject({ billedQuantity: '4' })
  expect(await json(program(`GET documents/${invoice}/hasOrder`))).toEqual({ hasOrder: true, orderId: order })
})

test('what a program says wrongly is named: a line that is not there, an instant that is none, a page that is none', async () => {
  const order = await sent(buyer, 'Order', { id: 'PR-3', lines: [wrench, hammer] })
  type Page = { itemCount: number; Items: Line[] }
  // 25 lines, from the first, unless something else is asked for; words narrow what is counted.
  expect(await json<Page>(program(`GET documents/${order}/lines/list`))).toMatchObject({
    ...{ itemCount: 2, Items: [{ lineId: '1' }, { lineId: '2' }] },
  })
  expect(await json<Page>(program(`GET documents/${order}/lines/list?q=HAMM`))).toMatchObject({
    ...{ itemCount: 1, Items: [{ lineId: '2', description: 'Hammer' }] },
  })
  expect((await json<Page>(program(`GET documents/${order}/lines/list?page=7`))).Items).toEqual([])
  const answers: readonly (readonly [path: `GET ${string}`, status: number, says: string])[] = [
    [`GET documents/${order}/lines/9`, 404, '9'],
    [`GET documents/${order}/updated/yesterday`, 400, 'timestamp'],
    [`GET documents/${order}/lines/list?limit=0`, 400, 'limit'],
    [`GET documents/${randomUUID()}/hasOrder`, 404, 'document'],
  ]
  for (const [path, status, says] of answers) {
    const answer = await program(path)
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(says)])
  }
})

test('lines of many documents are found by words of the line, of its document and of its partner, and say where they stand', async () => {
  const order = await sent(buyer, 'Order', { id: 'PR-2', lines: [wrench, hammer] })
  const search = (body: object) => json<Found>(program('POST documents/lines/search', { json: body }))
  const found = await search({ q: 'hamm PR-2', type: 'order' })
  expect(found.Items).toMatchObject([
    { documentId: order, lineId: '2', document: { type: 'order', number: 'PR-2', partner: expect.any(String) } },
  ])
  expect(found.isMore).toBe(false)
  expect((await search({ q: 'PR-2', type: 'invoice' })).Items).toEqual([])
  expect((await search({ q: 'PR-2', states: ['BILLED'] })).Items).toEqual([])
})
