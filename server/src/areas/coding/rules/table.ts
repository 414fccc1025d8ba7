import type { Of, TabularCoding } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import { type Coding, keptCoding, places, type Split } from './coding.ts'
import { firstTwice } from './duplicates.ts'

export type Table = Pick<Of<typeof TabularCoding>, 'headers' | 'rows'>
type Row = Table['rows'][number]

/** F-248: a coding as a table with a column for each of these lists, which are all that it carries codes of. */
export const tableOf = (coding: Coding, headers: Table['headers']): Table => ({
  headers,
  rows: places(coding).flatMap(({ lineId, splits }) =>
    splits.map(({ values, ...share }) => ({
      ...(lineId === undefined ? {} : { lineId }),
      ...share,
      cells: headers.map(({ listId }) => values.find((value) => value.listId === listId)?.code ?? ''),
    })),
  ),
})

/** What a table says as a coding: the rows of a line are its parts, an empty cell is no code. */
export function codingOf({ headers, rows }: Table): Coding {
  const byLine = Map.groupBy(rows, ({ lineId }) => lineId)
  const partsOf = (some: readonly Row[]): Split[] =>
    some.map(({ lineId: _, cells, ...share }) => ({
      ...share,
      values: headers.flatMap(({ listId }, at) => (cells[at] ? [{ listId, code: cells[at] }] : [])),
    }))
  return keptCoding({
    header: partsOf(byLine.get(undefined) ?? []),
    lines: [...byLine].flatMap(([lineId, some]) => (lineId === undefined ? [] : [{ lineId, splits: partsOf(some) }])),
  })
}

/** Why a table is none; undefined where it is one. */
export function whyNotTable({ headers, rows }: Table): Message | undefined {
  const twice = firstTwice(headers.map(({ listId }) => listId))
  if (twice !== undefined) return t`headers contains the list ${twice} twice: use one column for it`
  const row = rows.findIndex(({ cells }) => cells.length !== headers.length)
  if (row === -1) return undefined
  return t`rows.${row} has ${rows[row]?.cells.length} cells, but the table has ${headers.length} columns: add one cell per column, empty where there is no code`
}
