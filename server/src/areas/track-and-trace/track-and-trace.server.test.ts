import { randomUUID } from 'node:crypto'
import type { FollowedInvoice, InvoiceTracking, Of } from '@kontor/contract'
import type { TradeForm } from '@kontor/ubl'
import { describe, expect, test } from 'vitest'
import { dayInUtc } from '../../platform/index.ts'
import { linesAbout } from '../../platform/log/store.ts'
import { startTestServer, type TestPerson } from '../../testing.ts'
import { documentOf } from '../documents/testing.ts'
import { asBody, json, xml } from '../documents/testing-trade.ts'
import { daysAfter } from '../entries/index.ts'

type Invoice = Of<typeof FollowedInvoice>

const server = await startTestServer()
const today = dayInUtc(server.platform.clock.now())
const dueDate = daysAfter(today, 12)

const place = { street: 'Weg 1', city: 'Bremen', zip: '28195', country: 'DE' }
const kruse: TradeForm['seller'] = { name: 'Spedition Kruse', vatId: 'DE811907980', legalId: 'HRB 9', address: place }
const lindner: TradeForm['seller'] = { ...kruse, name: 'Torbau Lindner', vatId: 'DE136695976' }
const nordlicht: TradeForm['buyer'] = { ...kruse, name: 'Nordlicht Handel AG', vatId: 'DE128111902' }

const vatOf = ({ name, vatId = '' }: { name: string; vatId?: string | undefined }) => ({
  name,
  identifiers: [{ scheme: 'DE:VAT', value: vatId }],
})
const buyerId = await server.company(vatOf(nordlicht))
const supplierId = await server.company(vatOf({ ...kruse, name: 'Hafen Spedition Kruse GmbH' }))
const rivalId = await server.company(vatOf(lindner))
const [connection, rivalConnection] = [
  await server.connect(buyerId, supplierId),
  await server.connect(buyerId, rivalId),
]

const buyer = await server.person(buyerId)
const onboarder = await server.person(buyerId, { role: 'onboarder' })
const clerk = await server.person(buyerId, { role: 'apClerk' })
const supplier = await server.person(supplierId, { role: 'supplierContact' })
const rival = await server.person(rivalId)
const stranger = await server.person(await server.company({ name: 'Fremd GmbH' }))

async function uploaded(person: TestPerson, bill: Partial<TradeForm>): Promise<string> {
  const body = asBody(documentOf('Invoice', bill))
  const { DocumentId } = await json<{ DocumentId: string }>(
    person.send('POST documents/v2/documents', { body, headers: xml }),
    201,
  )
  return DocumentId
}

/** An invoice that the buyer got on paper and entered itself; its id and its number. */
async function entered(more: Partial<TradeForm> = {}) {
  const id = randomUUID()
  const bill = { id: `K-${id.slice(0, 8)}`, seller: kruse, buyer: nordlicht, issueDate: today, dueDate, ...more }
  const Draft = await uploaded(clerk, bill)
  await json(clerk.send(`PUT documents/${id}/received`, { json: { Draft } }), 201)
  return { id, number: bill.id }
}
const answer = (id: string, ResponseCode: string, more: object = {}) =>
  json(
    buyer.send(`PUT documents/${id}/statechange`, { json: { ResponseId: randomUUID(), ResponseCode, ...more } }),
    201,
  )
const set = (what: 'enable' | 'disable', companyId = supplierId, person = onboarder) =>
  person.send(`POST onboarding/trackandtrace/${what}/${companyId}`)
const state = (companyId = supplierId, person = onboarder) =>
  json<Of<typeof InvoiceTracking>>(person.send(`GET onboarding/trackandtrace/${companyId}`))
const followed = async (person: TestPerson, query = 'limit=100') =>
  (await json<{ Items: Invoice[] }>(person.send(`GET trackandtrace/invoices?${query}`))).Items
const one = async (number: string, person = supplier) => (await followed(person)).find(({ ID }) => ID === number)
const customers = async (person: TestPerson) =>
  (await json<{ Items: { Customer: string }[] }>(person.send('GET trackandtrace/customers'))).Items
const notices = async (person: TestPerson) =>
  JSON.stringify(await json(person.send(`GET account/users/${person.id}/notifications`))).split(
    'now shows you the status',
  ).length - 1
