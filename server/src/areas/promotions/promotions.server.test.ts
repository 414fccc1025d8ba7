import { randomUUID } from 'node:crypto'
import type { DueCalendar, DueDocument, Of, PromotionDetails, PromotionOffer } from '@kontor/contract'
import { describe, expect, test } from 'vitest'
import { areas } from '../../areas.ts'
import { dayInUtc } from '../../platform/index.ts'
import type { TestPerson } from '../../testing.ts'
import { get } from '../documents/testing-making.ts'
import { json } from '../documents/testing-trade.ts'
import { daysAfter } from '../entries/index.ts'
import { startPayments } from '../payments/testing-payments.ts'
import { discountFor, payDayAfter } from './rules/discount.ts'

type Offer = Of<typeof PromotionOffer>

const { server, supplier, buyer, stranger, connection, sent, answer, clerk, accepted, order, fault } =
  await startPayments()
const contact = await server.person(supplier.companyId, { role: 'supplierContact' })
const today = dayInUtc(server.platform.clock.now())
const payDay = payDayAfter(today, 3)
const dueDay = daysAfter(today, 40)

const terms = (more: object = {}) => ({
  ...{ Title: 'Early in December', Text: 'Paid within three days.', Currency: 'EUR', Percent: '6', PayWithin: 3 },
  ...{ From: today, Until: daysAfter(today, 30), ConnectionIds: [connection] },
  ...more,
})
async function offered(more?: object): Promise<string> {
  const id = randomUUID()
  await json(buyer.send(`PUT promotions/${id}`, { json: terms(more) }))
  await server.settle()
  return id
}
const offers = async (person: TestPerson = contact) => (await get<{ Items: Offer[] }>(person, 'promotion-offers')).Items
const offer = async (id: string, person?: TestPerson) => (await offers(person)).find((one) => one.Id === id)
const respond = (id: string, response: string, discount?: string, person: TestPerson = contact) =>
  person.send(
    `POST v0/promotions/${id}/response?response=${response}${discount === undefined ? '' : `&discount=${discount}`}`,
  )
const banner = (id: string) => get<{ showBanner: boolean; title?: string }>(contact, `v0/promotions/${id}/show-banner`)
const details = (id: string) => get<Of<typeof PromotionDetails>>(buyer, `promotions/${id}`)
const due = (person: TestPerson) =>
  get<Of<typeof DueCalendar>>(person, `due?from=${today}&until=${daysAfter(today, 60)}`)
const dueOn = async (person: TestPerson, id: string) =>
  (await get<{ Items: Of<typeof DueDocument>[] }>(person, 'due/documents?limit=200')).Items.find(
    ({ DocumentId }) => DocumentId === id,
  )
/** Accepted by the buyer, and due in forty days. */
const open = () => accepted({ dueDate: dueDay })
const expected = (discountFor({ open: '119.00', dueDay }, { percent: '6', days: 365 }, payDay, 2) ?? '') as string

