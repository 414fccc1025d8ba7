import { randomUUID } from 'node:crypto'
import type { Of, OrderReceipts } from '@kontor/contract'
import { expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { json } from '../documents/testing-trade.ts'
import { base, startProcurement } from '../requisitions/testing-procurement.ts'

type Read = Of<typeof OrderReceipts>

const { draft, emre, jonas, lia, move, plain, seller, server, statusOf, stranger, svea } = await startProcurement()

/** An order of two desks and four chairs, which Emre asked for. */
async function ordered(): Promise<string> {
  const chairs = plain('Chair', '90', { Quantity: { value: '4', unitCode: 'C62' } })
  const id = await draft(emre, [plain('Desk', '300'), chairs])
  await json(move(emre, id, 'PENDING'), 204)
  await json(move(jonas, id, 'APPROVED'), 204)
  await server.settle()
  const { Orders } = await json<{ Orders: { DocumentId: string }[] }>(emre.send(`GET ${base}/${id}/orders`))
  return Orders[0]?.DocumentId ?? ''
}
const at = (order: string) => `procurement/documents/orders/${order}/receipts`
const read = (order: string, by: TestPerson = emre) => json<Read>(by.send(`GET ${at(order)}`))
const note = (
  order: string,
  Lines: readonly object[],
  { by = emre, id = randomUUID() as string, more = {}, query = '' } = {},
) => by.send(`PUT ${at(order)}/${id}${query}`, { json: { Lines, ...more } })
const came = async (order: string) => (await read(order)).Lines.map(({ Received, Open }) => [Received, Open])

test('who asked for things notes on their phone what has come; the supplier reads it, and it counts', async () => {
  const order = await ordered()
  expect(await read(order)).toMatchObject({
    Lines: [
      { LineId: '1', Description: 'Desk', Ordered: '2', Received: '0', Open: '2' },
      { LineId: '2', Description: 'Chair', Ordered: '4', Received: '0', Open: '4' },
    ],
    ...{ Receipts: [], AllowedActions: ['receive'] },
  })
  const id = randomUUID()
  const some = [
    { LineId: '1', Quantity: '1' },
    { LineId: '2', Quantity: '4', Rejected: '1', Reason: 'One leg is broken' },
  ]
  for (const _ of ['once', 'again'])
    expect(await statusOf(note(order, some, { id, more: { Note: 'In the yard' } }))).toBe(204)
  await server.settle()
  // What was turned away has not come.
  expect(await came(order)).toEqual([
    ['1', '1'],
    ['3', '1'],
  ])
  const { Receipts, State } = await read(order)
  expect(State).toBe('PARTLY')
  expect(Receipts).toMatchObject([{ DocumentId: id }])
  const answer = await seller.send(`GET documents/${id}`, { headers: { accept: 'application/xml' } })
  const xml = await answer.text()
  for (const word of ['One leg is broken', 'In the yard', '>Chair<', 'RejectedQuantity']) expect(xml).toContain(word)

  // More than was ordered may come, and nothing is to come then.
  expect(await statusOf(note(order, [{ LineId: '1', Quantity: '3' }]))).toBe(204)
  await server.settle()
  expect(await came(order)).toEqual([
    ['4', '0'],
    ['3', '1'],
  ])
  // Once a buyer closes it, nothing more is expected.
  expect(await statusOf(svea.send(`PUT documents/${order}/closed`))).toBe(204)
  expect((await read(order)).State).toBe('SHORT')
})

test('photos are added to a draft of it, and go with it', async () => {
  const order = await ordered()
  const id = randomUUID()
  const lines = [{ LineId: '1', Quantity: '2', Rejected: '2', Reason: 'Scratched' }]
  expect(await statusOf(note(order, lines, { id, query: '?draft=true' }))).toBe(204)
  expect((await read(order)).Receipts).toEqual([])
  const photo = new FormData()
  photo.append('file', new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47])], { type: 'image/png' }), 'scratch.png')
  await json(emre.send(`POST documents/${id}/attachments`, { body: photo }), 201)
  expect(await statusOf(note(order, lines, { id }))).toBe(204)
  await server.settle()
  const files = await (await seller.send(`GET documents/${id}/attachments`)).text()
  expect(files).toContain('scratch.png')
})

