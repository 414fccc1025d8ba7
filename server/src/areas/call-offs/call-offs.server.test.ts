import { randomUUID } from 'node:crypto'
import type { Areas, BlanketOrder, Of, ResultOf } from '@kontor/contract'
import { expect, test } from 'vitest'
import { areas } from '../../areas.ts'
import type { TestPerson } from '../../testing.ts'
import { json } from '../documents/testing-trade.ts'
import { base, startProcurement } from '../requisitions/testing-procurement.ts'

type Read = Of<typeof BlanketOrder>
type Metadata = ResultOf<Areas['documents']['readMetadata']>

const { admin, draft, emre, jonas, lia, move, plain, put, seller, server, statusOf, stranger, svea } =
  await startProcurement()

const today = new Date(server.platform.clock.now()).toISOString().slice(0, 10)
const later = (days: number) =>
  new Date(server.platform.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)

/** A blanket order of 100 boxes and 10 pallets for a year, which Emre asked for and Jonas approved. */
async function blanket(more: object = {}): Promise<string> {
  const boxes = plain('Box', '2', { Quantity: { value: '100', unitCode: 'C62' }, AccountingCostCode: 'KST-1' })
  const pallets = plain('Pallet', '15', { Quantity: { value: '10', unitCode: 'C62' } })
  const id = await draft(emre, [boxes, pallets], { Blanket: { From: today, Until: later(300) }, ...more })
  await json(move(emre, id, 'PENDING'), 204)
  await json(move(jonas, id, 'APPROVED'), 204)
  await server.settle()
  const { Orders } = await json<{ Orders: { DocumentId: string }[] }>(emre.send(`GET ${base}/${id}/orders`))
  return Orders[0]?.DocumentId ?? ''
}
const at = (order: string) => `procurement/documents/orders/${order}/call-offs`
const read = (order: string, by: TestPerson = emre) => json<Read>(by.send(`GET ${at(order)}`))
const callOff = (
  order: string,
  boxes: string,
  { by = emre, id = randomUUID() as string, pallets = '0', more = {} } = {},
) =>
  by.send(`PUT ${at(order)}/${id}`, {
    json: {
      Lines: [
        { LineId: '1', Quantity: boxes },
        { LineId: '2', Quantity: pallets },
      ],
      ...more,
    },
  })
const refusal = async (answer: Promise<Response>, status = 400) =>
  (await json<{ Message: string }>(answer, status)).Message
const metadata = (by: TestPerson, id: string) => json<Metadata>(by.send(`GET documents/${id}/metadata`))
const left = async (order: string, by: TestPerson = emre) => (await read(order, by)).Lines.map(({ Left }) => Left)
const xmlOf = async (by: TestPerson, id: string) =>
  (await by.send(`GET documents/${id}`, { headers: { accept: 'application/xml' } })).text()

test('what was approved once is called off in parts, at its prices, and both sides see what is left', async () => {
  const order = await blanket()
  const xml = await xmlOf(seller, order)
  for (const word of ['<cbc:OrderTypeCode>221<', `<cbc:EndDate>${later(300)}<`]) expect(xml).toContain(word)
  expect(await read(order)).toMatchObject({
    ...{ From: today, Until: later(300), Amount: '350.00', LeftAmount: '350.00', CallOffs: [] },
    AllowedActions: ['callOff'],
  })

  const id = randomUUID()
  const once = () => callOff(order, '30', { id, pallets: '2', more: { DeliveryDate: later(5), Note: 'Gate 2' } })
  for (const _ of ['once', 'again']) expect(await statusOf(once())).toBe(204)
  await server.settle()
  for (const by of [emre, seller]) {
    const { Lines, CallOffs, LeftAmount } = await read(order, by)
    expect(Lines).toMatchObject([
      { Ordered: '100', CalledOff: '30', Left: '70' },
      { Ordered: '10', CalledOff: '2', Left: '8' },
    ])
    expect(CallOffs).toMatchObject([{ DocumentId: id, GaveBack: false }])
    expect(LeftAmount).toBe('260.00')
  }
  expect((await read(order, seller)).AllowedActions).toEqual([])
  const called = await xmlOf(seller, id)
  const { ID } = await read(order)
  for (const word of [
    '<cbc:OrderTypeCode>226<',
    `<cac:OrderDocumentReference><cbc:ID>${ID}<`,
    '<cbc:PriceAmount currencyID="EUR">2<',
    '<cbc:AccountingCost>KST-1<',
    'Gate 2',
  ])
    expect(called.replace(/>\s+</g, '><')).toContain(word)
  // What was approved needs no new approval, and stands with the requisition that it came of.
  expect(await metadata(seller, id)).toMatchObject({
    OrderKind: 'CALL_OFF',
    Related: [{ DocumentId: order, type: 'order' }],
  })
  const lines = [{ LineId: '1', Quantity: '30' }]
  const receipt = emre.send(`PUT procurement/documents/orders/${id}/receipts/${randomUUID()}`, {
    json: { Lines: lines },
  })
  expect(await statusOf(receipt)).toBe(204)
})

