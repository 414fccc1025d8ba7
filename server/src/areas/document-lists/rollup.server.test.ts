import { randomUUID } from 'node:crypto'
import type { Areas, ResultOf } from '@kontor/contract'
import fc from 'fast-check'
import pg from 'pg'
import { expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '../../testing.ts'
import { runOverdue } from '../documents/commands/mark-overdue.ts'
import { documentOf } from '../documents/testing.ts'
import { exponentOf, fromMinor, toMinor } from '../entries/values/money.ts'
import { countIntoRollups } from './queries.ts'
import { fold, sweep } from './store/rollup.ts'

const server = await startTestServer({ at: '2026-11-21T10:00:00Z' })
const author = { actorId: null, requestId: 'test' }

type Page = ResultOf<Areas['documentLists']['listDocuments']>

const currencies = ['EUR', 'DKK', 'JPY']
const days = ['2026-10-02', '2026-11-20', '2026-12-24']
const kinds = ['Invoice', 'CreditNote', 'Order'] as const
const at = fc.nat(2)

/** What somebody does next; `which` chooses among the documents that there are. */
const step = fc.oneof(
  fc.record({ act: fc.constant('save' as const), kind: at, currency: at, issued: at, due: at, price: fc.nat(99_999) }),
  fc.record({ act: fc.constant('send' as const), which: fc.nat(50) }),
  fc.record({
    act: fc.constantFrom('accept', 'reject', 'pay', 'archive', 'bring back', 'delete', 'confine', 'open'),
    by: fc.constantFrom('supplier', 'buyer'),
    which: fc.nat(50),
  }),
  fc.record({ act: fc.constantFrom('fold' as const, 'overdue' as const) }),
)

const filters = [
  '',
  'stag=draft',
  'onlydrafts=true',
  'stag=archived',
  'stag=inbox',
  'toanswer=true',
  'type=invoice&type=order',
  'state=DELIVERED&state=OVERDUE',
  'currency=DKK',
  'minissuedate=2026-11-01',
  'maxissuedate=2026-11-20&state=OVERDUE',
  'minduedate=2026-10-03&maxduedate=2026-12-01',
  'minissuedate=2026-11-01&maxduedate=2026-12-01',
  'minissuedate=2026-10-02&maxissuedate=2026-11-30',
  'minissuedate=2026-10-01&maxissuedate=2026-12-24&currency=EUR',
  'maxduedate=2026-11-30',
  'minamount=500',
  'maxamount=7000',
  'minamount=1234.56&maxamount=65432.10',
  'currency=JPY&minamount=45678',
  'q=TALLY-1',
]

test('F-102, F-103: whatever happened to its documents, a list counts and adds up just the rows that it shows', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 30 }), async (steps) => {
      const [supplierId, buyerId] = [await server.company(), await server.company()]
      const people = { supplier: await server.person(supplierId), buyer: await server.person(buyerId) }
      const confidante = await server.person(buyerId)
      const connection = await server.connect(supplierId, buyerId)
      const ids: string[] = []

      for (const one of steps) {
        if (one.act === 'save') {
          const id = randomUUID()
          ids.push(id)
          const form = {
            id: `TALLY-${ids.length}`,
            currency: currencies[one.currency]!,
            issueDate: days[one.issued]!,
            dueDate: days[one.due]!,
            lines: [{ id: '1', name: 'Work', quantity: '1', unit: 'HUR', price: String(one.price), tax: exempt }],
          }
          await people.supplier.send(`PUT documents/${id}?draft=true`, {
            body: new Uint8Array(documentOf(kinds[one.kind]!, form)),
            headers: { 'content-type': 'application/xml' },
          })
        } else if (one.act === 'send') {
          await people.supplier.send(`PUT documents/${ids[one.which % ids.length]}/dispatches/${randomUUID()}`, {
            json: { ConnectionId: connection },
          })
          await server.settle()
        } else if ('by' in one) {
          const person = people[one.by === 'buyer' ? 'buyer' : 'supplier']
          const id = await nth(person, one.which)
          if (id !== undefined) await doTo(person, id, one.act, confidante)
          await server.settle()
        } else {
          for (const company of [supplierId, buyerId])
            await server.platform.transact(company, author, async (uow) => {
              if (one.act === 'overdue') return runOverdue(uow)
              await fold(uow)
              await sweep(uow)
            })
        }
      }
      for (const person of Object.values(people))
        for (const filter of filters) expect(await counted(person, filter), filter).toEqual(await shown(person, filter))
    }),
    { numRuns: 6 },
  )
})

