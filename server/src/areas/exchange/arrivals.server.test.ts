import { randomUUID } from 'node:crypto'
import type { Areas, ResultOf } from '@kontor/contract'
import { sql } from 'kysely'
import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import type { UnitOfWork } from '../../platform/index.ts'
import { startTestServer, type TestPerson } from '../../testing.ts'
import { documentOf } from '../documents/testing.ts'
import { changeEntry } from '../entries/commands/write-entry.ts'
import * as entries from '../entries/store/entries.ts'
import * as arrivals from './store/arrivals.ts'

const server = await startTestServer()
const buyerId = await server.company()
const buyer = await server.person(buyerId)
const clerk = await server.person(buyerId, { role: 'apClerk' })

type Metadata = ResultOf<Areas['documents']['readMetadata']>
type More = NonNullable<Parameters<typeof documentOf>[1]>

/** A supplier of the buyer's own, who sends what they are asked to, one bill after the other or all at once. */
async function supplier(more: Parameters<typeof server.company>[0] = {}) {
  const companyId = await server.company(more)
  const person = await server.person(companyId)
  const connection = await server.connect(companyId, buyerId)
  const sendOne = async (more: More, headers: Record<string, string> = {}): Promise<string> => {
    const id = randomUUID()
    await person.send(`PUT documents/${id}?draft=true`, {
      body: new Uint8Array(documentOf('Invoice', more)),
      headers: { 'content-type': 'application/xml' },
    })
    const sent = await person.send(`PUT documents/${id}/dispatches/${randomUUID()}`, {
      json: { ConnectionId: connection },
      headers,
    })
    expect(sent.status).toBe(201)
    return id
  }
  const send = async (more: More): Promise<string> => {
    const id = await sendOne(more)
    server.platform.clock.advance(1000)
    await server.settle()
    return id
  }
  const requestId = () => ({ 'x-kontor-requestid': randomUUID() })
  const atOnce = (bills: readonly More[], { named }: { named: boolean }) =>
    Promise.all(bills.map((bill) => sendOne(bill, named ? requestId() : {})))
  return Object.assign(send, { atOnce })
}

const metadata = async (id: string) => (await (await buyer.send(`GET documents/${id}/metadata`)).json()) as Metadata
const listed = async (id: string) => {
  const { Document } = (await (await buyer.send('GET documents?limit=100')).json()) as ResultOf<
    Areas['documentLists']['listDocuments']
  >
  return Document.find(({ DocumentId }) => DocumentId === id)
}
const related = ({ Related }: Metadata) => Related.map(({ DocumentId, Relation }) => [DocumentId, Relation])

describe('a document that arrives again', () => {
  const line = (price: string) => [
    { id: '1', name: 'Work', quantity: '1', unit: 'HUR', price, tax: { category: 'S', percent: '19' } },
  ]

  test.each<[string, More, More]>([
    ['BYTES', { id: 'A-1' }, { id: 'A-1' }],
    ['NUMBER', { id: 'A-1' }, { id: 'A-1', lines: line('7'), issueDate: '2026-11-10' }],
    ['FIELDS', { id: 'A-1' }, { id: 'A-2' }],
  ])('is found by %s and shown beside the original', async (by, first, second) => {
    const send = await supplier()
    const [original, copy] = [await send(first), await send(second)]
    const [before, after] = [await metadata(original), await metadata(copy)]
    expect([before.DuplicateBy, after.DuplicateBy]).toEqual([undefined, by])
    expect([related(before), related(after)]).toEqual([[[copy, 'duplicatedBy']], [[original, 'duplicates']]])
    const history = (await (await buyer.send(`GET documents/${copy}/history`)).json()) as { Events: { Type: string }[] }
    expect(history.Events.map(({ Type }) => Type)).toContain('document.duplicate_found')
  })

  test.each<[string, boolean, More]>([
    ['BYTES', false, { id: 'B-1' }],
    ['NUMBER', false, { id: 'B-1', lines: line('7'), issueDate: '2026-11-10' }],
    ['FIELDS', false, { id: 'B-2' }],
    // Under an id of its caller, each in a transaction of its own.
    ['NUMBER', true, { id: 'B-1', lines: line('7'), issueDate: '2026-11-10' }],
    ['FIELDS', true, { id: 'B-2' }],
  ])('at the same time is found by %s as well (under an id of its caller: %s)', async (by, named, again) => {
    const send = await supplier()
    const others = Array.from({ length: 8 }, (_, nth) => ({ id: `C-${nth}`, lines: line(`1${nth}`) }))
    const sent = await send.atOnce([...others, { id: 'B-1' }, again], { named })
    const found = await Promise.all(sent.map(metadata))
    expect(found.flatMap(({ DuplicateBy }) => DuplicateBy ?? [])).toEqual([by])
  })

  test('and is another after all is not marked any more, once somebody says why', async () => {
    const send = await supplier()
    const [original, copy] = [await send({ id: 'A-1' }), await send({ id: 'A-2' })]
    expect(await listed(copy)).toMatchObject({ DuplicateBy: 'FIELDS', Warnings: ['DUPLICATE'] })
    const deny = (Reason: string) => clerk.send(`PUT documents/${copy}/distinct`, { json: { Reason } })
    expect((await deny(' ')).status).toBe(400)
    expect((await deny('Two visits on one day, asked Ms Weber')).status).toBe(204)
    expect((await deny('Twice')).status).toBe(409)
    const after = await metadata(copy)
    expect([after.DuplicateBy, related(after), related(await metadata(original))]).toEqual([undefined, [], []])
    expect([(await listed(copy))?.DuplicateBy, (await listed(copy))?.Warnings]).toEqual([undefined, undefined])
    const history = await (await buyer.send(`GET documents/${copy}/history`)).text()
    expect(history).toContain('Two visits on one day')
  })

  test('from somebody else, of another amount and number, or for the sender is none', async () => {
    const [send, other] = [await supplier(), await supplier()]
    await send({ id: 'B-1' })
    expect((await metadata(await other({ id: 'B-1' }))).DuplicateBy).toBeUndefined()
    expect((await metadata(await send({ id: 'B-2', lines: line('9') }))).DuplicateBy).toBeUndefined()
  })
})

