import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { areas } from '../../areas.ts'
import type { UnitOfWork } from '../../platform/index.ts'
import { openLogKey } from '../../platform/log/keys.ts'
import { linesAbout } from '../../platform/log/store.ts'
import { testDatabase } from '../../platform/postgres/testing.ts'
import { drain } from '../../platform/relay/drain.ts'
import { testPlatform } from '../../platform/testing.ts'
import { createCompany } from '../companies/index.ts'
import { runOverdue } from '../documents/commands/mark-overdue.ts'
import { saveDocument } from '../documents/commands/save-document.ts'
import { answerTo, documentOf } from '../documents/testing.ts'
import type { Entry } from '../entries/entry.ts'
import * as entries from '../entries/store/entries.ts'
import { acceptConnection, connectPartner, rejectConnection, requestConnection } from '../network/index.ts'
import { parse } from '../parsing/index.ts'
import { answerDocument } from './commands/answer-document.ts'
import { sendDocument } from './commands/send-document.ts'
import * as dispatches from './store/dispatches.ts'

const folder = mkdtempSync(join(tmpdir(), 'kontor-documents-'))
const platform = testPlatform(await testDatabase(), { environment: { KONTOR_DATA: folder } })
const key = openLogKey(folder)
const nobody = { actorId: null, requestId: 'test' }
const supplier = platform.ids.next()
const buyer = platform.ids.next()
const stranger = platform.ids.next()
const connection = platform.ids.next()
const asking = platform.ids.next()
/** Of the seller of `documentOf`: they all send as it. */
const identifiers = [{ scheme: 'DE:VAT', value: 'DE128111902' }]

const transact = <T>(companyId: string, work: (uow: UnitOfWork) => Promise<T>) =>
  platform.transact(companyId, nobody, work)
const settle = () => drain(platform, key, areas)
const entryOf = async (companyId: string, id: string): Promise<Entry> =>
  (await transact(companyId, (one) => entries.find(one, id))) ?? expect.fail(`${companyId} has no document ${id}`)

async function save(companyId: string, bytes: Uint8Array, id = platform.ids.next()): Promise<string> {
  const parsed = await parse(bytes)
  await transact(companyId, (one) => saveDocument(one, { id, bytes, parsed, enclosed: [], draft: true }))
  return id
}

async function send(companyId: string, documentId: string, connectionId: string, dispatchId = platform.ids.next()) {
  const { contentHash } = await entryOf(companyId, documentId)
  const bytes = await transact(companyId, (one) => one.contents.read(contentHash))
  const parsed = await parse(bytes)
  await transact(companyId, (one) =>
    sendDocument(one, { documentId, dispatchId, connectionId, parsed, bytes, contentHash }),
  )
  return dispatchId
}

async function delivered(bytes = documentOf('Invoice')): Promise<string> {
  const id = await save(supplier, bytes)
  await send(supplier, id, connection)
  await settle()
  return id
}

beforeAll(async () => {
  for (const [id, name] of [
    [supplier, 'Supplier'],
    [buyer, 'Buyer'],
    [stranger, 'Stranger'],
  ] as const)
    await transact(id, (one) => createCompany(one, { name, country: 'DE', currency: 'EUR', identifiers }))
  await transact(supplier, (one) => connectPartner(one, connection, buyer))
  await transact(supplier, (one) => requestConnection(one, asking, stranger))
})

afterAll(async () => {
  await platform.db.close()
  rmSync(folder, { recursive: true })
})

