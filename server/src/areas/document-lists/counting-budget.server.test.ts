import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { UnitOfWork } from '../../platform/index.ts'
import type { Filter } from './filter.ts'
import { conditionsOf } from './store/conditions.ts'
import { countSource } from './store/count-source.ts'
import * as counting from './store/counts.ts'
import { rowsRead, tenThousand } from './testing-budget.ts'

const { server, companyId, reader, author, cases } = await tenThousand()

test.each(cases.filter(([, , { tag, q }]) => tag === undefined && q === undefined))(
  '%s is counted and added up without reading one',
  async (...[, , filter]) => {
    await server.platform.transact(companyId, author, async (uow) => {
      const before = await rowsRead(uow)
      await counting.count(uow, filter)
      await counting.sums(uow, filter)
      expect(await rowsRead(uow)).toBe(before)
    })
  },
)

test('what all share is counted by a plan that is kept, and for any company reads no document', async () => {
  await server.platform.transact(companyId, author, async (uow) => {
    await sql`set local plan_cache_mode = force_generic_plan`.execute(uow.tx)
    const filters: Filter[] = [{}, { state: ['OVERDUE'] }, { type: ['invoice', 'order'], currency: 'JPY' }]
    for (const filter of filters) {
      const before = await rowsRead(uow)
      for (let time = 1; time <= 3; time += 1) {
        await counting.count(uow, filter)
        await counting.sums(uow, filter)
      }
      expect(await rowsRead(uow)).toBe(before)
    }
    const { rows } = await sql`
      select from pg_prepared_statements where statement like '%document_tally%' and generic_plans > 0`.execute(uow.tx)
    expect(rows).toHaveLength(2 * filters.length)
  })
})

/** How a plan reads the tallies. */
async function tallyReads(uow: UnitOfWork, filter: Filter): Promise<Plan[]> {
  const asked = countSource(uow, filter)
  const { rows } = await sql<{ 'QUERY PLAN': { Plan: Plan }[] }>`
    explain (analyze, format json) select currency, side, sum(minor) from (${asked}) counted group by 1, 2`.execute(
    uow.tx,
  )
  const inPlan = (plan: Plan): Plan[] => [
    ...(plan['Relation Name'] === 'document_tally' ? [plan] : []),
    ...(plan.Plans ?? []).flatMap(inPlan),
  ]
  return inPlan(rows[0]!['QUERY PLAN'][0]!.Plan)
}

/** The rows of the tallies that are read, and those that are read in vain. */
const tallyRows = async (uow: UnitOfWork, filter: Filter): Promise<number> =>
  (await tallyReads(uow, filter)).reduce(
    (sum, plan) => sum + (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'],
    0,
  )

interface Plan {
  readonly 'Relation Name'?: string
  readonly 'Index Cond'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: Plan[]
}

// Ten thousand documents of two hundred days, in some ten kinds, stand in 1,500 rows of days and in 70 of months.
test.each<[what: string, maxRows: number, documents: number, filter: Filter]>([
  ['a year', 120, 0, { minissuedate: '2025-12-01', maxissuedate: '2026-11-30' }],
  ['half a year and some days', 400, 0, { minissuedate: '2026-01-20', maxissuedate: '2026-06-10' }],
  ['all that was due', 120, 0, { maxduedate: '2026-06-30' }],
  ['amounts from the midst', 200, 100, { minamount: '50.50' }],
  ['amounts from the midst of one currency', 200, 100, { currency: 'EUR', minamount: '50.50' }],
  ['amounts between two', 250, 200, { minamount: '12.34', maxamount: '77.77' }],
])(
  '%s is added up from rows of tallies: %d of them at most, and %d documents',
  async (...[, maxRows, documents, filter]) => {
    await server.platform.transact(companyId, author, async (uow) => {
      const before = await rowsRead(uow)
      const sums = await counting.sums(uow, filter)
      expect((await rowsRead(uow)) - before).toBeLessThanOrEqual(documents)
      expect(await tallyRows(uow, filter)).toBeLessThanOrEqual(maxRows)
      const { rows } = await sql<counting.MinorSum>`
      select currency, side, sum(case when type = 'creditnote' then -amount_minor else amount_minor end)::text as minor
      from document where ${conditionsOf(companyId, reader.id, filter)} and ${counting.isBill}
      group by 1, 2 order by 1, 2`.execute(uow.tx)
      expect(sums).toEqual(rows)
    })
  },
)

test('the tallies’ index is searched by company, cube and dates, and not by each kind at each of its rows', async () => {
  await server.platform.transact(companyId, author, async (uow) => {
    const filters: Filter[] = [{}, { minissuedate: '2026-01-20', maxissuedate: '2026-06-10' }, { state: ['OVERDUE'] }]
    for (const filter of filters)
      for (const { 'Index Cond': searched = '' } of await tallyReads(uow, filter))
        expect(searched).not.toMatch(/type|draft|archived|state/)
  })
})
