import { randomUUID } from 'node:crypto'
import type { Of, RemittanceLine } from '@kontor/contract'
import { expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { get } from '../documents/testing-making.ts'
import { json } from '../documents/testing-trade.ts'
import { startPayments, statement } from './testing-payments.ts'

const { supplier, buyer, stranger, clerk, accepted, ordered, outcomes } = await startPayments()

const lines = async (person: TestPerson) =>
  (await get<{ Items: Of<typeof RemittanceLine>[] }>(person, 'remittances')).Items

test('what was paid and came in is listed, the latest first, each side its own, and saved as a file', async () => {
  const [one, two] = [await accepted(), await accepted()]
  const [transfer] = await ordered([one])
  expect(await outcomes(statement([{ id: transfer?.id ?? '', amount: transfer?.amount ?? '' }]))).toEqual(['PAID'])
  const part = (Amount: string, Day: string) => ({ json: { Amount, Day } })
  await json(buyer.send(`PUT documents/${two}/payments/${randomUUID()}`, part('19.00', '2026-11-20')), 204)
  await json(supplier.send(`PUT documents/${two}/payments/${randomUUID()}`, part('18.00', '2026-11-21')), 204)

  expect(await lines(clerk)).toMatchObject([
    { DocumentId: one, Day: '2026-11-27', Side: 'PAY', Amount: '119.00', Currency: 'EUR', ByStatement: true },
    { DocumentId: two, Day: '2026-11-20', Side: 'PAY', Amount: '19.00', ByStatement: false },
  ])
  expect(await lines(supplier)).toMatchObject([{ DocumentId: two, Side: 'RECEIVE', Amount: '18.00' }])
  expect(await lines(stranger)).toEqual([])

  const csv = async (query = '') =>
    (await buyer.send(`GET remittances/csv${query}`, { headers: { accept: 'text/csv' } })).text()
  expect((await csv()).split('\r\n')).toHaveLength(4)
  expect(await csv('?until=2026-11-20')).toMatch(/2026-11-20,Paid,[^,]+,PAY-\d+,19\.00,EUR,,/)
})

test('does not show what is confined to others', async () => {
  const one = await accepted()
  await json(
    buyer.send(`PUT documents/${one}/payments/${randomUUID()}`, { json: { Amount: '1.00', Day: '2026-11-19' } }),
    204,
  )
  expect((await lines(clerk)).map(({ DocumentId }) => DocumentId)).toContain(one)
  const Grants = [{ UserId: buyer.id, Right: 'admin' }]
  await json(buyer.send(`PUT documents/${one}/access`, { json: { Grants } }), 204)
  expect((await lines(clerk)).map(({ DocumentId }) => DocumentId)).not.toContain(one)
})