describe('a document that is sent', () => {
  it('arrives once, with the exact bytes, however often its delivery runs', async () => {
    const bytes = documentOf('Invoice', { id: 'INV-00007' })
    const id = await save(supplier, bytes)
    const dispatchId = await send(supplier, id, connection)
    await transact(supplier, (one) => areas.tasks['documents.deliver']!(one, { dispatchId }))

    const there = await entryOf(buyer, id)
    expect([there.state, there.side, there.businessId, there.amount]).toEqual([
      'DELIVERED_RECEIVED',
      'purchases',
      'INV-00007',
      '119.00',
    ])
    expect(await transact(buyer, (one) => one.contents.read(there.contentHash))).toEqual(Buffer.from(bytes))
    expect((await entryOf(supplier, id)).state).toBe('DELIVERED_SENT')
    const lines = await transact(buyer, (one) => linesAbout(one.tx, buyer, id))
    expect(lines.map(({ kind }) => kind)).toEqual(['document.received'])
  })

  it('is sent once under one dispatch id', async () => {
    const id = await save(supplier, documentOf('Invoice'))
    const dispatchId = await send(supplier, id, connection)
    await send(supplier, id, connection, dispatchId)
    await settle()
    await send(supplier, id, connection, dispatchId)
    const lines = await transact(supplier, (one) => linesAbout(one.tx, supplier, id))
    expect(lines.map(({ kind }) => kind)).toEqual(['document.created', 'document.sent', 'document.delivered'])
    await expect(send(supplier, id, connection)).rejects.toMatchObject({ code: 'Conflict' })
  })

  it('does not change any more', async () => {
    const id = await delivered()
    await expect(save(supplier, documentOf('Invoice', { id: 'OTHER' }), id)).rejects.toMatchObject({ code: 'Conflict' })
    await expect(save(buyer, documentOf('Invoice', { id: 'OTHER' }), id)).rejects.toMatchObject({ code: 'Conflict' })
  })

  it('comes back with the reason where the receiver has another document under its id', async () => {
    const id = await save(buyer, documentOf('Order'))
    await save(supplier, documentOf('Invoice'), id)
    const dispatchId = await send(supplier, id, connection)
    await settle()
    expect((await entryOf(supplier, id)).state).toBe('FAILED_DELIVERY')
    expect((await entryOf(buyer, id)).type).toBe('order')
    const dispatch = await transact(supplier, (one) => dispatches.find(one, dispatchId))
    expect(dispatch).toMatchObject({ state: 'FAILED', failure: expect.stringContaining(id) })
  })

  it('waits for a connection that was asked for, and goes when it is accepted', async () => {
    const id = await save(supplier, documentOf('Invoice'))
    await send(supplier, id, asking)
    await settle()
    expect((await entryOf(supplier, id)).state).toBe('PENDING_NOT_A_CONTACT')
    await transact(stranger, (one) => acceptConnection(one, asking))
    await settle()
    expect((await entryOf(supplier, id)).state).toBe('DELIVERED_SENT')
    expect((await entryOf(stranger, id)).state).toBe('DELIVERED_RECEIVED')
  })

  it('comes back when the connection is rejected, and goes once when it is sent anew', async () => {
    const id = await save(buyer, documentOf('Order'))
    const refused = platform.ids.next()
    await transact(buyer, (one) => requestConnection(one, refused, stranger))
    const failed = await send(buyer, id, refused)
    await transact(stranger, (one) => rejectConnection(one, refused))
    await settle()
    expect((await entryOf(buyer, id)).state).toBe('FAILED_DELIVERY')
    await expect(send(buyer, id, refused)).rejects.toMatchObject({ code: 'NotConnected' })

    await transact(buyer, (one) => requestConnection(one, refused, stranger))
    await transact(stranger, (one) => acceptConnection(one, refused))
    const secondDispatch = await send(buyer, id, refused)
    await transact(buyer, (one) => areas.tasks['documents.deliver']!(one, { dispatchId: failed }))
    await settle()
    expect((await entryOf(stranger, id)).state).toBe('DELIVERED_RECEIVED')
    const records = await transact(buyer, async (one) => [
      await dispatches.find(one, failed),
      await dispatches.find(one, secondDispatch),
    ])
    expect(records.map((record) => record?.state)).toEqual(['FAILED', 'COMPLETED'])
  })
})