describe('the account that a bill asks to be paid to', () => {
  const pays = (iban: string) => ({ code: '58', iban })
  const markPaid = (person: TestPerson, id: string) =>
    person.send(`PUT documents/${id}/statechange`, {
      json: { ResponseId: randomUUID(), ResponseCode: 'BusinessPaid' },
    })

  const confirm = (person: TestPerson, id: string, Reason = 'Called Ms Weber under the number of our contract') =>
    person.send(`PUT documents/${id}/payee`, { json: { Reason } })
  const [known, other] = ['DE02120300000000202051', 'GB29NWBK60161331926819']

  test('of a new partner is to be checked until a bill was paid to it', async () => {
    const send = await supplier()
    const first = await send({ id: 'C-1', paymentMeans: pays(known) })
    const again = await send({ id: 'C-2', paymentMeans: pays('DE02 1203 0000 0000 2020 51') })
    for (const id of [first, again]) {
      expect(await metadata(id)).toMatchObject({ PayeeCheck: 'NEW_PARTNER', KnownAccounts: [] })
      expect((await listed(id))?.PayeeCheck).toBe('NEW_PARTNER')
    }
    expect((await markPaid(buyer, first)).status).toBe(201)
    for (const id of [first, again]) expect((await metadata(id)).PayeeCheck).toBeUndefined()
    expect((await metadata(await send({ id: 'C-3', paymentMeans: pays(known) }))).PayeeCheck).toBeUndefined()
  })

  test('that is another than the known one holds the payment until somebody confirms it with a reason', async () => {
    const send = await supplier()
    await send({ id: 'C-1', paymentMeans: pays(known) })
    const changed = await send({ id: 'C-3', paymentMeans: pays(other) })
    const next = await send({ id: 'C-4', paymentMeans: pays(other) })
    const flagged = await metadata(changed)
    expect(flagged).toMatchObject({
      PayeeCheck: 'CHANGED',
      PayeeAccounts: [other],
      KnownAccounts: [{ Account: known, Origin: 'FIRST_BILL' }],
    })
    const allowed = flagged.AllowedActions.map(({ Action }) => Action)
    expect([allowed.includes('markPaid'), allowed.includes('confirmPayee')]).toEqual([false, true])
    const held = await markPaid(buyer, changed)
    expect([held.status, ((await held.json()) as { Message: string }).Message]).toEqual([
      409,
      expect.stringContaining('new for this sender'),
    ])
    const why = await buyer.send(`GET users/${buyer.id}/why/document.markPaid?object=${changed}`)
    expect(await why.json()).toMatchObject({ Allowed: false, Because: expect.stringContaining('new for this sender') })

    expect((await confirm(buyer, changed, ' ')).status).toBe(400)
    const answers = [await confirm(clerk, changed), await confirm(buyer, changed), await confirm(buyer, changed)]
    expect(answers.map(({ status }) => status)).toEqual([403, 204, 409])
    const history = await (await buyer.send(`GET documents/${changed}/history`)).text()
    expect(history).toContain('Called Ms Weber')
    expect((await metadata(next)).PayeeCheck).toBeUndefined()
    expect((await markPaid(buyer, changed)).status).toBe(201)
  })

  test('is held against what the partner’s profile named at their first bill, and not against what it names later', async () => {
    const send = await supplier({
      identifiers: [
        { scheme: 'DE:VAT', value: 'DE128111902' },
        { scheme: 'IBAN', value: 'DE02 1203 0000 0000 2020 51' },
      ],
    })
    expect(await metadata(await send({ id: 'P-1', paymentMeans: pays(other) }))).toMatchObject({
      PayeeCheck: 'CHANGED',
      KnownAccounts: [{ Account: known, Origin: 'PROFILE' }],
    })
    expect((await metadata(await send({ id: 'P-2', paymentMeans: pays(known) }))).PayeeCheck).toBe('NEW_PARTNER')
  })

  test('of one supplier says nothing of another’s', async () => {
    const [one, another] = [await supplier(), await supplier()]
    await one({ id: 'D-1', paymentMeans: pays('DE02120300000000202051') })
    expect((await metadata(await another({ id: 'D-2', paymentMeans: pays('DK5000400440116243') }))).PayeeCheck).toBe(
      'NEW_PARTNER',
    )
  })
})

