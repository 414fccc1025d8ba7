import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Areas, ResultOf } from '@kontor/contract'
import { afterAll, expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '../../testing.ts'
import { runOverdue } from '../documents/commands/mark-overdue.ts'
import { documentOf } from '../documents/testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'kontor-dashboard-'))
const server = await startTestServer({ at: '2026-08-01T09:00:00Z', environment: { KONTOR_DATA: folder } })
const [supplierId, buyerId, strangerId] = [await server.company(), await server.company(), await server.company()]
const [supplier, buyer, stranger] = [
  await server.person(supplierId),
  await server.person(buyerId),
  await server.person(strangerId),
]
const connection = await server.connect(supplierId, buyerId)
afterAll(() => rmSync(folder, { recursive: true }))

const hour = 3_600_000

async function deliver(more: Parameters<typeof documentOf>[1]): Promise<string> {
  const id = randomUUID()
  const body = new Uint8Array(documentOf('Invoice', more))
  const headers = { 'content-type': 'application/xml' }
  expect((await supplier.send(`PUT documents/${id}?draft=true`, { body, headers })).status).toBe(204)
  const json = { ConnectionId: connection }
  expect((await supplier.send(`PUT documents/${id}/dispatches/${randomUUID()}`, { json })).status).toBe(201)
  await server.settle()
  return id
}
const answer = async (id: string, body: object) => {
  const given = await buyer.send(`PUT documents/${id}/statechange`, { json: { ResponseId: randomUUID(), ...body } })
  expect(given.status).toBe(201)
  await server.settle()
}

type Figures = ResultOf<Areas['dashboard']['readFigures']>
const figures = async (by: TestPerson, day = '2026-11-21') =>
  (await (await by.send(`GET v0/dashboard/figures?day=${day}`)).json()) as Figures
const choose = (by: TestPerson, json: object) => by.send('PUT v0/dashboard/config', { json })
/** How many documents the list of a figure shows. */
const listed = async (by: TestPerson, query: string) =>
  ((await (await by.send(`GET documents?${query}`)).json()) as { itemCount: number }).itemCount

// Paid in 20 days a quarter ago, and in 10 and 14 lately; of three answered lately one was rejected.
const earlier = await deliver({ id: 'EARLIER', issueDate: '2026-08-01', dueDate: '2026-09-01' })
server.platform.clock.advance(20 * 24 * hour)
await answer(earlier, { ResponseCode: 'BusinessPaid' })
server.platform.clock.set('2026-11-01T09:00:00Z')
const lately = { issueDate: '2026-11-01', dueDate: '2026-12-01' }
const [one, other, rejected] = [
  await deliver({ id: 'ONE', ...lately }),
  await deliver({ id: 'OTHER', ...lately }),
  await deliver({ id: 'REJECTED', ...lately }),
]
await deliver({ id: 'OPEN', issueDate: '2026-11-01', dueDate: '2026-12-10' })
await deliver({ id: 'DANISH', issueDate: '2026-11-01', dueDate: '2026-12-11', currency: 'DKK' })
await deliver({ id: 'LATE', issueDate: '2026-10-01', dueDate: '2026-11-10' })
await deliver({ id: 'FAR', issueDate: '2026-11-01', dueDate: '2027-02-01' })
server.platform.clock.advance(36 * hour)
await answer(rejected, { ResponseCode: 'BusinessReject', Reason: 'no' })
server.platform.clock.advance(10 * 24 * hour - 36 * hour)
await answer(one, { ResponseCode: 'BusinessPaid' })
server.platform.clock.advance(4 * 24 * hour)
await answer(other, { ResponseCode: 'BusinessPaid' })
server.platform.clock.set('2026-11-21T09:00:00Z')
for (const companyId of [buyerId, supplierId])
  await server.platform.transact(companyId, { actorId: null, requestId: 'test' }, runOverdue)

test('F-131: until the company chooses, it looks at what is due, how long payment takes and what is rejected', async () => {
  expect(await figures(buyer)).toEqual({
    Cards: ['UPCOMING_PAYMENTS', 'PAYMENT_TURNAROUND', 'REJECTION_RATE'],
    Since: '2026-08-23',
    Upcoming: {
      Until: '2026-12-21',
      Parts: [
        { Type: -1, Currency: 'EUR', Invoices: 2, Sum: '238.00' },
        { Type: -1, Currency: 'DKK', Invoices: 1, Sum: '119.00' },
      ],
    },
    Turnaround: [{ Type: -1, Days: 12, Invoices: 2, DaysBefore: 20 }],
    Rejections: [{ Type: -1, Answered: 3, Rejected: 1, HoursToAnswer: 240, Before: { Answered: 1, Rejected: 0 } }],
    MayChoose: true,
  })
  const sent = await figures(supplier)
  expect(sent.Turnaround).toEqual([{ Type: 1, Days: 12, Invoices: 2, DaysBefore: 20 }])
  expect(sent.Rejections).toMatchObject([{ Type: 1, Answered: 3, Rejected: 1 }])
})

test('each figure counts what its list shows', async () => {
  const { Upcoming, Rejections, Turnaround, Since } = await figures(buyer)
  const states = ['SENT', 'DELIVERED', 'COLLECTED', 'ACCEPTED', 'OVERDUE'].map((state) => `state=${state}`).join('&')
  for (const { Currency, Invoices } of Upcoming?.Parts ?? [])
    expect(
      await listed(buyer, `type=invoice&stag=purchases&currency=${Currency}&maxduedate=${Upcoming?.Until}&${states}`),
    ).toBe(Invoices)
  expect(
    await listed(
      buyer,
      'type=invoice&type=creditnote&stag=purchases&state=REJECTED_BY_RECEIVER&minissuedate=2026-08-23&maxissuedate=2026-11-21',
    ),
  ).toBe(Rejections?.[0]?.Rejected)
  expect(await listed(buyer, `type=invoice&stag=purchases&minpaiddate=${Since}&maxpaiddate=2026-11-21`)).toBe(
    Turnaround?.[0]?.Invoices,
  )
})

test('an administrator chooses the cards and their order, and the day of the first one; twice is once', async () => {
  const json = { cards: ['GO_LIVE_DATE', 'REJECTION_RATE'], goLiveDate: '2026-11-01' }
  expect([(await choose(buyer, json)).status, (await choose(buyer, json)).status]).toEqual([204, 204])
  expect(await (await buyer.send('GET v0/dashboard/config')).json()).toEqual(json)
  const shown = await figures(buyer)
  expect(shown).toMatchObject({ Cards: json.cards, GoLive: { Date: '2026-11-01', Days: 20, Invoices: 6 } })
  expect(Object.keys(shown)).not.toContain('Upcoming')
  expect(await listed(buyer, 'type=invoice&minissuedate=2026-11-01')).toBe(6)
  expect((await choose(buyer, { cards: ['REJECTION_RATE', 'REJECTION_RATE'] })).status).toBe(400)
  const dayless = await choose(buyer, { cards: ['GO_LIVE_DATE'] })
  expect([dayless.status, await dayless.text()]).toEqual([400, expect.stringContaining('goLiveDate')])
  expect((await choose(buyer, { cards: ['SALES'] })).status).toBe(400)

  const clerk = await server.person(buyerId, { role: 'apClerk' })
  expect((await choose(clerk, json)).status).toBe(403)
  expect((await figures(clerk)).MayChoose).toBe(false)
  // The partner's are its own.
  expect((await figures(supplier)).Cards).toHaveLength(3)
})

test('nobody sees a figure of another company', async () => {
  expect(await figures(stranger)).toMatchObject({ Upcoming: { Parts: [] }, Turnaround: [], Rejections: [] })
  expect((await buyer.send('GET v0/dashboard/figures?day=today')).status).toBe(400)
})