test('nothing is delivered or invoiced against a blanket order itself, but against its call-offs', async () => {
  const order = await blanket()
  const callOffId = randomUUID()
  await json(callOff(order, '10', { id: callOffId }), 204)
  await server.settle()
  expect((await metadata(seller, order)).TurnsInto).toEqual(['orderresponse'])
  expect((await metadata(seller, callOffId)).TurnsInto).toContain('invoice')
  const flip = (documentId: string) =>
    seller.send('POST flipper/v0/flip/orders/multi-lines', {
      json: { documents: [{ documentId }], targetType: 'invoice' },
    })
  expect(await refusal(flip(order), 409)).toContain('use one of its call-offs')
  const { documentId } = await json<{ documentId: string }>(flip(callOffId), 201)
  expect(await xmlOf(seller, documentId)).toContain((await metadata(seller, callOffId)).ID)
  const receipt = emre.send(`PUT procurement/documents/orders/${order}/receipts/${randomUUID()}`, {
    json: { Lines: [{ LineId: '1', Quantity: '1' }] },
  })
  expect(await refusal(receipt, 409)).toContain('use one of its call-offs')
})

test('the same called off twice a day is no duplicate', async () => {
  const order = await blanket()
  for (const id of [randomUUID(), randomUUID()]) {
    await json(callOff(order, '5', { id }), 204)
    await server.settle()
    const received = await metadata(seller, id)
    expect(received).toMatchObject({ OrderKind: 'CALL_OFF' })
    expect(received).not.toHaveProperty('DuplicateBy')
  }
})

test('two who call off at once never get more than is left, and all of it closes the blanket order on both sides', async () => {
  const order = await blanket()
  const answers = await Promise.all(Array.from({ length: 6 }, () => statusOf(callOff(order, '30'))))
  expect(answers.toSorted()).toEqual([204, 204, 204, 400, 400, 400])
  await server.settle()
  expect(await left(order)).toEqual(['10', '10'])
  expect(await refusal(callOff(order, '11'))).toContain('Quantity of line 1 is 11, but only 10 of 100 is left')

  const last = randomUUID()
  await json(callOff(order, '10', { id: last, pallets: '10' }), 204)
  await server.settle()
  for (const by of [emre, seller]) expect((await metadata(by, order)).UnifiedState).toBe('CLOSED')
  expect(await refusal(callOff(order, '1'), 409)).toContain('it is closed')

  // Who supplies turns the last one down: it is there again.
  const no = { ResponseId: randomUUID(), ResponseCode: 'BusinessReject', Reason: 'Sold out' }
  await json(seller.send(`PUT documents/${last}/statechange`, { json: no }), 201)
  await server.settle()
  for (const by of [emre, seller]) {
    expect((await metadata(by, order)).UnifiedState).not.toBe('CLOSED')
    expect(await left(order, by)).toEqual(['10', '10'])
  }
  const gaveBack = (await read(order)).CallOffs.filter((one) => one.GaveBack)
  expect(gaveBack.map(({ DocumentId }) => DocumentId)).toEqual([last])
  await json(callOff(order, '10'), 204)
})

