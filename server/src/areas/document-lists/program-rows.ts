import type { areas, InputOf, ResultOf } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork, unfit } from '../../platform/index.ts'
import { contentFor } from '../document-access/index.ts'
import { type Entry, isReceived, known } from '../entries/index.ts'
import { dispatchOf, latestDispatchesOf } from '../exchange/index.ts'
import { asUbl } from '../parsing/index.ts'
import { addressesOf } from '../users/index.ts'
import type { Filter } from './filter.ts'

type Query = InputOf<(typeof areas)['documentLists']['listDocuments']>['query']
type Row = ResultOf<(typeof areas)['documentLists']['listDocuments']>['Document'][number]
type Beside = Pick<Row, 'ItemInfos' | 'LatestDispatch' | 'ConversationStates' | 'Actor' | 'Deleted' | 'SourceDocument'>

type Wishes = Omit<Query, 'limit' | 'page' | 'ordering' | 'ascending' | 'totals' | 'actions'>

/** What programs narrow by, in the words of the list: both names of a search count, and what only shapes rows is left out. */
export function filterOf({ query, _onlyIndex, includeSourceDocuments, populatePersonInfo, ...filter }: Wishes): Filter {
  const words = [filter.q, query].filter((text) => text !== undefined).join(' ')
  return words === '' ? filter : { ...filter, q: words }
}

const maxPageSize = 100

/** @throws ApiError BadRequest: so many rows only where each is the index's alone (responses.md A). */
export function refuseLong({ limit, _onlyIndex, includeSourceDocuments, populatePersonInfo }: Query): void {
  if (limit <= maxPageSize || (_onlyIndex && !includeSourceDocuments && !populatePersonInfo)) return
  throw unfit('limit', t`limit is ${limit}: use ${maxPageSize} or less.`)
}

/** What rows carry for programs, asked for all rows of a page at once. */
export async function besideFor(
  uow: UnitOfWork,
  rows: readonly Entry[],
  { includeSourceDocuments, populatePersonInfo }: Query,
): Promise<(row: Entry) => Beside> {
  const sent = await latestDispatchesOf(
    uow,
    rows.flatMap((row) => (row.draft || isReceived(row) ? [] : [row.id])),
  )
  const latest = new Map(sent.map((one) => [one.documentId, one]))
  const authors = [...new Set(rows.flatMap(({ authorId }) => (authorId === null ? [] : [authorId])))]
  const people = populatePersonInfo && authors.length > 0 ? await addressesOf(uow, authors) : undefined
  const sources = includeSourceDocuments ? await sourcesOf(uow, rows) : undefined
  return (row) => {
    const person = row.authorId === null ? undefined : people?.get(row.authorId)
    const dispatch = latest.get(row.id)
    return {
      ItemInfos: itemInfosOf(row),
      ConversationStates: statesOf(row),
      Actor: {
        Created: row.created.toISOString(),
        Modified: row.modified.toISOString(),
        ...known({ Id: row.authorId }),
        ...(person && { FirstName: person.firstName, LastName: person.lastName, Email: person.address }),
      },
      ...(dispatch && { LatestDispatch: dispatchOf(dispatch) }),
      ...(row.deleted !== null && { Deleted: true }),
      ...known({ SourceDocument: sources?.get(row.id) }),
    }
  }
}

function itemInfosOf(row: Entry): NonNullable<Beside['ItemInfos']> {
  const details = [
    ['document.description', row.note],
    ['document.total', row.amount],
    ['document.currency', row.currency],
    ['document.issuedate', row.issueDate],
    ['invoice.due', row.dueDate],
  ] as const
  return details.flatMap(([type, value]) => (value === null ? [] : [{ type, value }]))
}

/** A draft stands nowhere yet. */
function statesOf(row: Entry): NonNullable<Beside['ConversationStates']> {
  if (row.draft) return []
  const then = row.modified.toISOString()
  const paid = {
    NONE: undefined,
    OVERDUE: 'OVERDUE',
    PAID_UNCONFIRMED: 'PENDING',
    PAID_CONFIRMED: 'COMPLETED',
  } as const
  const states = [
    ['PROCESS', row.payment === 'OVERDUE' ? 'OVERDUE' : row.payment === 'NONE' ? row.response : 'PAID', then],
    ['DELIVERY', row.delivery === 'NONE' ? undefined : row.delivery, row.exchanged?.toISOString() ?? then],
    ['PAYMENT', paid[row.payment], then],
    ['REPLACEMENT', row.replacement, then],
  ] as const
  return states.flatMap(([Axis, State, Timestamp]) => (State === undefined ? [] : [{ Axis, State, Timestamp }]))
}

/** The documents themselves; one whose content is no longer kept has none. */
async function sourcesOf(uow: UnitOfWork, rows: readonly Entry[]): Promise<Map<string, unknown>> {
  const sources = new Map<string, unknown>()
  for (const { id } of rows) {
    const bytes = await contentFor(uow, id).then(
      ({ bytes }) => bytes,
      (error: unknown) => {
        if (error instanceof ApiError) return undefined
        throw error
      },
    )
    if (bytes !== undefined) sources.set(id, exactly(String(Buffer.from(await asUbl(bytes, 'json')))))
  }
  return sources
}

/** JSON whose numbers keep their digits: amounts are decimals. */
const exactly = (text: string): unknown =>
  JSON.parse(text, (_key, value: unknown, context?: { readonly source?: string }) =>
    typeof value === 'number' && context?.source !== undefined
      ? (JSON as unknown as { rawJSON: (text: string) => unknown }).rawJSON(context.source)
      : value,
  )