describe('of a company that has received thousands', async () => {
  const [companyId, senderId] = [await server.company(), await server.company()]
  beforeAll(async () => {
    const owner = new pg.Client(server.database.ownerConfig)
    await owner.connect()
    await owner.query(`
      insert into content (company_id, hash, size, bytes, created)
      select '${companyId}', 'hash ' || n, 0, '', now() from generate_series(1, 12000) n`)
    // A quarter is from one sender: a plan for any sender expects two.
    await owner.query(`
      insert into document (company_id, id, type, profile_id, business_id, issue_date, currency, amount, amount_minor,
        sender_name, receiver_name, sender_id, side, content_hash, draft, version, delivery, response, payment, clearance,
        replacement, state, created, modified)
      select '${companyId}', gen_random_uuid(), 'invoice', '', 'N-' || n, date '2026-01-01' + n / 10, 'EUR', '1', 100, 'Sender',
        'Receiver', case when n % 4 = 0 then '${senderId}'::uuid else gen_random_uuid() end, 'purchases', case when n % 4 = 0 then 'hash ' || n else 'hash 1' end, false,
        1, case when n % 4 < 2 then 'RECEIVED' else 'SENT' end, 'PENDING', 'NONE', 'NONE', 'ORIGINAL', 'DELIVERED_RECEIVED', now(), now()
      from generate_series(1, 12000) n`)
    // On one day it sent a thousand, each of another amount.
    await owner.query(`
      insert into document (company_id, id, type, profile_id, business_id, issue_date, currency, amount, amount_minor,
        sender_name, receiver_name, sender_id, side, content_hash, draft, version, delivery, response, payment, clearance,
        replacement, state, created, modified)
      select company_id, gen_random_uuid(), type, '', 'D-' || n, '2028-11-20', currency, '1', n, sender_name, receiver_name,
        sender_id, side, 'hash 1', draft, version, delivery, response, payment, clearance, replacement, state, now(), now()
      from document, generate_series(1, 1000) n where company_id = '${companyId}' and business_id = 'N-1500'`)
    await owner.query('analyze document')
    await owner.end()
  })

  /** How many documents the work reads, as a connection plans it that has asked it often: for any company. */
  const readBy = (work: (uow: UnitOfWork) => Promise<unknown>): Promise<number> =>
    server.platform.transact(companyId, { actorId: null, requestId: 'test' }, async (uow) => {
      const rows = async () => {
        const { rows } = await sql<{ read: string }>`
          select seq_tup_read + idx_tup_fetch as read from pg_stat_xact_user_tables where relname = 'document'`.execute(
          uow.tx,
        )
        return Number(rows[0]?.read)
      }
      await sql`set local plan_cache_mode = force_generic_plan`.execute(uow.tx)
      const before = await rows()
      await work(uow)
      return (await rows()) - before
    })

  test('what arrives is compared with a few documents of its sender, not with the thousands that came before', async () => {
    const read = await readBy(async (uow) => {
      const found = await arrivals.candidates(uow, {
        ...({ senderId, type: 'invoice', side: 'purchases', businessId: 'N-1500', issueDate: '2028-11-20' } as const),
        ...{ currency: 'EUR', amountMinor: '900', contentHash: 'hash 2000' },
      })
      expect(found.map(({ businessId }) => businessId).toSorted()).toEqual(['D-900', 'N-1500', 'N-2000'])
    })
    expect(read).toBeLessThan(20)
  })

  test('documents are found, held and changed by their ids alone, several in one statement', async () => {
    const read = await readBy(async (uow) => {
      const [first, ...others] = await Promise.all(['N-1500', 'N-2000', 'D-900'].map((number) => idOf(uow, number)))
      expect((await entries.find(uow, first!))?.businessId).toBe('N-1500')
      const held = await Promise.all(others.map((id) => entries.lock(uow, id)))
      const changed = await Promise.all(held.map((entry, nth) => changeEntry(uow, entry!, { note: `Note ${nth}` })))
      expect(changed.map(({ businessId, note }) => [businessId, note])).toEqual([
        ['N-2000', 'Note 0'],
        ['D-900', 'Note 1'],
      ])
      expect((await entries.find(uow, others[1]!))?.note).toBe('Note 1')
    })
    expect(read).toBeLessThan(20)
  })

  const idOf = async (uow: UnitOfWork, number: string): Promise<string> => {
    const [found] = await arrivals.candidates(uow, {
      ...({ senderId, type: 'invoice', side: 'purchases', businessId: number, issueDate: null } as const),
      ...{ currency: null, amountMinor: null, contentHash: '' },
    })
    return found!.id
  }
})
