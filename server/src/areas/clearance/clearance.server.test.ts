import { randomUUID } from 'node:crypto'
import type { Areas, ResultOf } from '@kontor/contract'
import { expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '../../testing.ts'
import { documentOf } from '../documents/testing.ts'
import { get, making } from '../documents/testing-making.ts'
import { idsOf, json, list } from '../documents/testing-trade.ts'
import { askAgain } from './commands/ask-again.ts'

const { server, supplier, buyer, stranger, save, dispatch, answer } = await making({
  KONTOR_CLEARANCE: 'loopback',
})
const path = 'document-validation/clearance/register'

type Metadata = ResultOf<Areas['documents']['readMetadata']>

const metadata = (person: TestPerson, id: string) => get<Metadata>(person, `documents/${id}/metadata`)
const kindsOf = async (id: string) =>
  (await get<ResultOf<Areas['documents']['readHistory']>>(supplier, `documents/${id}/history`)).Events.map(
    ({ Type }) => Type,
  )
const seller = {
  name: 'Nordlicht Software GmbH',
  endpointId: 'DE128111902',
  endpointScheme: '9930',
  vatId: 'DE128111902',
  taxId: 'RO12345678',
  address: { street: 'Hafenstraße 1', city: 'Hamburg', zip: '20457', country: 'DE' },
}
/** A bill that its seller can report to Romania. */
const bill = (id: string, more = {}) =>
  documentOf('Invoice', { id, seller, taxCurrency: { code: 'RON', rate: '4.97' }, ...more })

test('a company’s place in the register of a tax authority is kept and changed', async () => {
  const put = { country: 'IT', identifier: 'IT123', validFrom: '2026-01-01' }
  expect((await supplier.send(`PATCH ${path}`, { json: put })).status).toBe(409)
  await json(supplier.send(`PUT ${path}`, { json: put }))
  await json(supplier.send(`PATCH ${path}`, { json: { country: 'IT', identifier: 'IT456' } }))
  const authorities = [{ country: 'RO', system: 'RO e-Factura', authority: 'LOOPBACK' }]
  expect(await get(supplier, path)).toEqual({
    registrations: [{ country: 'IT', identifier: 'IT456', state: 'REGISTERED', validFrom: '2026-01-01' }],
    authorities,
  })
  expect(await get(stranger, path)).toEqual({ registrations: [], authorities })
  for (const wrong of [{ validTo: '2025-01-01' }, { certificate: '-----BEGIN PRIVATE KEY-----' }])
    expect((await supplier.send(`PUT ${path}`, { json: { ...put, ...wrong } })).status).toBe(400)
})

test('F-115: a bill goes to the authority first, and to the buyer once it is cleared', async () => {
  const before = await save(supplier, bill('RO-0'))
  await json(dispatch(supplier, before), 201)
  expect((await metadata(supplier, before)).UnifiedState).toBe('DELIVERED_SENT')
  const wrong = await supplier.send(`PUT ${path}`, { json: { country: 'RO', identifier: 'Bukarest' } })
  expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining('identifier is Bukarest')])
  const registered = await json(supplier.send(`PUT ${path}`, { json: { country: 'RO', identifier: '12345678' } }))
  expect(registered).toEqual({ country: 'RO', identifier: '12345678', state: 'REGISTERED', authority: 'LOOPBACK' })

  const id = await save(supplier, bill('RO-1'))
  const newUuid = randomUUID()
  await json(dispatch(supplier, id, newUuid), 201)
  await json(dispatch(supplier, id, newUuid), 201)
  const waiting = await metadata(supplier, id)
  expect(waiting).toMatchObject({ UnifiedState: 'IN_CLEARANCE', Clearance: { State: 'WAITING', Reasons: [] } })
  expect(waiting.AllowedActions.map(({ Action }) => Action)).not.toContain('send')
  expect(idsOf(await list(supplier, 'state=IN_CLEARANCE'))).toEqual([id])
  expect((await buyer.send(`GET documents/${id}/metadata`)).status).toBe(404)

  await server.settle()
  const cleared = await metadata(supplier, id)
  expect(cleared).toMatchObject({
    UnifiedState: 'DELIVERED_SENT',
    Clearance: {
      Country: 'RO',
      Authority: 'LOOPBACK',
      State: 'CLEARED',
      Receipt: expect.stringMatching(/^\d{10}$/),
      Number: expect.stringMatching(/^\d{10}$/),
      Stamp: expect.stringContaining('LOOPBACK '),
    },
  })
  expect(await kindsOf(id)).toEqual([
    'document.created',
    'document.sent',
    'document.clearance_begun',
    'document.clearance_submitted',
    'document.cleared',
    'document.delivered',
  ])
  expect((await metadata(buyer, id)).UnifiedState).toBe('DELIVERED_RECEIVED')
  expect((await metadata(buyer, id)).Clearance).toBeUndefined()
  const { Position } = (await get<ResultOf<Areas['documents']['readHistory']>>(supplier, `documents/${id}/history`))
    .Events[2]!
  expect((await get<Metadata>(supplier, `documents/${id}/metadata?position=${Position}`)).UnifiedState).toBe(
    'IN_CLEARANCE',
  )
  expect(await server.faultsOfLog(supplier.companyId)).toEqual([])
})

