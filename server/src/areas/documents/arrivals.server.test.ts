import { randomUUID } from 'node:crypto'
import type { Areas, ResultOf } from '@kontor/contract'
import { describe, expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '../../testing.ts'
import { documentOf } from './testing.ts'

const server = await startTestServer()
const buyerId = await server.company()
const buyer = await server.person(buyerId)
const clerk = await server.person(buyerId, { role: 'apClerk' })

type Metadata = ResultOf<Areas['documents']['readMetadata']>
type More = NonNullable<Parameters<typeof documentOf>[1]>

/** A supplier of the buyer's own, who sends what they are asked to. */
async function supplier(): Promise<(more: More) => Promise<string>> {
  const companyId = await server.company()
  const person = await server.person(companyId)
  const connection = await server.connect(companyId, buyerId)
  return async (more) => {
    const id = randomUUID()
    await person.send(`PUT documents/${id}?draft=true`, {
      body: new Uint8Array(documentOf('Invoice', more)),
      headers: { 'content-type': 'application/xml' },
    })
    const sent = await person.send(`PUT documents/${id}/dispatches/${randomUUID()}`, {
      json: { ConnectionId: connection },
    })
    expect(sent.status).toBe(201)
    server.platform.clock.advance(1000)
    await server.settle()
    return id
  }
}

const metadata = async (id: string) => (await (await buyer.send(`GET documents/${id}/metadata`)).json()) as Metadata
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

  test('is known with the first bill; another is flagged and holds the payment until somebody confirms it', async () => {
    const send = await supplier()
    const first = await send({ id: 'C-1', paymentMeans: pays('DE02120300000000202051') })
    const again = await send({ id: 'C-2', paymentMeans: pays('DE02 1203 0000 0000 2020 51') })
    for (const id of [first, again]) expect((await metadata(id)).PayeeAccountChanged).toBeUndefined()
    const changed = await send({ id: 'C-3', paymentMeans: pays('GB29NWBK60161331926819') })
    const flagged = await metadata(changed)
    expect(flagged).toMatchObject({ PayeeAccountChanged: true, PayeeAccounts: ['GB29NWBK60161331926819'] })
    expect(flagged.AllowedActions.map(({ Action }) => Action)).not.toContain('markPaid')
    const held = await markPaid(buyer, changed)
    expect([held.status, ((await held.json()) as { Message: string }).Message]).toEqual([
      409,
      expect.stringContaining('not known of its sender'),
    ])
    expect((await markPaid(buyer, again)).status).toBe(201)
    const why = await buyer.send(`GET users/${buyer.id}/why/document.markPaid?object=${changed}`)
    expect(await why.json()).toMatchObject({ Allowed: false, Because: expect.stringContaining('not known') })

    const confirm = (person: TestPerson) => person.send(`PUT documents/${changed}/payee`)
    expect([(await confirm(clerk)).status, (await confirm(buyer)).status, (await confirm(buyer)).status]).toEqual([
      403, 204, 409,
    ])
    expect((await markPaid(buyer, changed)).status).toBe(201)
    const later = await send({ id: 'C-4', paymentMeans: pays('GB29NWBK60161331926819') })
    expect((await metadata(later)).PayeeAccountChanged).toBeUndefined()
  })

  test('of one supplier says nothing of another’s', async () => {
    const [one, other] = [await supplier(), await supplier()]
    await one({ id: 'D-1', paymentMeans: pays('DE02120300000000202051') })
    expect(
      (await metadata(await other({ id: 'D-2', paymentMeans: pays('DK5000400440116243') }))).PayeeAccountChanged,
    ).toBeUndefined()
  })
})
