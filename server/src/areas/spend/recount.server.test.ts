import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { json } from '../documents/testing-trade.ts'
import { countDocument } from './commands/count-document.ts'
import { classed, line, startSpending } from './testing-spend.ts'

const { server, companyId, admin, jonas, supplierOf, bill, spend } = await startSpending()
const author = { actorId: null, requestId: 'test' }
const suppliers = [await supplierOf('One Ltd'), await supplierOf('Two Ltd')]
const confidante = await server.person(companyId, { role: 'buyer' })
const list = randomUUID()
const costs = { ListId: list, Name: 'Cost center', Target: 'LINE', Required: false }
await json(jonas.send(`PUT coding/lists/${list}`, { json: costs }))
for (const Code of ['KST-0', 'KST-1'])
  await json(
    jonas.send(`POST coding/lists/${list}/entries/add`, { json: { Entries: [{ Code, Label: Code, Active: true }] } }),
    204,
  )

const which = fc.nat(50)
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('bill' as const),
      supplier: fc.nat(1),
      isCredit: fc.boolean(),
      month: fc.constantFrom('2025-11', '2026-01', '2026-11'),
      currency: fc.constantFrom('EUR', 'CHF'),
      cents: fc.integer({ min: 1, max: 9_999_999 }),
      code: fc.constantFrom(undefined, '44120000', '78000000'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constantFrom('reject', 'dispute', 'accept', 'cancel', 'confine', 'open', 'code', 'uncode', 'again'),
      which,
      code: fc.nat(1),
    }),
  },
)

/** What the test knows of a bill. */
interface Known {
  readonly id: string
  readonly month: string
  readonly partner: string
  readonly currency: string
  readonly cents: number
  readonly category: string
  coding?: string
  confined: boolean
}

const answers = { reject: 'BusinessReject', dispute: 'BusinessDispute', accept: 'BusinessAccept' } as const
const euros = (cents: number) => (cents / 100).toFixed(2)

