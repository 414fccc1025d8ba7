import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestServer } from '../../testing.ts'
import { newEntry, receivedEntry } from './entry.ts'
import { ownFields } from './rules/fields.ts'

const server = await startTestServer()
const author = { actorId: null, requestId: 'test' }
const given = {
  id: randomUUID(),
  type: 'invoice' as const,
  profileId: 'kontor.invoice.1.0',
  businessId: 'INV-1',
  senderName: 'Sender',
  receiverName: 'Receiver',
  side: 'sales' as const,
  contentHash: 'none',
}

const camelCase = (name: string) => name.replaceAll(/_[a-z]/g, ([, letter = '']) => letter.toUpperCase())

test('a new entry has a value for each column of its table but the state, which follows from them', async () => {
  const companyId = await server.company()
  const { fields, columns } = await server.platform.transact(companyId, author, async (uow) => {
    const { rows } = await sql<{ name: string }>`
      select attname as name from pg_attribute
      where attrelid = 'document'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(uow.tx)
    return { fields: Object.keys(newEntry(uow, given)), columns: rows.map(({ name }) => camelCase(name)) }
  })
  expect([...fields, 'state'].toSorted()).toEqual(columns.toSorted())
})

test('a receiver’s entry says what the document says, and nothing that the sender says of its own', async () => {
  const [sender, receiver] = [await server.company(), await server.company()]
  const sent = await server.platform.transact(sender, author, async (uow) => {
    const own = {
      archived: true,
      lockedAs: 'SALE',
      approval: 'OPEN',
      confined: true,
      legalHold: true,
      draft: true,
    } as const
    return newEntry(uow, { ...given, ...own, note: 'As agreed', conversationId: given.id, version: 7 })
  })
  const arrival = { duplicateOf: null, duplicateBy: null, payeeChanged: true, payeeNew: false }
  const received = await server.platform.transact(receiver, author, async (uow) =>
    receivedEntry(uow, sent, { ...arrival, contentHash: 'theirs' }),
  )
  expect(received).toMatchObject({ note: 'As agreed', conversationId: given.id, businessId: 'INV-1', senderId: sender })
  const { delivery, exchanged, finished, payeeChanged, ...own } = ownFields
  expect(received).toMatchObject({ ...own, companyId: receiver, side: 'purchases', version: 1, contentHash: 'theirs' })
  expect(received).toMatchObject({ delivery: 'RECEIVED', payeeChanged: true })
  expect([delivery, exchanged, finished, payeeChanged]).toEqual(['NONE', null, null, false])
})