const kindsOf = (companyId: string): Promise<string[]> =>
  server.platform.transact(companyId, { actorId: null, requestId: 'test' }, async ({ tx }) =>
    (await linesAbout(tx, companyId, connection)).map(({ kind }) => kind).filter((kind) => kind.includes('tracking')),
  )

/** Both may follow from here on, unless a test says otherwise. */
async function bothFollow(): Promise<void> {
  for (const id of [supplierId, rivalId]) await json(set('enable', id), 204)
  await server.settle()
}

describe('a customer lets a supplier follow the invoices that it entered itself', () => {
  test('nothing is seen before; then the supplier is told once, and twice is once', async () => {
    const { number } = await entered()
    expect([await followed(supplier), await customers(supplier)]).toEqual([[], []])
    expect(await state()).toMatchObject({ Enabled: false, Partners: [{ Name: 'Spedition Kruse' }] })
    await json(set('enable'), 204)
    await json(set('enable'), 204)
    await server.settle()
    expect(await one(number)).toEqual({
      ...{ ConnectionId: connection, Customer: 'Nordlicht Handel AG', ID: number, State: 'RECEIVED' },
      ...{ IssueDate: today, DueDate: dueDate, ExpectedDay: dueDate, Currency: 'EUR', Amount: '119.00' },
    })
    expect(await customers(supplier)).toEqual([{ ConnectionId: connection, Customer: 'Nordlicht Handel AG' }])
    expect(await state()).toMatchObject({ Enabled: true, Since: expect.any(String) })
    expect(await notices(supplier)).toBe(1)
    const reader = await server.person(supplierId, { role: 'readOnly' })
    expect([await notices(reader), (await one(number, reader))?.ID]).toEqual([0, number])
    expect(await kindsOf(buyerId)).toEqual(['connection.tracking_enabled'])
    expect(await kindsOf(supplierId)).toEqual(['connection.tracking_enabled'])
  })

  test('what it may follow no longer is gone at once; let again, nobody is told again', async () => {
    const { number } = await entered()
    await bothFollow()
    expect(await one(number)).toBeDefined()
    await json(set('disable'), 204)
    await json(set('disable'), 204)
    expect([await followed(supplier), await customers(supplier)]).toEqual([[], []])
    expect(await followed(supplier, `connectionId=${connection}`)).toEqual([])
    await bothFollow()
    expect(await one(number)).toBeDefined()
    expect(await notices(supplier)).toBe(1)
  })

  test('who may: onboarding managers and administrators of the customer, for a member with whom it is connected', async () => {
    expect((await set('enable', supplierId, clerk)).status).toBe(403)
    expect((await set('disable', supplierId, supplier)).status).toBe(403)
    expect((await state(supplierId, clerk)).Partners).toHaveLength(1)
    await json(set('enable', supplierId, buyer), 204)
    const strangerId = stranger.companyId
    const outside = (await state()).Partners[0]?.ConnectionId ?? ''
    for (const id of [strangerId, buyerId, outside, randomUUID()])
      for (const answer of [
        set('enable', id),
        set('disable', id),
        onboarder.send(`GET onboarding/trackandtrace/${id}`),
      ])
        expect((await answer).status, id).toBe(404)
    for (const what of ['enable', 'disable'] as const)
      expect((await set(what, supplierId, stranger)).status, what).toBe(404)
    expect((await stranger.send(`GET onboarding/trackandtrace/${supplierId}`)).status).toBe(404)
    expect((await stranger.send(`GET trackandtrace/invoices?connectionId=${connection}`)).status).toBe(404)
    expect((await server.send('GET trackandtrace/invoices')).status).toBe(401)
  })
})

