import { type Areas, documentColumns, type InputOf, type ListColumn, waitingGroups } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import { ApiError, type Handlers, pageInfo, type RequestContext, type UnitOfWork } from '../../../platform/index.ts'
import { csvOf, sheetOf, sheetType } from '../../../platform/sheets/index.ts'
import { reachesFor } from '../../document-access/index.ts'
import { daysBefore, exponentOf, fromMinor, known, weekOf } from '../../entries/index.ts'
import { noteFetched, withProgress } from '../../exchange/index.ts'
import { tagsOfMany } from '../../tags/index.ts'
import { tasksScheduledForMany } from '../../task-scheduling/index.ts'
import { listPage } from '../list-page.ts'
import { overLimits } from '../over-limits.ts'
import { besideFor, filterOf, refuseLong } from '../program-rows.ts'
import { allowedBulkActions } from '../rules.ts'
import * as counting from '../store/counts.ts'
import * as drafts from '../store/drafts.ts'
import * as overview from '../store/overview.ts'
import { type Listed, paidDays } from '../store/paid-days.ts'
import { cellsOf, columnsFor, headOf, linesOf, type Reader, tableOf } from '../views/columns.ts'
import { countsOf } from '../views/counts.ts'
import { offeredOf, rowOf } from '../views/row.ts'

type ExportQuery = InputOf<Areas['documentLists']['exportDocuments']>['query']

/** What one file of a list may hold; a spreadsheet takes its writer longer. */
const maxLines = 100_000

const tooManyLines = t`The list has more than ${maxLines} rows: narrow the filter.`

const maxSheetRows = 20_000

/** F-138: what a sum counts for. */
const sumTypes = { sales: 1, purchases: -1 } as const

const sumOf = ({ currency, side, minor }: counting.MinorSum) => ({
  Currency: currency,
  Type: sumTypes[side],
  Sum: fromMinor(BigInt(minor), exponentOf(currency)),
})

const isMoney = (part: overview.WaitingPart): part is overview.WaitingPart & counting.MinorSum =>
  part.currency !== null && part.minor !== null

/** All of a list in its order, with the columns that are asked for; a file never leaves out what did not fit. */
async function whole(uow: UnitOfWork, query: ExportQuery, maxRows: number, tooLong: Message, withSums = false) {
  const { column, words: _, ordering = 'Date', ascending, ...filter } = query
  const columns: readonly ListColumn[] = column ?? documentColumns
  const window = { limit: maxRows, offset: 0, ordering, ascending }
  const { count, rows, sums = [] } = await listPage(uow, filter, window, { maxCount: maxRows, withSums })
  if (count > maxRows) throw new ApiError('BadRequest', tooLong)
  const paid = columns.includes('PaidDate') ? await paidDays(uow, rows) : new Map<string, string>()
  return { columns, rows: rows.map((row): Listed => ({ ...row, paidDay: paid.get(row.id) })), sums }
}

/** For whom a file is: a person reads words of their language, a program those of the API. */
const readerOf = async (
  query: ExportQuery,
  { language, platform }: Pick<RequestContext, 'language' | 'platform'>,
): Promise<Reader> => ({
  language,
  words: query.words ? await platform.translationsIn(language) : undefined,
})

const dayMs = 24 * 60 * 60_000

export const listHandlers: Pick<
  Handlers<Areas['documentLists']>,
  'listDocuments' | 'countDocuments' | 'readOverview' | 'exportDocuments' | 'exportLines' | 'exportSheet' | 'listActive'
