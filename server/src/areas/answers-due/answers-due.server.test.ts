import { type Areas, type ResultOf, roles } from '@kontor/contract'
import { expect, test } from 'vitest'
import type { TestPerson } from '../../testing.ts'
import { json } from '../documents/testing-trade.ts'
import { startMatching, wrench } from '../matching/testing-matching.ts'

const { server, buyer, supplier, sent, order } = await startMatching()
const seller = await server.person(supplier.companyId, { role: 'supplierContact' })
const purchasing = await server.person(buyer.companyId, { role: 'buyer' })
const clerk = await server.person(buyer.companyId, { role: 'apClerk' })

type Inbox = ResultOf<Areas['inbox']['listWork']>
const inbox = async (by: TestPerson, more = '') => {
  await server.settle()
  return json<Inbox>(by.send(`GET inbox?kind=ANSWER${more}`))
}
const waiting = async (by: TestPerson) => (await inbox(by)).items.map(({ subjectId, type }) => [type, subjectId])
const answer = (by: TestPerson, id: string, ResponseCode: string) =>
  json(
    by.send(`PUT documents/${id}/statechange`, {
      json: {
        ResponseId: crypto.randomUUID(),
        ResponseCode,
        ...(ResponseCode === 'BusinessReject' && { Reason: 'No' }),
      },
    }),
    201,
  )

test('an order waits for who sells until it is answered, and is counted as it is listed', async () => {
  const [one, two] = [await order('AD-1'), await order('AD-2')]
  const found = await inbox(seller)
  expect(found.items).toMatchObject([
    { kind: 'ANSWER', type: 'ANSWER', subjectId: one, allowedActions: ['open'] },
    { subjectId: two },
  ])
  const counts = await json<{ kinds: object[] }>(seller.send('GET inbox/counts'))
  expect(counts.kinds).toContainEqual({ kind: 'ANSWER', count: found.itemCount })
  expect(await waiting(buyer)).toEqual([])
  await answer(seller, one, 'BusinessAccept')
  expect(await waiting(seller)).toEqual([['ANSWER', two]])
  await answer(buyer, two, 'BusinessCancel')
  expect(await waiting(seller)).toEqual([])
})

test('what was filed away is done with, and waits again once it is back', async () => {
  const one = await order('AD-3')
  expect(await waiting(seller)).toEqual([['ANSWER', one]])
  await json(seller.send(`PUT documents/${one}/tags/archived`), 201)
  expect(await waiting(seller)).toEqual([])
  await json(seller.send(`DELETE documents/${one}/tags/archived`), 204)
  expect(await waiting(seller)).toEqual([['ANSWER', one]])
  await answer(seller, one, 'BusinessReject')
})

test('a request for quotation waits with its deadline until a quote is sent', async () => {
  const request = await sent(buyer, 'RequestForQuotation', { id: 'AD-RFQ', dueDate: '2026-12-24' })
  expect((await inbox(seller)).items).toMatchObject([{ subjectId: request, due: '2026-12-24' }])
  await sent(supplier, 'Quotation', { id: 'AD-Q', quoteReference: 'AD-RFQ', period: { end: '2027-01-31' } })
  expect(await waiting(seller)).toEqual([])
})

test('a confirmation with changes waits for who buys until the order is changed; one without changes for nobody', async () => {
  const plain = await order('AD-4')
  await sent(supplier, 'OrderResponse', { id: 'AD-4-R', orderReference: 'AD-4', typeCode: 'AP', lines: [wrench] })
  expect(await waiting(purchasing)).toEqual([])
  // Who has confirmed it has answered.
  expect(await waiting(seller)).toEqual([])
  const changed = await order('AD-5')
  const fewer = { ...wrench, quantity: '6', orderLineId: '1' }
  await sent(supplier, 'OrderResponse', { id: 'AD-5-R', orderReference: 'AD-5', typeCode: 'CA', lines: [fewer] })
  expect(await waiting(purchasing)).toEqual([['CONFIRMATION', changed]])
  expect(await waiting(clerk)).toEqual([])
  await sent(buyer, 'OrderChange', { id: 'AD-5-C', orderReference: 'AD-5', lines: [{ ...fewer, id: '1' }] })
  expect(await waiting(purchasing)).toEqual([])
  // The change waits for the supplier then.
  expect((await inbox(seller)).items).toMatchObject([
    { document: { type: 'orderchange', partner: expect.any(String) } },
  ])
  expect(plain).not.toBe(changed)
})

test('who becomes a seller gets what waits already, and who is one no more has it no more', async () => {
  const one = await order('AD-6')
  const late = await server.person(supplier.companyId, { role: 'supplierContact' })
  expect(await waiting(late)).toContainEqual(['ANSWER', one])
  const admin = await server.person(supplier.companyId, { role: 'companyAdmin' })
  const becomes = async (role: 'readOnly' | 'supplierContact') => {
    await json(admin.send(`PUT account/users/${late.id}/role`, { json: roles[role] }), 204)
  }
  await becomes('readOnly')
  expect(await waiting(late)).toEqual([])
  expect(await waiting(seller)).toContainEqual(['ANSWER', one])
  await becomes('supplierContact')
  expect(await waiting(late)).toContainEqual(['ANSWER', one])
  await answer(late, one, 'BusinessAccept')
  expect(await waiting(seller)).not.toContainEqual(['ANSWER', one])
})

test('what somebody answered stands among what they completed, and nothing that its partner took back', async () => {
  const done = async (by: TestPerson) => {
    await server.settle()
    const { items } = await json<ResultOf<Areas['inbox']['listDone']>>(by.send('GET inbox/done?kind=ANSWER'))
    return items.map(({ subjectId, type, decision }) => [type, subjectId, decision])
  }
  const names = ['AD-7', 'AD-8', 'AD-9', 'AD-10', 'AD-11'] as const
  const [accepted, rejected, canceled, filed, changed] = await Promise.all(names.map((name) => order(name)))
  const before = await done(seller)
  await answer(seller, accepted!, 'BusinessAccept')
  await server.settle()
  server.platform.clock.advance(60_000)
  await answer(seller, rejected!, 'BusinessReject')
  await server.settle()
  server.platform.clock.advance(60_000)
  await answer(buyer, canceled!, 'BusinessCancel')
  await server.settle()
  await json(seller.send(`PUT documents/${filed}/tags/archived`), 201)
  const others = await done(supplier)
  expect((await done(seller)).slice(0, -before.length || undefined)).toEqual([
    ['ANSWER', filed, 'COMPLETE'],
    ['ANSWER', rejected, 'REJECT'],
    ['ANSWER', accepted, 'APPROVE'],
  ])
  const fewer = { ...wrench, quantity: '6', orderLineId: '1' }
  await sent(supplier, 'OrderResponse', { id: 'AD-11-R', orderReference: 'AD-11', typeCode: 'CA', lines: [fewer] })
  expect((await done(supplier)).length - others.length).toBe(1)
  await sent(buyer, 'OrderChange', { id: 'AD-11-C', orderReference: 'AD-11', lines: [{ ...fewer, id: '1' }] })
  expect(await done(buyer)).toContainEqual(['CONFIRMATION', changed, 'COMPLETE'])
})