test('a bill that the authority rejects comes back with its reasons, is corrected and sent again', async () => {
  const id = await save(supplier, bill('RO-2', { taxCurrency: undefined }))
  await json(dispatch(supplier, id), 201)
  await server.settle()
  const rejected = await metadata(supplier, id)
  expect(rejected).toMatchObject({
    UnifiedState: 'FAILED_DELIVERY',
    Clearance: { State: 'REJECTED', Reasons: [expect.stringContaining('BR-RO-030')] },
    LatestDispatch: { DispatchState: 'FAILED', FailureMessage: expect.stringContaining('BR-RO-030') },
  })
  expect(rejected.AllowedActions.map(({ Action }) => Action)).toEqual(expect.arrayContaining(['edit', 'send']))
  expect((await buyer.send(`GET documents/${id}`)).status).toBe(404)
  expect(idsOf(await list(supplier, 'state=FAILED_DELIVERY'))).toEqual([id])

  await save(supplier, bill('RO-2'), '', id)
  await json(dispatch(supplier, id), 201)
  expect((await metadata(supplier, id)).UnifiedState).toBe('IN_CLEARANCE')
  await server.settle()
  expect(await metadata(supplier, id)).toMatchObject({
    UnifiedState: 'DELIVERED_SENT',
    Clearance: { State: 'CLEARED' },
  })
  await json(answer(buyer, id, { ResponseCode: 'BusinessAccept' }), 201)
  await server.settle()
  expect((await metadata(supplier, id)).UnifiedState).toBe('ACCEPTED')
})

test('what is no bill goes straight to its receiver, and an authority that does not answer is asked each hour', async () => {
  const advice = await save(supplier, documentOf('DespatchAdvice', { id: 'DA-1' }))
  await json(dispatch(supplier, advice), 201)
  const slow = await save(supplier, bill('RO-3-WAIT'))
  await json(dispatch(supplier, slow), 201)
  await server.settle()
  expect((await metadata(supplier, advice)).UnifiedState).toBe('DELIVERED_SENT')
  expect(await metadata(supplier, slow)).toMatchObject({
    UnifiedState: 'IN_CLEARANCE',
    Clearance: { State: 'SUBMITTED' },
  })
  await server.platform.transact(supplier.companyId, { actorId: null, requestId: 'test' }, askAgain)
  await server.settle()
  expect((await metadata(supplier, slow)).UnifiedState).toBe('IN_CLEARANCE')
})

test('what waits for a connection is reported once that is accepted', async () => {
  const partnerId = await server.company()
  const partner = await server.person(partnerId)
  const ConnectionId = randomUUID()
  await json(supplier.send(`PUT network/connections/${ConnectionId}`, { json: { CompanyAccountId: partnerId } }), 201)
  const id = await save(supplier, bill('RO-4'))
  await json(dispatch(supplier, id, randomUUID(), ConnectionId), 201)
  await server.settle()
  expect((await metadata(supplier, id)).UnifiedState).toBe('PENDING_NOT_A_CONTACT')
  expect((await partner.send(`PUT network/requests/${ConnectionId}/accept`)).status).toBe(200)
  await server.settle()
  expect(await metadata(supplier, id)).toMatchObject({
    UnifiedState: 'DELIVERED_SENT',
    Clearance: { State: 'CLEARED' },
  })
})

test('an installation without the setting keeps the register and reports nothing', async () => {
  const other = await startTestServer({ environment: { KONTOR_CLEARANCE: 'off' } })
  const person = await other.person(await other.company())
  const put = { country: 'RO', identifier: '128111902' }
  expect(await json(person.send(`PUT ${path}`, { json: put }))).toEqual({ ...put, state: 'REGISTERED' })
  expect(await get(person, path)).toMatchObject({ authorities: [] })
})
