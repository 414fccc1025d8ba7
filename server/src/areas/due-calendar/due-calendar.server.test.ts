import { randomUUID } from 'node:crypto'
import type { DueCalendar, DueDocument, Of } from '@kontor/contract'
import { expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { get } from '../documents/testing-making.ts'
import { startPayments } from '../payments/testing-payments.ts'

const { supplier, buyer, stranger, connection, sent, fault } = await startPayments()

const calendar = (person: TestPerson, query: string) => get<Of<typeof DueCalendar>>(person, `due?${query}`)
const documents = async (person: TestPerson, query: string) =>
  (await get<{ Items: Of<typeof DueDocument>[] }>(person, `due/documents?${query}`)).Items

test('an unpaid invoice stands on its due day, to be paid by its buyer and to be received by its seller, and with nobody else', async () => {
  const id = await sent(supplier, 'Invoice', { id: `DUE-${randomUUID()}`, dueDate: '2027-01-15' })
  const day = 'from=2027-01-15&until=2027-01-15'
  for (const [person, Side] of [
    [buyer, 'PAY'],
    [supplier, 'RECEIVE'],
  ] as const) {
    expect((await calendar(person, day)).Days).toMatchObject([
      { Day: '2027-01-15', Side, Currency: 'EUR', Count: 1, Sum: '119.00' },
    ])
    expect(await documents(person, day)).toMatchObject([
      { DocumentId: id, Side, Amount: '119.00', Standing: 'WAITING' },
    ])
  }
  expect([(await calendar(stranger, day)).Days, await documents(stranger, day)]).toEqual([[], []])
})

test('an invoice that says no due date is due by the terms agreed with its partner, else with its issue, and says so', async () => {
  const id = await sent(supplier, 'Invoice', {
    id: `UNDATED-${randomUUID()}`,
    issueDate: '2027-02-01',
    dueDate: undefined,
  })
  const found = async (person: TestPerson) =>
    (await documents(person, 'limit=200')).find(({ DocumentId }) => DocumentId === id)
  expect(await found(buyer)).toMatchObject({ PayDay: '2027-02-01', DueDate: '2027-02-01', DueBy: 'ISSUE' })
  const terms = { json: { ConnectionId: connection, Days: 30 } }
  expect((await buyer.send(`PUT paymentterms/${connection}`, terms)).ok).toBe(true)
  expect(await found(buyer)).toMatchObject({ PayDay: '2027-03-03', DueBy: 'TERMS', IsOverdue: false })
  // Each goes by its own terms.
  expect(await found(supplier)).toMatchObject({ PayDay: '2027-02-01', DueBy: 'ISSUE' })
  const day = 'from=2027-03-03&until=2027-03-03'
  expect((await calendar(buyer, day)).Days).toMatchObject([{ Day: '2027-03-03', Count: 1, Sum: '119.00' }])
  expect(await documents(stranger, day)).toEqual([])
})

test('a calendar is of a hundred days at most, and ends with the last day that there is', async () => {
  expect((await calendar(buyer, 'from=9999-12-30')).Days).toEqual([])
  expect(await fault(buyer.send('GET due?from=2027-01-01&until=2027-04-11'))).toEqual([
    400,
    expect.stringContaining('100 days at most'),
  ])
  expect((await fault(buyer.send('GET due?from=2027-01-02&until=2027-01-01')))[0]).toBe(400)
})