const exempt = { category: 'E', percent: '0', reason: 'Exempt' } as const

async function nth(person: TestPerson, which: number): Promise<string | undefined> {
  const rows = (await list(person, 'stag=sales&stag=purchases&stag=draft&limit=100')).Document
  return rows[which % rows.length]?.DocumentId
}

async function doTo(person: TestPerson, id: string, act: string, confidante: TestPerson): Promise<void> {
  const answers = { accept: 'BusinessAccept', reject: 'BusinessReject', pay: 'BusinessPaid' } as Record<string, string>
  const answer = answers[act]
  if (answer !== undefined)
    await person.send(`PUT documents/${id}/statechange`, {
      json: { ResponseId: randomUUID(), ResponseCode: answer, Reason: 'So it is' },
    })
  if (act === 'archive') await person.send(`PUT documents/${id}/tags/archived`)
  if (act === 'bring back') await person.send(`DELETE documents/${id}/tags/archived`)
  if (act === 'delete') await person.send(`DELETE documents/${id}`)
  if (act === 'confine')
    await person.send(`PUT documents/${id}/access`, { json: { Grants: [{ UserId: confidante.id, Right: 'right' }] } })
  if (act === 'open') await person.send(`DELETE documents/${id}/access`)
}

const list = async (person: TestPerson, query: string): Promise<Page> =>
  (await person.send(`GET documents?${query}`)).json() as Promise<Page>

/** What the list says of itself. */
async function counted(person: TestPerson, filter: string) {
  const { itemCount, Sums = [] } = await list(person, `${filter}&totals=true`)
  return { itemCount, sums: Object.fromEntries(Sums.map(({ Currency, Type, Sum }) => [`${Currency} ${Type}`, Sum])) }
}

/** The same by adding up its rows. */
async function shown(person: TestPerson, filter: string) {
  const rows = (await list(person, `${filter}&limit=100`)).Document
  const sums: Record<string, bigint> = {}
  for (const { Currency, Amount, DocumentType, SenderCompanyAccountId } of rows) {
    // Orders add nothing to what is owed.
    if (!Currency || !Amount || DocumentType.type === 'order') continue
    const received = SenderCompanyAccountId !== undefined && SenderCompanyAccountId !== person.companyId
    const key = `${Currency} ${received ? -1 : 1}`
    const minor = toMinor(Amount, exponentOf(Currency)) ?? 0n
    sums[key] = (sums[key] ?? 0n) + (DocumentType.type === 'creditnote' ? -minor : minor)
  }
  const inWords = Object.entries(sums).map(([key, minor]) => [key, fromMinor(minor, exponentOf(key.slice(0, 3)))])
  return { itemCount: rows.length, sums: Object.fromEntries(inWords) }
}

test('entries that were loaded by other means are counted as those that were added one by one', async () => {
  const person = await server.person(await server.company())
  const draft = (form: NonNullable<Parameters<typeof documentOf>[1]>, kind: (typeof kinds)[number]) =>
    person.send(`PUT documents/${randomUUID()}?draft=true`, {
      body: documentOf(kind, form) as Uint8Array<ArrayBuffer>,
      headers: { 'content-type': 'application/xml' },
    })
  for (const [nth, kind] of kinds.entries())
    for (const currency of currencies)
      await draft({ id: `L-${nth}-${currency}`, currency, issueDate: days[nth]! }, kind)
  await server.platform.transact(person.companyId, author, fold)

  const owner = new pg.Client(server.database.ownerConfig)
  await owner.connect()
  const rollups = async () =>
    (
      await owner.query(`select to_jsonb(document_tally) - 'id' as row from document_tally
        where company_id = '${person.companyId}' order by (to_jsonb(document_tally) - 'id')::text`)
    ).rows
  const added = await rollups()
  await owner.query('delete from document_tally')
  await countIntoRollups((statement) => owner.query(statement))
  expect(added.length).toBeGreaterThan(20)
  expect(await rollups()).toEqual(added)
  await owner.end()
})