test('whatever arrives, is credited, rejected or counted again, in whatever order, the rollups are what a recount from scratch makes', {
  timeout: 120_000,
}, async () => {
  const owner = new pg.Client(server.database.ownerConfig)
  await owner.connect()
  onTestFinished(() => owner.end())
  const known: Known[] = []
  let number = 0
  const statusOf = async (given: Promise<Response>) => (await given).status

  async function change(one: Known, does: string, code: number): Promise<void> {
    const say = (by: typeof jonas, ResponseCode: string) =>
      statusOf(
        by.send(`PUT documents/${one.id}/statechange`, {
          json: { ResponseId: randomUUID(), ResponseCode, ReasonCode: 'OTH', Reason: 'So it is' },
        }),
      )
    if (does === 'cancel')
      await say(suppliers.find(({ connection }) => connection === one.partner)!.person, 'BusinessCancel')
    else if (does in answers) await say(jonas, answers[does as keyof typeof answers])
    else if (does === 'confine') {
      const Grants = [{ UserId: confidante.id, Right: 'right' }]
      await json(admin.send(`PUT documents/${one.id}/access`, { json: { Grants } }), 204)
      one.confined = true
    } else if (does === 'open') {
      await admin.send(`DELETE documents/${one.id}/access`)
      one.confined = false
    } else if (does === 'code') {
      const before = await admin.send(`GET coding/entry/v0/legacy/${one.id}`)
      const { version } = before.ok ? ((await before.json()) as { version?: number }) : {}
      const header = [{ percent: '100', values: [{ listId: list, code: `KST-${code}` }] }]
      const body = { ...(version && { version }), header, lines: [] }
      if ((await statusOf(admin.send(`PUT coding/entry/v0/legacy/${one.id}`, { json: body }))) === 204)
        one.coding = `:KST-${code}`
    } else if (does === 'uncode') {
      if ((await statusOf(admin.send(`DELETE coding/entry/v0/legacy/${one.id}`))) === 204) delete one.coding
    } else {
      // The task of a change runs more than once, beside others.
      await Promise.all(
        [one, ...known.slice(0, 2)].map(({ id }) =>
          server.platform.transact(companyId, author, (uow) => countDocument(uow, id)),
        ),
      )
    }
  }

  /** What the bills that stand come to, counted here. */
  function counted(field: (one: Known) => string, year: string, isSeen: (one: Known) => boolean) {
    const sums = new Map<string, number>()
    for (const one of known)
      if (one.currency === 'EUR' && one.month.startsWith(year) && isSeen(one))
        sums.set(field(one), (sums.get(field(one)) ?? 0) + one.cents)
    return Object.fromEntries([...sums].map(([key, cents]) => [key, euros(cents)]))
  }
  async function givenUp(): Promise<Set<string>> {
    const { rows } = await owner.query<{ id: string }>(
      `select id from document where company_id = '${companyId}' and response in ('REJECTED', 'CANCELED')`,
    )
    return new Set(rows.map(({ id }) => id))
  }
  async function shown(query: string, field: 'Amount' | 'Before', by = jonas) {
    const { Rows } = await spend(query, by)
    return Object.fromEntries(Rows.map((row) => [row.Key, row[field]]))
  }
  /** Rows of nothing are no difference: what is counted here has none. */
  const withoutNothing = (rows: Record<string, string>) =>
    Object.fromEntries(Object.entries(rows).filter(([, amount]) => Number(amount) !== 0))

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 16 }), async (steps) => {
      for (const one of steps)
        if (one.does === 'bill') {
          const from = suppliers[one.supplier]!
          number += 1
          const form = {
            ...{ id: `N-${number}`, issueDate: `${one.month}-10`, currency: one.currency },
            lines: line(euros(one.cents)),
          }
          const options = {
            type: one.isCredit ? ('CreditNote' as const) : ('Invoice' as const),
            classes: one.code === undefined ? '' : classed(one.code, 'TST'),
          }
          known.push({
            id: await bill(from, form, options),
            ...{ month: one.month, partner: from.connection, currency: one.currency },
            cents: one.isCredit ? -one.cents : one.cents,
            category: one.code === undefined ? 'NONE' : `TST:${one.code}`,
            confined: false,
          })
        } else if (known.length > 0) await change(known[one.which % known.length]!, one.does, one.code)
      await server.settle()

      // Both sides may have answered at once: which answer was first is told by the document.
      const gone = await givenUp()
      const stands = ({ id }: Known) => !gone.has(id)
      const open = (one: Known) => stands(one) && !one.confined
      for (const [by, isSeen] of [
        [jonas, open],
        [admin, stands],
      ] as const)
        for (const [field, year] of [
          ['Amount', '2026'],
          ['Before', '2025'],
        ] as const)
          for (const [query, key] of [
            ['by=PARTNER', ({ partner }: Known) => partner],
            ['by=CATEGORY', ({ category }: Known) => category],
            [`by=CATEGORY&list=${list}`, ({ coding }: Known) => coding ?? 'NONE'],
            ['by=MONTH', ({ month }: Known) => `2026${month.slice(4)}`],
          ] as const)
            expect(withoutNothing(await shown(query, field, by)), `${query} ${field}`).toEqual(
              withoutNothing(counted(key, year, isSeen)),
            )
      const kept = await owner.query(`
        select month, partner, list_id, category, currency, amount::numeric::float8 as amount, parts from spend_rollup
        where company_id = '${companyId}' order by 1, 2, 3, 4, 5`)
      const recounted = await owner.query(`
        select month, partner, list_id, category, currency, sum(amount::numeric)::float8 as amount, count(*)::integer as parts
        from spend_part where company_id = '${companyId}' and not confined group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`)
      expect(kept.rows).toEqual(recounted.rows)
    }),
    { numRuns: 8, endOnFailure: true },
  )
  expect([known.length > 10, (await givenUp()).size > 0]).toEqual([true, true])
})