describe('an answer', () => {
  it('is a document of its own that changes both sides', async () => {
    const id = await delivered()
    const responseId = platform.ids.next()
    const answer = {
      documentId: id,
      responseId,
      code: 'BusinessReject',
      reasonCode: 'PRI',
      reason: '50 was agreed',
    } as const
    await transact(buyer, (one) => answerDocument(one, answer))
    expect((await entryOf(buyer, id)).state).toBe('REJECTED_BY_RECEIVER')
    expect((await entryOf(supplier, id)).state).toBe('DELIVERED_SENT')
    await settle()
    const at = await entryOf(supplier, id)
    expect([at.state, at.reasonCode, at.statusMessage]).toEqual(['REJECTED_BY_RECEIVER', 'PRI', '50 was agreed'])
    const kept = await entryOf(supplier, responseId)
    expect([kept.type, kept.answersId, kept.side, kept.delivery]).toEqual(['status', id, 'sales', 'RECEIVED'])
    const parsed = await parse(await transact(supplier, (one) => one.contents.read(kept.contentHash)))
    expect(parsed.answer).toEqual({ responseCode: 'RE', reasonCode: 'PRI', reason: '50 was agreed' })
    expect(parsed.references).toEqual([{ ublType: 'Invoice', number: 'TEST-1', id }])
    expect(parsed.schema).toEqual([])
  })

  it('given again under its id has the effect of one', async () => {
    const id = await delivered()
    const answer = { documentId: id, responseId: platform.ids.next(), code: 'BusinessAccept' } as const
    await transact(buyer, (one) => answerDocument(one, answer))
    await transact(buyer, (one) => answerDocument(one, answer))
    await settle()
    const lines = await transact(buyer, (one) => linesAbout(one.tx, buyer, id))
    // Others of this number have arrived before it in this test.
    expect(lines.map(({ kind }) => kind)).toEqual([
      'document.received',
      'document.duplicate_found',
      'document.accepted',
    ])
  })

  it('follows another in order, though the later one is delivered first', async () => {
    const id = await delivered()
    const give = async (code: 'BusinessDispute' | 'BusinessAccept') => {
      const responseId = platform.ids.next()
      const reason = code === 'BusinessDispute' ? 'too much' : undefined
      await transact(buyer, (one) => answerDocument(one, { documentId: id, responseId, code, reason }))
      return (await transact(buyer, (one) => dispatches.latestOf(one, responseId)))!.id
    }
    await give('BusinessDispute')
    const later = await give('BusinessAccept')
    await transact(buyer, (one) => areas.tasks['documents.deliver']!(one, { dispatchId: later }))
    expect((await entryOf(supplier, id)).state).toBe('ACCEPTED')
    await settle()
    expect((await entryOf(supplier, id)).state).toBe('ACCEPTED')
  })

  it.each([
    ['BusinessAccept', 'REJECTED_BY_SENDER', 'REJECTED_BY_SENDER'],
    ['BusinessReject', 'REJECTED_BY_SENDER', 'REJECTED_BY_SENDER'],
    // Money is on its way: people settle that.
    ['BusinessPaid', 'PAID_UNCONFIRMED', 'REJECTED_BY_SENDER'],
  ] as const)('%s that crosses a withdrawal gives way to it: %s, %s', async (code, atBuyer, atSupplier) => {
    const id = await delivered()
    const reason = code === 'BusinessReject' ? 'too much' : undefined
    await transact(buyer, (one) => answerDocument(one, { documentId: id, responseId: one.newId(), code, reason }))
    await transact(supplier, (one) =>
      answerDocument(one, { documentId: id, responseId: one.newId(), code: 'BusinessCancel' }),
    )
    await settle()
    expect([(await entryOf(buyer, id)).state, (await entryOf(supplier, id)).state]).toEqual([atBuyer, atSupplier])
    const kinds = async (company: string) =>
      (await transact(company, (one) => linesAbout(one.tx, company, id))).map(({ kind }) => kind)
    expect((await kinds(supplier)).at(-1)).toBe('document.answer_not_applied')
    expect((await kinds(buyer)).at(-1)).toBe(
      code === 'BusinessPaid' ? 'document.answer_not_applied' : 'document.canceled',
    )
  })

  it('from a company that is no party of the document changes nothing', async () => {
    const id = await delivered()
    await save(stranger, documentOf('Order'), id)
    const forged = await save(stranger, answerTo(id, 'BusinessReject'))
    expect(await entryOf(stranger, forged)).toMatchObject({ answersId: id, answerCode: 'BusinessReject' })
    await send(stranger, forged, asking)
    await settle()
    expect((await entryOf(supplier, id)).state).toBe('DELIVERED_SENT')
    expect((await entryOf(supplier, forged)).type).toBe('status')
  })

  it('written elsewhere and sent as a document says the same', async () => {
    const id = await delivered()
    const answer = await save(buyer, answerTo(id, 'AP'))
    await send(buyer, answer, connection)
    await settle()
    expect([(await entryOf(buyer, id)).state, (await entryOf(supplier, id)).state]).toEqual(['ACCEPTED', 'ACCEPTED'])
  })

  it('needs a reason where it rejects', async () => {
    const id = await delivered()
    const answer = { documentId: id, responseId: platform.ids.next(), code: 'BusinessReject' } as const
    await expect(transact(buyer, (one) => answerDocument(one, answer))).rejects.toMatchObject({ code: 'BadRequest' })
    expect((await entryOf(buyer, id)).state).toBe('DELIVERED_RECEIVED')
  })
})

describe('a document that names another by its number', () => {
  it('belongs to it on both sides, and never to another partner’s of that number', async () => {
    const order = await save(buyer, documentOf('Order', { id: 'PO-77' }))
    await send(buyer, order, connection)
    await settle()
    const invoice = await save(supplier, documentOf('Invoice', { id: 'INV-77', orderReference: 'PO-77' }))
    await send(supplier, invoice, connection)
    await settle()
    for (const side of [supplier, buyer])
      expect(await entryOf(side, invoice)).toMatchObject({ answersId: order, conversationId: order })
    const other = documentOf('Invoice', { orderReference: 'PO-77', buyer: { name: 'Somebody else' } })
    expect((await entryOf(supplier, await save(supplier, other))).answersId).toBeNull()
  })
})

describe('time', () => {
  it('makes an unpaid invoice overdue on the day after its due date, on both sides, once', async () => {
    const id = await delivered(documentOf('Invoice', { dueDate: '2026-12-01' }))
    platform.clock.set('2026-12-01T23:00:00Z')
    await transact(buyer, runOverdue)
    expect((await entryOf(buyer, id)).state).toBe('DELIVERED_RECEIVED')
    platform.clock.set('2026-12-02T01:00:00Z')
    await transact(buyer, runOverdue)
    await transact(supplier, runOverdue)
    expect([(await entryOf(buyer, id)).state, (await entryOf(supplier, id)).state]).toEqual(['OVERDUE', 'OVERDUE'])
    expect(await transact(buyer, runOverdue)).toBe(0)
  })
})