describe('what the supplier sees of an invoice', () => {
  test('is what became of it, why, and when it is or was paid', async () => {
    await bothFollow()
    const [approved, disputed, rejected, partly, paid, late, held] = await Promise.all([
      entered(),
      entered(),
      entered(),
      entered(),
      entered(),
      entered({ issueDate: daysAfter(today, -40), dueDate: daysAfter(today, -10) }),
      entered(),
    ])
    await answer(approved.id, 'BusinessAccept')
    await answer(disputed.id, 'BusinessDispute', { ReasonCode: 'PRI', Reason: '50 was agreed' })
    await answer(rejected.id, 'BusinessReject', { ReasonCode: 'OTH', Reason: 'Not ordered' })
    for (const { id } of [partly, paid]) await answer(id, 'BusinessAccept')
    await server.settle()
    const part = { Amount: '19.00', Day: daysAfter(today, -1) }
    await json(buyer.send(`PUT documents/${partly.id}/payments/${randomUUID()}`, { json: part }), 204)
    const whole = { Amount: '119.00', Day: daysAfter(today, -2) }
    await json(buyer.send(`PUT documents/${paid.id}/payments/${randomUUID()}`, { json: whole }), 204)
    await json(buyer.send(`PUT documents/${held.id}/onhold`, { json: { Reason: 'The yard looks at it' } }), 204)
    await server.settle()

    expect(await one(approved.number)).toMatchObject({ State: 'APPROVED', ExpectedDay: dueDate })
    expect(await one(disputed.number)).toMatchObject({
      State: 'DISPUTED',
      Reason: expect.stringMatching(/50 was agreed$/),
    })
    expect(await one(rejected.number)).toMatchObject({
      State: 'REJECTED',
      Reason: expect.stringMatching(/Not ordered$/),
    })
    expect(await one(partly.number)).toMatchObject({ State: 'PART_PAID', ExpectedDay: dueDate })
    expect(await one(paid.number)).toMatchObject({ State: 'PAID', PaidDay: daysAfter(today, -2) })
    for (const { number } of [disputed, rejected, paid, late, held])
      expect((await one(number))?.ExpectedDay, number).toBeUndefined()
    // Why it waits is the customer's own affair.
    expect(JSON.stringify(await followed(supplier))).not.toContain('yard')
  })

  test('is no draft, nothing deleted, and nothing that it sent through the network or that was entered twice', async () => {
    await bothFollow()
    const draft = await uploaded(clerk, { id: 'K-DRAFT', seller: kruse, buyer: nordlicht })
    const twice = await entered()
    await entered({ id: twice.number })
    const sent = await entered()
    expect(await one(sent.number)).toBeDefined()
    const bill = { id: sent.number, seller: { ...kruse, name: 'Hafen Spedition Kruse GmbH' }, buyer: nordlicht }
    const DocumentId = await uploaded(supplier, bill)
    await json(
      supplier.send(`PUT documents/${DocumentId}/dispatches/${randomUUID()}`, { json: { ConnectionId: connection } }),
      201,
    )
    await server.settle()
    const numbers = (await followed(supplier)).map(({ ID }) => ID)
    expect(numbers.filter((number) => number === twice.number)).toHaveLength(1)
    expect(numbers).not.toContain(sent.number)
    expect(numbers).not.toContain('K-DRAFT')
    expect((await clerk.send(`GET documents/${draft}/metadata`)).status).toBe(200)
  })

  test('is its own alone: neither a rival nor a stranger learns of it, and it learns nothing of theirs', async () => {
    await bothFollow()
    const [mine, theirs] = [await entered(), await entered({ seller: lindner })]
    expect((await one(theirs.number, rival))?.ConnectionId).toBe(rivalConnection)
    expect([await one(theirs.number), await one(mine.number, rival)]).toEqual([undefined, undefined])
    expect(await followed(stranger)).toEqual([])
    expect(await followed(supplier, `connectionId=${connection}&limit=100`)).toEqual(await followed(supplier))
    // A company that takes the name and the number of another afterwards sees nothing more.
    const Identifiers = [{ scheme: 'DE:VAT', value: kruse.vatId }]
    await json(rival.send('PUT account', { json: { CompanyName: 'Spedition Kruse', Identifiers } }), 204)
    await server.settle()
    expect(await one(mine.number, rival)).toBeUndefined()
  })

  test('comes in pages, the newest first', async () => {
    await bothFollow()
    const newest = await entered({ issueDate: daysAfter(today, 1) })
    const page = (query: string) =>
      json<{ itemCount: number; numPages: number; Items: Invoice[] }>(
        supplier.send(`GET trackandtrace/invoices?${query}`),
      )
    const { itemCount, numPages, Items } = await page('limit=2')
    expect([Items[0]?.ID, Items.length, numPages]).toEqual([newest.number, 2, Math.ceil(itemCount / 2)])
    const all = (await followed(supplier)).map(({ ID }) => ID)
    expect((await page('limit=2&page=1')).Items.map(({ ID }) => ID)).toEqual(all.slice(2, 4))
    expect(all).toHaveLength(itemCount)
  })
})
