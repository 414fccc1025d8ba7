import { type Areas, documentColumns, type InputOf, waitingGroups } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import { ApiError, type Handlers, pageInfo, type UnitOfWork } from '../../../platform/index.ts'
import { sheetOf, sheetType } from '../../../platform/sheets/index.ts'
import { reachesFor } from '../../document-access/index.ts'
import { daysBefore, exponentOf, fromMinor, weekOf } from '../../entries/index.ts'
import { listPage } from '../list-page.ts'
import { allowedBulkActions } from '../rules.ts'
import * as counting from '../store/counts.ts'
import * as drafts from '../store/drafts.ts'
import * as overview from '../store/overview.ts'
import { cellsOf, tableOf } from '../views/columns.ts'
import { countsOf } from '../views/counts.ts'
import { csvOf } from '../views/csv.ts'
import { actionsOf, rowOf } from '../views/row.ts'

type ExportQuery = InputOf<Areas['documentLists']['exportDocuments']>['query']

/** What one file of a list may hold; a spreadsheet takes its writer longer. */
const maxCsvRows = 100_000

const maxSheetRows = 20_000

/** F-138: what a sum counts for. */
const sumTypes = { sales: 1, purchases: -1 } as const

/** How far back the overview looks at answers. */
const daysLookedBack = 90

const sumOf = ({ currency, side, minor }: counting.MinorSum) => ({
  Currency: currency,
  Type: sumTypes[side],
  Sum: fromMinor(BigInt(minor), exponentOf(currency)),
})

const isMoney = (part: overview.WaitingPart): part is overview.WaitingPart & counting.MinorSum =>
  part.currency !== null && part.minor !== null

/** All of a list in its order, with the columns that are asked for; a file never leaves out what did not fit. */
async function whole(uow: UnitOfWork, query: ExportQuery, maxRows: number, tooLong: Message, withSums = false) {
  const { column: columns = documentColumns, ordering = 'Date', ascending, ...filter } = query
  const window = { limit: maxRows, offset: 0, ordering, ascending }
  const { count, rows, sums = [] } = await listPage(uow, filter, window, { maxCount: maxRows, withSums })
  if (count > maxRows) throw new ApiError('BadRequest', tooLong)
  return { columns, rows, sums }
}

const day = 24 * 60 * 60_000

export const showing: Pick<
  Handlers<Areas['documentLists']>,
  'listDocuments' | 'countDocuments' | 'readOverview' | 'exportDocuments' | 'exportSheet' | 'listActive'
> = {
  listDocuments: ({ query }, context) =>
    context.read(async (uow) => {
      const { limit, page, ordering = 'Date', ascending, totals, actions, ...filter } = query
      const window = { limit, offset: page * limit, ordering, ascending }
      const { count: itemCount, rows, sums } = await listPage(uow, filter, window, { withSums: totals })
      const reach = actions ? await reachesFor(uow, rows, uow.author.actorId) : undefined
      return {
        itemsPerPage: limit,
        itemCount,
        numPages: Math.ceil(itemCount / limit),
        pageId: page,
        Document: rows.map((row) => ({
          ...rowOf(row, row.tags, context.language, row.scheduled),
          ...(reach && { AllowedActions: actionsOf(row, context.actor.permissions, reach(row)) }),
        })),
        ...(sums && {
          Sums: sums.map(sumOf),
        }),
        ...(actions && { BulkActions: allowedBulkActions(context.actor.permissions) }),
      }
    }),

  countDocuments: (_input, context) => context.read(async (uow) => countsOf(await counting.alike(uow))),

  readOverview: ({ query: { from, weeks } }, context) =>
    context.read(async (uow) => {
      const Since = daysBefore(from, daysLookedBack)
      const groups = await overview.waiting(uow)
      const due = await overview.due(uow, from, daysBefore(weekOf(from), 1 - weeks * 7))
      const answers = await overview.answers(uow, Since)
      return {
        Waiting: waitingGroups.map((Group) => {
          const parts = groups.filter(({ name }) => name === Group)
          const Count = parts.reduce((count, part) => count + Number(part.count), 0)
          return { Group, Count, Sums: parts.filter(isMoney).map(sumOf) }
        }),
        Due: due.map((part) => ({ Week: part.week, Count: Number(part.count), ...sumOf(part) })),
        Since,
        Answers: answers.map(({ side, answered, rejected, toAnswer, toPayment }) => ({
          Type: sumTypes[side],
          Answered: Number(answered),
          Rejected: Number(rejected),
          ...(toAnswer !== null && { HoursToAnswer: Math.round(toAnswer) }),
          ...(toPayment !== null && { HoursToPayment: Math.round(toPayment) }),
        })),
      }
    }),

  exportDocuments: ({ query }, context) =>
    context.read(async (uow) => {
      const { columns, rows } = await whole(
        uow,
        query,
        maxCsvRows,
        t`The list has more than ${maxCsvRows} rows: narrow the filter.`,
      )
      return {
        type: 'text/csv; charset=utf-8',
        body: csvOf(
          columns,
          rows.map((row) => cellsOf(row, columns, context.language)),
        ),
        headers: { 'content-disposition': 'attachment; filename="documents.csv"' },
      }
    }),

  exportSheet: async ({ query }, context) => {
    const table = await context.read(async (uow) => {
      const { columns, rows, sums } = await whole(
        uow,
        query,
        maxSheetRows,
        t`The list has more than ${maxSheetRows} rows: narrow the filter, or export as CSV.`,
        true,
      )
      return tableOf(rows, columns, sums, context.language)
    })
    return {
      type: sheetType,
      body: await sheetOf(table),
      headers: { 'content-disposition': 'attachment; filename="documents.xlsx"' },
    }
  },

  listActive: ({ query: { limit, page } }, context) =>
    context.read(async (uow) => {
      const since = new Date(uow.now.getTime() - day)
      const { rows, count } = await drafts.workedOn(uow, since, { limit, offset: page * limit })
      return { ...pageInfo({ limit, page }, count), Document: rows.map((row) => rowOf(row, [], context.language)) }
    }),
}