test('others note nothing: who sees it only is told why, who does not see it is not told that it is there', async () => {
  const order = await ordered()
  const lines = [{ LineId: '1', Quantity: '1' }]
  expect((await read(order, jonas)).AllowedActions).toEqual([])
  expect((await read(order, jonas)).Because).toBe('only the requester or a buyer can record receipts')
  expect(await statusOf(note(order, lines, { by: jonas }))).toBe(403)
  expect(await statusOf(note(order, lines, { by: svea }))).toBe(204)
  for (const by of [lia, stranger, seller]) {
    expect(await statusOf(by.send(`GET ${at(order)}`))).toBe(404)
    expect(await statusOf(note(order, lines, { by }))).toBe(404)
  }
  expect(await statusOf(emre.send(`GET ${at(randomUUID())}`))).toBe(404)
})

test('what cannot have come is refused in words; so is what a supplier will not deliver', async () => {
  const order = await ordered()
  const refused = async (lines: readonly object[], status = 400, more = {}) =>
    (await json<{ Message: string }>(note(order, lines, more), status)).Message
  expect(await refused([{ LineId: '9', Quantity: '1' }])).toContain('Lines names 9, which is not a line of the order')
  expect(await refused([{ LineId: '1', Quantity: '-1' }])).toContain('below 0')
  expect(await refused([{ LineId: '1', Quantity: '0' }])).toContain('Nothing was received')
  expect(await refused([{ LineId: '1', Quantity: '1', Rejected: '2' }])).toContain('2 rejected, but only 1 received')
  const twice = [{ LineId: '1', Quantity: '1' }]
  expect(await refused([...twice, ...twice])).toContain('names the line 1 twice')
  const taken = { id: order }
  expect(await refused(twice, 409, taken)).toContain('names another document')
  const no = { ResponseId: randomUUID(), ResponseCode: 'BusinessReject', Reason: 'Sold out' }
  await json(seller.send(`PUT documents/${order}/statechange`, { json: no }), 201)
  await server.settle()
  expect(await refused(twice, 409)).toContain('it will not be delivered')
  expect((await read(order)).Because).toBe('it will not be delivered')
})

test('what came is sent back, no more than is here, once however many send it at once; the supplier is asked to credit it', async () => {
  const order = await ordered()
  const back = (Returned: string, more: object = {}) => [
    { LineId: '2', Quantity: '0', Returned, ReasonCode: 'QUA', ...more },
  ]
  expect((await read(order)).AllowedActions).toEqual(['receive'])
  expect(await refusal(note(order, back('1')))).toContain('Returned of line 2 is 1, but only 0 was received')
  expect(await statusOf(note(order, [{ LineId: '2', Quantity: '4' }]))).toBe(204)
  await server.settle()
  expect((await read(order)).AllowedActions).toEqual(['receive', 'return'])
  const without = back('1', { ReasonCode: undefined })
  expect(await refusal(note(order, without))).toContain('without a ReasonCode or Reason')
  expect(await refusal(note(order, back('1', { Quantity: '1' })))).toContain('separately')
  expect(await refusal(note(order, back('1'), { more: { Day: '2999-01-01' } }))).toContain('Day is 2999-01-01')

  const id = randomUUID()
  const sentBack = () => note(order, back('3', { Reason: 'Wobbly' }), { id, more: { AskCredit: true } })
  expect(await statusOf(sentBack())).toBe(204)
  // Whoever sends the same ones back at the same time is told.
  const others = await Promise.all([1, 2, 3].map(() => statusOf(note(order, back('1')))))
  expect(others.toSorted()).toEqual([204, 400, 400])
  await server.settle()
  expect(await statusOf(sentBack())).toBe(204)
  const { Lines, State, AllowedActions } = await read(order)
  expect(Lines[1]).toMatchObject({ Received: '0', Returned: '4', Open: '4', ToCredit: '0' })
  expect([State, AllowedActions]).toEqual(['NONE', ['receive']])
  const xml = await (await seller.send(`GET documents/${id}`, { headers: { accept: 'application/xml' } })).text()
  for (const word of ['Quality is not as agreed: Wobbly', '>QUA<', '>CNP<', '>3<']) expect(xml).toContain(word)
})

const refusal = async (answer: Promise<Response>) => (await json<{ Message: string }>(answer, 400)).Message