> = {
  listDocuments: async ({ query }, context) => {
    const { fetched, shown } = await context.read(async (uow) => {
      const { limit, page, ordering = 'Date', ascending, totals, actions, ...wishes } = query
      const filter = filterOf(wishes)
      refuseLong(query)
      const window = { limit, offset: page * limit, ordering, ascending }
      const { count: itemCount, rows, sums } = await listPage(uow, filter, window, { withSums: totals })
      // What does not wait for each other travels together.
      const ids = rows.map(({ id }) => id)
      const [beside, paid, tags, scheduled, standing, reach, isOverLimit] = await Promise.all([
        besideFor(uow, rows, query),
        paidDays(uow, rows),
        tagsOfMany(uow, ids),
        tasksScheduledForMany(uow, ids),
        actions ? Promise.all(rows.map((row) => withProgress(uow, row))) : rows,
        actions ? reachesFor(uow, rows, uow.author.actorId) : undefined,
        actions ? overLimits(uow, rows, context.actor) : () => false,
      ])
      const shown = {
        itemsPerPage: limit,
        itemCount,
        numPages: Math.ceil(itemCount / limit),
        pageId: page,
        Document: standing.map((row) => ({
          ...rowOf(row, tags.get(row.id) ?? [], context.language, scheduled.get(row.id)),
          ...beside(row),
          ...known({ PaidDate: paid.get(row.id) }),
          ...(reach && offeredOf([row, context.actor.permissions, reach(row)], isOverLimit(row))),
        })),
        ...(sums && {
          Sums: sums.map(sumOf),
        }),
        ...(actions && { BulkActions: allowedBulkActions(context.actor.permissions) }),
      }
      return { fetched: query.includeSourceDocuments ? rows : [], shown }
    })
    await noteFetched(context, fetched)
    return shown
  },

  countDocuments: (_input, context) =>
    context.read(async (uow) => ({
      ...countsOf(await counting.alike(uow)),
      mine: await counting.count(uow, { assignee: 'me' }),
      currencies: await counting.currencies(uow),
    })),

  readOverview: ({ query: { from, weeks } }, context) =>
    context.read(async (uow) => {
      const groups = await overview.waiting(uow)
      const due = await overview.due(uow, from, daysBefore(weekOf(from), 1 - weeks * 7))
      return {
        Waiting: waitingGroups.map((Group) => {
          const parts = groups.filter(({ name }) => name === Group)
          const Count = parts.reduce((count, part) => count + Number(part.count), 0)
          return { Group, Count, Sums: parts.filter(isMoney).map(sumOf) }
        }),
        Due: due.map((part) => ({ Week: part.week, Count: Number(part.count), ...sumOf(part) })),
      }
    }),

  exportDocuments: async ({ query }, context) => {
    const reader = await readerOf(query, context)
    return context.read(async (uow) => {
      const { columns: asked, rows } = await whole(uow, query, maxLines, tooManyLines)
      const columns = columnsFor(asked, reader)
      return {
        type: 'text/csv; charset=utf-8',
        body: csvOf(
          headOf(columns, reader),
          rows.map((row) => cellsOf(row, columns, reader)),
        ),
        headers: { 'content-disposition': 'attachment; filename="documents.csv"' },
      }
    })
  },

  exportLines: async ({ query }, context) => {
    const reader = await readerOf(query, context)
    return context.read(async (uow) => {
      const { columns, rows } = await whole(uow, query, maxLines, tooManyLines)
      return {
        type: 'application/jsonl',
        body: linesOf(rows, columnsFor(columns, reader), reader),
        headers: { 'content-disposition': 'attachment; filename="documents.jsonl"' },
      }
    })
  },

  exportSheet: async ({ query }, context) => {
    const reader = await readerOf(query, context)
    const table = await context.read(async (uow) => {
      const { columns, rows, sums } = await whole(
        uow,
        query,
        maxSheetRows,
        t`The list has more than ${maxSheetRows} rows: narrow the filter, or export as CSV.`,
        true,
      )
      return tableOf(rows, columnsFor(columns, reader), sums, reader)
    })
    return {
      type: sheetType,
      body: await sheetOf(table),
      headers: { 'content-disposition': 'attachment; filename="documents.xlsx"' },
    }
  },

  listActive: ({ query: { limit, page } }, context) =>
    context.read(async (uow) => {
      const since = new Date(uow.now.getTime() - dayMs)
      const { rows, count } = await drafts.workedOn(uow, since, { limit, offset: page * limit })
      const ids = rows.map(({ id }) => id)
      const [tags, scheduled] = await Promise.all([tagsOfMany(uow, ids), tasksScheduledForMany(uow, ids)])
      const Document = rows.map((row) => rowOf(row, tags.get(row.id) ?? [], context.language, scheduled.get(row.id)))
      return { ...pageInfo({ limit, page }, count), Document }
    }),
}
