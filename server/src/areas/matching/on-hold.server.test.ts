import { expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { json } from '../documents/testing-trade.ts'
import { area } from './index.ts'
import { startMatching, wrench } from './testing-matching.ts'

const { server, supplier, buyer, stranger, sent, view, metadata, answer } = await startMatching()
const { companyId } = buyer
const clerk = await server.person(companyId, { role: 'apClerk', firstName: 'Lena', lastName: 'Marquardt' })
const reader = await server.person(companyId, { role: 'readOnly' })

const hold = (id: string, body: object, by: TestPerson = clerk) => by.send(`PUT documents/${id}/onhold`, { json: body })
const offHold = (id: string, by: TestPerson = clerk) => by.send(`DELETE documents/${id}/onhold`)
let bills = 0
/** An invoice that fits what was ordered, or one that differs; none is like another. */
async function bill(number: string, more: object = {}): Promise<string> {
  bills += 1
  const lines = [{ ...wrench, quantity: String(10 - bills) }]
  await sent(buyer, 'Order', { id: `PO-${number}`, lines })
  return sent(supplier, 'Invoice', { id: number, orderReference: `PO-${number}`, lines: [{ ...lines[0]!, ...more }] })
}
const happened = async (id: string) => {
  type History = { Events: { Type: string; Details: { Key: string; Value: string }[] }[] }
  const { Events } = await json<History>(clerk.send(`GET documents/${id}/history`))
  return Events.map(({ Type, Details }) => [Type, ...Details.map(({ Value }) => Value)])
}
const tolerate = async (Then: string) => {
  await json(buyer.send('PUT matching/tolerances', { json: { Tolerances: [{ Then }] } }), 204)
  await server.settle()
}
const noticesTo = async (person: TestPerson) =>
  (
    await json<{ Notifications: { Text: string }[] }>(person.send(`GET account/users/${person.id}/notifications`))
  ).Notifications.map(({ Text }) => Text)
/** What a server does every hour. */
const anHourPasses = async () => {
  await server.platform.transact(companyId, { actorId: null, requestId: 'hour' }, async (uow) => area.hourly?.(uow))
  await server.settle()
}

test('a clerk puts an invoice on hold with a reason: it leaves the lists of what is to do, nobody accepts or pays it, until it is taken off', async () => {
  const [differs, fits] = [await bill('H-1', { price: '13.00' }), await bill('H-2')]
  for (const id of [differs, fits]) await json(hold(id, { Reason: 'Credit note announced' }), 204)
  for (const name of ['OPEN', 'FITS']) expect((await view(name)).numbers).toEqual([])
  expect((await view('ON_HOLD')).rows).toMatchObject([
    { DocumentId: fits, OnHold: { Reason: 'Credit note announced', ByName: 'Lena Marquardt' } },
    { DocumentId: differs, State: 'DIFFERS' },
  ])
  const { OnHold, Warnings, AllowedActions } = await metadata(buyer, fits)
  expect([OnHold?.Reason, Warnings]).toEqual(['Credit note announced', ['ON_HOLD']])
  const acts = AllowedActions.map(({ Action }) => Action)
  for (const one of ['accept', 'markPaid', 'pay', 'bookPayment', 'setAside'] as const) expect(acts).not.toContain(one)
  for (const one of ['reject', 'dispute', 'resume'] as const) expect(acts).toContain(one)

  // By hand, with several others, and by a payment file.
  for (const ResponseCode of ['BusinessAccept', 'BusinessPaid']) {
    const refused = await answer(buyer, fits, { ResponseCode })
    expect(refused.status).toBe(409)
    expect(await refused.text()).toContain('it is on hold (Credit note announced)')
  }
  const other = await bill('H-3')
  const both = { DocumentIds: [fits, other], ResponseCode: 'BusinessAccept' }
  await json(buyer.send('POST documents/statechanges', { json: both }))
  await server.settle()
  expect((await metadata(buyer, other)).ProcessState).toBe('ACCEPTED')
  expect((await metadata(buyer, fits)).ProcessState).toBe('PENDING')

  await json(offHold(fits), 204)
  await server.settle()
  expect((await view('FITS')).numbers).toContain('H-2')
  await json(answer(buyer, fits, { ResponseCode: 'BusinessAccept' }), 201)
  expect(await happened(fits)).toEqual(
    expect.arrayContaining([['document.set_aside', 'Credit note announced'], ['document.resumed']]),
  )
})

test('what was accepted is not paid while it is on hold: a payment file says why it leaves it out', async () => {
  const id = await bill('H-4')
  await json(answer(buyer, id, { ResponseCode: 'BusinessAccept' }), 201)
  await json(hold(id, { Reason: 'Goods are being checked' }), 204)
  type Proposal = { Payments: unknown[]; Refused: { DocumentId: string; Reason: string }[] }
  const proposal = await json<Proposal>(buyer.send('POST payments/proposal', { json: { DocumentIds: [id] } }))
  const Reason = expect.stringContaining('it is on hold (Goods are being checked)')
  expect(proposal).toMatchObject({ Payments: [], Refused: [{ DocumentId: id, Reason }] })
})

test('what happens by itself waits until it is off hold, and happens then', async () => {
  await tolerate('NOTHING')
  const id = await bill('H-5')
  await json(hold(id, { Reason: 'First delivery of theirs' }), 204)
  await tolerate('ACCEPT')
  expect((await metadata(buyer, id)).ProcessState).toBe('PENDING')
  await json(offHold(id), 204)
  await server.settle()
  expect((await metadata(buyer, id)).ProcessState).toBe('ACCEPTED')
  await tolerate('NOTHING')
})

test('on its day it comes back by itself, once, and who put it on hold is told', async () => {
  const id = await bill('H-6')
  const { platform } = server
  const inDays = (days: number) =>
    new Date(platform.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
  const Until = inDays(5)
  await json(hold(id, { Reason: 'Until the fair', Until }), 204)
  platform.clock.advance(2 * 86_400_000)
  await anHourPasses()
  expect((await view('ON_HOLD')).numbers).toContain('H-6')
  expect(await noticesTo(clerk)).toEqual([])
  platform.clock.advance(4 * 86_400_000)
  for (const _ of ['once', 'again']) await anHourPasses()
  expect((await view('FITS')).numbers).toContain('H-6')
  expect((await happened(id)).filter(([type]) => type === 'document.resumed')).toEqual([['document.resumed', Until]])
  expect(await noticesTo(clerk)).toEqual(['H-6 from Nordlicht Software GmbH is off hold'])
})

test('a rejected invoice is on hold no more', async () => {
  const id = await bill('H-7')
  await json(hold(id, { Reason: 'Ask the warehouse' }), 204)
  await json(answer(buyer, id, { ResponseCode: 'BusinessReject', ReasonCode: 'OTH', Reason: 'Not ours' }), 201)
  await server.settle()
  expect((await view('ON_HOLD')).numbers).not.toContain('H-7')
  expect((await metadata(buyer, id)).OnHold).toBeUndefined()
})

test('others do not, and what makes no sense is refused in words', async () => {
  const id = await bill('H-8')
  const messageOf = async (answered: Promise<Response>, status: number) =>
    (await json<{ Message: string }>(answered, status)).Message
  expect((await hold(id, { Reason: 'Mine' }, reader)).status).toBe(403)
  expect((await hold(id, { Reason: 'Mine' }, stranger)).status).toBe(404)
  expect(await messageOf(hold(id, { Reason: 'Mine' }, supplier), 409)).toContain(
    'only received invoices are put on hold',
  )
  expect(await messageOf(hold(id, { Reason: ' ' }), 400)).toContain('Reason')
  expect(await messageOf(hold(id, { Reason: 'Late', Until: '2020-01-01' }), 400)).toContain('Until is 2020-01-01')
  expect(await messageOf(offHold(id), 409)).toContain('it is not on hold')
  await json(hold(id, { Reason: 'Once' }), 204)
  expect(await messageOf(hold(id, { Reason: 'Twice' }), 409)).toContain('already on hold')
})