describe('an offer to be paid early', () => {
  test('shows the supplier what each approved invoice brings early, and on its due date', async () => {
    const one = await open()
    const waiting = await sent(supplier, 'Invoice', { id: `WAITS-${randomUUID()}`, dueDate: dueDay })
    const id = await offered()
    const seen = await offer(id)
    expect(seen).toMatchObject({ Buyer: 'Atelier Søndergaard', State: 'OPEN', PayDay: payDay, ShowBanner: true })
    const line = seen?.Invoices.find(({ DocumentId }) => DocumentId === one)
    const early = (119 - Number(expected)).toFixed(2)
    expect(line).toMatchObject({ DueDate: dueDay, Amount: '119.00', Discount: expected, Early: early })
    // What the buyer has not approved is not offered.
    expect(seen?.Invoices.map(({ DocumentId }) => DocumentId)).not.toContain(waiting)
    expect(await banner(id)).toMatchObject({ showBanner: true, title: 'Early in December' })
    const notified = JSON.stringify(await get(contact, `account/users/${contact.id}/notifications`))
    expect(notified).toContain('Atelier Søndergaard offers to pay you early: Early in December')
    await json(buyer.send(`DELETE promotions/${id}`), 204)
  })

  test('stands on the invoice itself for who may answer it, until it is answered', async () => {
    const one = await open()
    const waiting = await sent(supplier, 'Invoice', { id: `WAITS-${randomUUID()}`, dueDate: dueDay })
    const early = async (documentId: string, person: TestPerson = contact) =>
      (await get<{ EarlyPayment?: object }>(person, `documents/${documentId}/metadata`)).EarlyPayment
    expect(await early(one)).toBeUndefined()
    const id = await offered()
    const line = (await offer(id))?.Invoices.find(({ DocumentId }) => DocumentId === one)
    expect(await early(one)).toEqual({
      ...{ PromotionId: id, PayDay: payDay, Amount: '119.00', Discount: expected, Early: line?.Early },
    })
    const reader = await server.person(supplier.companyId, { role: 'apClerk' })
    expect([await early(waiting), await early(one, reader), await early(one, buyer)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    await json(respond(id, 'later'), 204)
    expect(await early(one)).toBeUndefined()
    await json(buyer.send(`DELETE promotions/${id}`), 204)
  })

  test('that is accepted is agreed on both sides: calendars and payment files have it', async () => {
    const one = await open()
    const id = await offered()
    const seen = await offer(id)
    expect((await fault(respond(id, 'instantly', '0.01')))[1]).toContain('check the invoices and accept again')
    await json(respond(id, 'instantly', seen?.Discount), 204)
    // Twice it is agreed once.
    await json(respond(id, 'instantly', seen?.Discount), 204)
    expect((await offer(id))?.Invoices).toEqual(seen?.Invoices)
    expect(await banner(id)).toEqual({ showBanner: false })
    const early = (119 - Number(expected)).toFixed(2)
    for (const person of [buyer, contact])
      expect(await dueOn(person, one)).toMatchObject({
        ...{ PayDay: payDay, DueDate: dueDay, Amount: early, Discount: expected, Standing: 'AGREED', IsOverdue: false },
      })
    expect((await due(buyer)).Days).toContainEqual(
      expect.objectContaining({ Day: payDay, Side: 'PAY', Currency: 'EUR', Sum: seen?.Early }),
    )
    expect((await due(supplier)).Days).toContainEqual(
      expect.objectContaining({ Day: payDay, Side: 'RECEIVE', Currency: 'EUR', Sum: seen?.Early }),
    )
    expect(await details(id)).toMatchObject({
      ...{ Suppliers: 1, Accepted: 1, Saved: seen?.Discount },
      Answers: [{ ConnectionId: connection, Response: 'instantly', Invoices: seen?.Invoices.length }],
    })

    // The bank is told the smaller amount until that day, by who may pay; after it the whole one.
    expect((await order(clerk, randomUUID(), [one], { ExecutionDate: payDay })).status).toBe(403)
    const [file, late] = [randomUUID(), randomUUID()]
    const made = await json<{ Payments: object[] }>(order(buyer, file, [one], { ExecutionDate: payDay }))
    expect(made.Payments).toMatchObject([{ Amount: early, Discount: expected }])
    expect(await (await buyer.send(`GET payments/${file}/file`)).text()).toContain(`>${early}</InstdAmt>`)
    expect(await dueOn(buyer, one)).toMatchObject({ Standing: 'ORDERED', PayDay: payDay })
    await json(buyer.send(`DELETE payments/${file}`), 204)
    const full = await json<{ Payments: object[] }>(order(buyer, late, [one], { ExecutionDate: daysAfter(payDay, 1) }))
    expect(full.Payments).toMatchObject([{ Amount: '119.00' }])
  })

  test('two who accept at the same moment agree once', async () => {
    await open()
    const id = await offered()
    const both = await Promise.all([respond(id, 'instantly'), respond(id, 'instantly', undefined, supplier)])
    expect(both.map(({ status }) => status)).toEqual([204, 204])
    expect((await details(id)).Answers).toMatchObject([{ Invoices: (await offer(id))?.Invoices.length }])
  })

  test('is asked about again after a week, answered as usual, or never seen again', async () => {
    await open()
    const [later, asUsual, ignored] = [await offered(), await offered(), await offered()]
    await json(respond(later, 'later'), 204)
    await json(respond(asUsual, 'asUsual'), 204)
    await json(respond(ignored, 'ignore'), 204)
    for (const id of [later, asUsual, ignored]) expect(await banner(id)).toEqual({ showBanner: false })
    expect((await offer(later))?.AllowedResponses).toContain('instantly')
    expect((await offer(asUsual))?.AllowedResponses).toContain('instantly')
    expect(await offer(ignored)).toBeUndefined()
    expect(await fault(respond(ignored, 'instantly'))).toEqual([
      409,
      'The offer Early in December takes no answer: you have chosen to ignore it.',
    ])
    expect((await details(ignored)).Answers).toMatchObject([{ Response: 'ignore', Invoices: 0, Discount: '0.00' }])
    for (const id of [later, asUsual]) await json(buyer.send(`DELETE promotions/${id}`), 204)
  })

  test('that the buyer withdrew refuses with a sentence, at once', async () => {
    await open()
    const id = await offered()
    await json(buyer.send(`DELETE promotions/${id}`), 204)
    await json(buyer.send(`DELETE promotions/${id}`), 204)
    expect(await fault(respond(id, 'instantly'))).toEqual([
      409,
      'The offer Early in December takes no answer: the buyer has withdrawn it.',
    ])
    expect(await offer(id)).toBeUndefined()
    await server.settle()
    const notified = JSON.stringify(await get(contact, `account/users/${contact.id}/notifications`))
    expect(notified).toContain('Atelier Søndergaard withdrew its offer to pay you early')
  })

  test('is sent again without effect, and its id stands for nothing else', async () => {
    const id = await offered()
    await json(buyer.send(`PUT promotions/${id}`, { json: terms() }))
    expect((await fault(buyer.send(`PUT promotions/${id}`, { json: terms({ Percent: '9' }) })))[0]).toBe(409)
    await json(buyer.send(`DELETE promotions/${id}`), 204)
  })

  test('is nobody’s else, and of those who may', async () => {
    const id = await offered()
    for (const person of [stranger, buyer]) expect((await respond(id, 'later', undefined, person)).status).toBe(404)
    for (const call of [
      `GET promotions/${id}`,
      `DELETE promotions/${id}`,
      `GET v0/promotions/${id}/show-banner`,
    ] as const)
      expect((await stranger.send(call)).status).toBe(404)
    expect((await supplier.send(`GET promotions/${id}`)).status).toBe(404)
    const reader = await server.person(supplier.companyId, { role: 'apClerk' })
    expect((await respond(id, 'later', undefined, reader)).status).toBe(403)
    expect(await offer(id, reader)).toMatchObject({ ShowBanner: false, AllowedResponses: [] })
    expect((await clerk.send(`PUT promotions/${randomUUID()}`, { json: terms() })).status).toBe(403)
    expect((await stranger.send(`PUT promotions/${randomUUID()}`, { json: terms() })).status).toBe(404)
    await json(buyer.send(`DELETE promotions/${id}`), 204)
  })

  test('goes to the members of groups, each once, and says before to how many', async () => {
    const [group, outside] = [randomUUID(), randomUUID()]
    const partner = { CompanyName: 'Not in the network', Country: 'DE', Email: 'office@outside.example' }
    await json(buyer.send(`PUT network/partners/${outside}`, { json: partner }), 201)
    await json(buyer.send(`PUT network/groups/${group}`, { json: { Id: group, Name: 'Paid early' } }), 204)
    const ConnectionIds = [connection, outside]
    await json(buyer.send(`PUT network/groups/${group}/connections`, { json: { ConnectionIds } }), 204)
    const count = (given: object, person = buyer) => person.send('POST promotions/suppliers', { json: given })
    const both = { ConnectionIds: [connection], GroupIds: [group] }
    expect(await json(count(both), 200)).toEqual({ Suppliers: 1, LeftOut: 1 })
    expect(await json(count({}), 200)).toEqual({ Suppliers: 0, LeftOut: 0 })
    expect((await count(both, stranger)).status).toBe(404)
    expect((await count(both, clerk)).status).toBe(403)
    const id = await offered({ ConnectionIds: [], GroupIds: [group] })
    expect((await details(id)).Answers).toMatchObject([{ ConnectionId: connection }])
    await json(buyer.send(`DELETE promotions/${id}`), 204)
  })

  test('names the field, the value and the fix of what is none', async () => {
    for (const [wrong, message] of [
      [{ Percent: '0' }, 'Percent is 0: enter a rate above 0 and up to 50.'],
      [{ Until: '2020-01-01', From: '2020-01-01' }, 'Until is 2020-01-01, which is in the past: choose a later day.'],
      [{ ConnectionIds: [] }, 'The offer goes to nobody: choose at least one supplier in the network.'],
    ] as const)
      expect(await fault(buyer.send(`PUT promotions/${randomUUID()}`, { json: terms(wrong) }))).toEqual([400, message])
  })

  test('nothing that is confined to others is shown or agreed', async () => {
    const one = await open()
    const id = await offered()
    const Grants = [{ UserId: supplier.id, Right: 'admin' }]
    await json(supplier.send(`PUT documents/${one}/access`, { json: { Grants } }), 204)
    const ids = async (person: TestPerson) => (await offer(id, person))?.Invoices.map(({ DocumentId }) => DocumentId)
    expect(await ids(supplier)).toContain(one)
    expect(await ids(contact)).not.toContain(one)
    expect(await dueOn(contact, one)).toBeUndefined()
    await json(answer(supplier, one, { ResponseCode: 'BusinessPaidConfirm' }), 201)
  })

  test('an agreed day that passes unpaid leaves the whole amount, due when it was due', async () => {
    const one = await open()
    const id = await offered({ PayWithin: 0 })
    await json(respond(id, 'instantly'), 204)
    expect(await dueOn(buyer, one)).toMatchObject({ Standing: 'AGREED' })
    server.platform.clock.advance(4 * 24 * 60 * 60_000)
    await server.platform.transact(buyer.companyId, { actorId: null, requestId: 'daily' }, areas.daily)
    expect(await dueOn(buyer, one)).toMatchObject({ Standing: 'ACCEPTED', PayDay: dueDay, Amount: '119.00' })
    expect(await details(id)).toMatchObject({ Saved: '0.00' })
  })
})
