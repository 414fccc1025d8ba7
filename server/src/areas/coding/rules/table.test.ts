import { inEnglish } from '@kontor/i18n'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Coding, codingOf, keptCoding, type Split, tableOf, whyNotKeep, whyNotTable } from './index.ts'

const headers = [
  { listId: 'accounts', label: 'Accounts' },
  { listId: 'centres', label: 'Cost centers' },
  { listId: 'projects', label: 'Projects' },
]
const decimal = fc.constantFrom('0', '12.50', '-3', '100.0000000001')
const share = fc.oneof(fc.constant({}), fc.record({ amount: decimal }), fc.record({ percent: decimal }))
const values = fc
  .subarray(headers.map(({ listId }) => listId))
  .chain((ids) =>
    fc.tuple(...ids.map((listId) => fc.string({ minLength: 1, maxLength: 4 }).map((code) => ({ listId, code })))),
  )
const splits = fc.array(
  fc.tuple(share, values).map(([some, codes]): Split => ({ ...some, values: codes })),
  { maxLength: 4 },
)
const coding: fc.Arbitrary<Coding> = fc.record({
  header: splits,
  lines: fc
    .uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { maxLength: 4 })
    .chain((ids) => fc.tuple(...ids.map((lineId) => splits.map((some) => ({ lineId, splits: some }))))),
})

describe('F-248: a coding and its table', () => {
  test('a coding is the same after it was a table', () => {
    fc.assert(
      fc.property(coding, (one) => {
        expect(whyNotKeep(one)).toBeUndefined()
        expect(codingOf(tableOf(keptCoding(one), headers))).toEqual(keptCoding(one))
      }),
    )
  })

  test('a table is the same after it was a coding, with the rows of a line together', () => {
    const row = fc.record(
      {
        lineId: fc.constantFrom('1', '2', '3'),
        cells: fc.tuple(...headers.map(() => fc.constantFrom('', '4930', 'K1'))),
      },
      { requiredKeys: ['cells'] },
    )
    const rows = fc.array(
      fc.tuple(row, share).map(([one, some]) => ({ ...one, ...some })),
      { maxLength: 8 },
    )
    fc.assert(
      fc.property(rows, fc.shuffledSubarray(headers, { minLength: 3 }), (some, columns) => {
        const grouped = Map.groupBy(some, ({ lineId }) => lineId)
        const whole = grouped.get(undefined) ?? []
        const table = { headers: columns, rows: [...whole, ...some.filter(({ lineId }) => lineId !== undefined)] }
        const together = { ...table, rows: [...Map.groupBy(table.rows, ({ lineId }) => lineId).values()].flat() }
        expect(whyNotTable(table)).toBeUndefined()
        expect(tableOf(codingOf(table), columns)).toEqual(together)
      }),
    )
  })

  test.each([
    ['a list twice', { headers: [headers[0], headers[0]], rows: [] }, 'headers contains the list accounts twice'],
    ['a row too short', { headers, rows: [{ cells: ['4930'] }] }, 'rows.0 has 1 cells, but the table has 3 columns'],
  ])('%s is refused', (_what, table, why) => {
    expect(inEnglish(whyNotTable(table as Parameters<typeof whyNotTable>[0]) ?? '')).toContain(why)
  })
})
