import type { Areas } from '@kontor/contract'
import { Fault, type Handlers } from '../../../platform/index.ts'
import * as list from '../store/list.ts'
import { exponentOf, fromMinor } from '../values/money.ts'
import { csvOf } from '../views/csv.ts'
import { rowOf } from '../views/present.ts'

type Calls = 'listDocuments' | 'countDocuments' | 'exportDocuments'

/** What one file of a list may hold; a spreadsheet opens no more. */
const mostRows = 100_000

/** F-138: what a sum counts for. */
const sumTypes = { sales: 1, purchases: -1 } as const

export const listing: Pick<Handlers<Areas['documents']>, Calls> = {
  listDocuments: ({ query }, context) =>
    context.read(async (act) => {
      const { limit, page, ordering = 'Date', ascending, totals, ...filter } = query
      const itemCount = await list.count(act, filter)
      const rows = await list.page(act, filter, { limit, offset: page * limit, ordering, ascending })
      const sums = totals ? await list.sums(act, filter) : undefined
      return {
        itemsPerPage: limit,
        itemCount,
        numPages: Math.ceil(itemCount / limit),
        pageId: page,
        Document: rows.map((row) => rowOf(row, row.tags, context.language)),
        ...(sums && {
          Sums: sums.map(({ currency, side, minor }) => ({
            Currency: currency,
            Type: sumTypes[side],
            Sum: fromMinor(BigInt(minor), exponentOf(currency)),
          })),
        }),
      }
    }),

  countDocuments: (_input, context) => context.read((act) => list.counts(act)),

  exportDocuments: ({ query }, context) =>
    context.read(async (act) => {
      const rows = await list.page(act, query, { limit: mostRows + 1, offset: 0, ordering: 'Date', ascending: false })
      if (rows.length > mostRows)
        throw new Fault('BadRequest', `The list has more than ${mostRows} rows: narrow the filter.`)
      return {
        type: 'text/csv; charset=utf-8',
        body: csvOf(rows, context.language),
        headers: { 'content-disposition': 'attachment; filename="documents.csv"' },
      }
    }),
}