test('others call off nothing, and what cannot be called off is refused in words', async () => {
  const order = await blanket()
  expect((await read(order, jonas)).Because).toBe('only the requester or a buyer can call off')
  expect(await statusOf(callOff(order, '1', { by: jonas }))).toBe(403)
  expect(await statusOf(callOff(order, '1', { by: seller }))).toBe(409)
  for (const by of [lia, stranger]) expect(await statusOf(callOff(order, '1', { by }))).toBe(404)
  expect(await statusOf(stranger.send(`GET ${at(order)}`))).toBe(404)
  expect(await statusOf(callOff(order, '1', { by: svea }))).toBe(204)
  expect(await refusal(callOff(order, '0'))).toContain('Nothing is called off')
  expect(await refusal(callOff(order, '-1'))).toContain('Quantity of line 1 is -1')
  expect(await refusal(callOff(order, '1', { more: { DeliveryDate: '2020-01-01' } }))).toContain('DeliveryDate is')
  expect(await refusal(callOff(order, '1', { id: order }), 409)).toContain('names another document')
  const one = { Lines: [{ LineId: '9', Quantity: '1' }] }
  expect(await refusal(emre.send(`PUT ${at(order)}/${randomUUID()}`, { json: one }))).toContain('Lines names 9')
  const over = { Lines: [plain('Box', '2')], Blanket: { From: '2020-01-01', Until: '2020-02-01' } }
  expect(await refusal(put(emre, randomUUID(), over))).toContain('Blanket ended on 2020-02-01')
  const turned = { ...over, Blanket: { From: later(2), Until: later(1) } }
  expect(await refusal(put(emre, randomUUID(), turned))).toContain('before it begins')

  const soon = await blanket({ Blanket: { From: later(10), Until: later(20) } })
  expect(await refusal(callOff(soon, '1'), 409)).toContain(`it is valid from ${later(10)}`)
  expect(await statusOf(callOff(randomUUID(), '1'))).toBe(404)
  const plainOrder = await blanket({ Blanket: undefined })
  expect((await read(plainOrder)).Because).toBe('it is not a blanket order')
  expect(await refusal(callOff(plainOrder, '1'), 409)).toContain('it is not a blanket order')
})

test('a budget counts a call-off once, under the cost centre that it is for, and the blanket order for what is left', async () => {
  const budget = (CostCentre: string) => ({
    ...{ Name: CostCentre, CostCentre, From: today, To: later(300), Amount: '1000' },
  })
  const ids = { 'KST-1': randomUUID(), 'KST-9': randomUUID() }
  for (const [costCentre, id] of Object.entries(ids))
    await json(admin.send(`PUT procurement/budgets/${id}`, { json: budget(costCentre) }), 204)
  const used = async (id: string) =>
    (await json<{ Ordered: string }>(admin.send(`GET procurement/budgets/${id}`))).Ordered
  const before = Number(await used(ids['KST-1']))
  const order = await blanket()
  await server.settle()
  expect(Number(await used(ids['KST-1'])) - before).toBe(200)
  await json(
    emre.send(`PUT ${at(order)}/${randomUUID()}`, {
      json: { Lines: [{ LineId: '1', Quantity: '25', AccountingCostCode: 'KST-9' }] },
    }),
    204,
  )
  await server.settle()
  expect([Number(await used(ids['KST-1'])) - before, Number(await used(ids['KST-9']))]).toEqual([150, 50])
})

test('once its validity has ended a blanket order closes on both sides, and its budget is free', async () => {
  const order = await blanket()
  await json(callOff(order, '10'), 204)
  server.platform.clock.advance(302 * 86_400_000)
  expect(await refusal(callOff(order, '1'), 409)).toContain('it was valid until')
  for (const { companyId } of [emre, seller])
    await server.platform.transact(companyId, { actorId: null, requestId: 'hour' }, areas.hourly)
  await server.settle()
  for (const by of [emre, seller]) expect((await metadata(by, order)).UnifiedState).toBe('CLOSED')
})
