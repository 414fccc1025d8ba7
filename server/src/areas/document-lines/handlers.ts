import type { Areas, InputOf } from '@kontor/contract'
import { ApiError, type Handlers, pageInfo, type RequestContext, type UnitOfWork } from '../../platform/index.ts'
import { contentFor, entryFor } from '../document-access/index.ts'
import { listPage } from '../document-lists/index.ts'
import {
  allowedActions,
  briefOf,
  counterpartOf,
  type Entry,
  orderKindOf,
  partnerNameOf,
  searchWords,
} from '../entries/index.ts'
import { readTrade } from '../parsing/index.ts'
import { tellLed } from './events.ts'
import { changedLineIds, gatherChanging, tellLeft } from './line-changes.ts'
import { gatherLines } from './line-sources.ts'
import { readAhead, referencesOf, workOut } from './line-state.ts'
import { noLine, noMappingOfLine } from './not-found.ts'
import type { Line } from './records.ts'
import { lineActions, type Mapped, settlementsOf, whyNotMap } from './rules/lines.ts'
import { changedLines } from './rules/order-change.ts'
import * as mappings from './store.ts'
import { workedDocument, workedLines } from './worked-lines.ts'

/** How many documents one search of lines reads. */
const maxDocumentsSearched = 100

/** The lines of a document, each with those below it behind it where they are asked for. */
const linesOf = async (context: RequestContext, documentId: string, withBelow: boolean): Promise<Line[]> =>
  (await workedLines(context, documentId)).flatMap(({ line, below }) => (withBelow ? [line, ...below] : line))

const holds = (words: string | undefined, { lineId, description = '' }: Line): boolean =>
  words === undefined || `${lineId} ${description}`.toLowerCase().includes(words.toLowerCase())

/** Whether each of some words begins one of a line, of its document's number or of its partner's name. */
function isFound(asked: string | undefined, { description = '' }: Line, { businessId, ...entry }: Entry): boolean {
  const known = searchWords(description, businessId, partnerNameOf(entry))
  return searchWords(asked ?? '').every((word) => known.some((one) => one.startsWith(word)))
}

const paged = (lines: readonly Line[], { limit, page }: { limit: number; page: number }) => ({
  ...pageInfo({ limit, page }, lines.length),
  Items: lines.slice(page * limit, (page + 1) * limit),
})

type Search = InputOf<Areas['documentLines']['findLines']>['body']

/** The documents whose lines are searched: those that are named, else the newest that fit. */
async function searched(
  uow: UnitOfWork,
  { documentIds: ids, connectionId: connection, type, q }: Search,
): Promise<{ entries: readonly Entry[]; isMore: boolean }> {
  if (ids === undefined) {
    const first = { limit: maxDocumentsSearched, offset: 0, ordering: 'Date', ascending: false } as const
    const filter = { ...(connection && { connection }), ...(q && { q }), ...(type && { type: [type] }) }
    const { rows, count } = await listPage(uow, filter, first)
    return { entries: rows, isMore: count > rows.length }
  }
  const entries = []
  for (const id of ids) entries.push(await entryFor(uow, id))
  const fits = (entry: Entry) =>
    (type === undefined || entry.type === type) && (connection === undefined || entry.connectionId === connection)
  return { entries: entries.filter(fits), isMore: false }
}

async function mustHave(bytes: Uint8Array, lineId: string): Promise<void> {
  const { form } = await readTrade(bytes)
  if (!form?.lines.some(({ id }) => id === lineId)) throw noLine(lineId)
}

const mappedOf = (entry: Entry): Mapped => ({
  id: entry.id,
  number: entry.businessId,
  partner: counterpartOf(entry),
  currency: entry.currency,
})

export const handlers: Handlers<Areas['documentLines']> = {
  readLine: async ({ params }, context) => {
    const lines = await linesOf(context, params.id, true)
    const line = lines.find(({ lineId }) => lineId === params.lineId)
    if (line === undefined) throw noLine(params.lineId)
    return line
  },

  listLines: async ({ params, query: { showChildren } }, context) => {
    const { entry, reach, lines } = await workedDocument(context, params.id)
    const { permissions } = context.actor
    const AllowedActions = settlementsOf(entry, permissions)
    const mayDispute = allowedActions(entry, permissions, reach).includes('dispute')
    return {
      lines: lines.flatMap(({ line, below }) => [
        { ...line, allowedActions: lineActions(line.state, AllowedActions, mayDispute) },
        // Nothing is done with a line below another by itself.
        ...(showChildren ? below.map((one) => ({ ...one, allowedActions: [] })) : []),
      ]),
      AllowedActions,
    }
  },

  hasOrder: async ({ params }, context) => {
    const { followed } = await context.read(async (uow) => gatherLines(uow, await entryFor(uow, params.id)))
    const order = followed.find(({ type }) => type === 'order' || type === 'orderchange')
    return { hasOrder: order !== undefined, ...(order && { orderId: order.id }) }
  },

  listReferences: async ({ params }, context) => ({
    references: await referencesOf(await context.read(async (uow) => gatherLines(uow, await entryFor(uow, params.id)))),
  }),

  searchLines: async ({ params, query: { q, showChildren, ...paging } }, context) => {
    const lines = await linesOf(context, params.id, showChildren)
    return paged(
      lines.filter((line) => holds(q, line)),
      paging,
    )
  },

  listUpdated: async ({ params }, context) => {
    const since = new Date(params.timestamp)
    const changing = await context.read(async (uow) => gatherChanging(uow, await entryFor(uow, params.id), since))
    const isChanged = await changedLineIds(changing)
    const worked = await workOut(changing.gathered, context.language)
    return { lines: worked.flatMap(({ form, line }) => (isChanged(form.id) ? line : [])) }
  },

  findLines: async ({ body }, context) => {
    const { states, q } = body
    const { gathered, isMore } = await context.read(async (uow) => {
      const { entries, isMore } = await searched(uow, body)
      const gathered = []
      for (const entry of entries) gathered.push(await gatherLines(uow, entry))
      return { gathered, isMore }
    })
    await readAhead(gathered)
    const found: Line[] = []
    for (const one of gathered)
      for (const { line } of await workOut(one, context.language))
        if ((states?.includes(line.state) ?? true) && isFound(q, line, one.entry))
          found.push({ ...line, document: briefOf(one.entry) })
    return { ...paged(found, { limit: 10_000, page: 0 }), isMore }
  },

  remapLine: async ({ params, body }, context) => {
    const [from, to] = await context.read(async (uow) => [
      await contentFor(uow, params.id),
      await contentFor(uow, body.documentId),
    ])
    await mustHave(from.bytes, params.lineId)
    await mustHave(to.bytes, body.lineId)
    const why = whyNotMap(mappedOf(from.entry), mappedOf(to.entry))
    if (why !== undefined) throw new ApiError('Conflict', why)
    await context.write(async (uow) => {
      await entryFor(uow, params.id, 'write')
      await entryFor(uow, body.documentId)
      const before = (await mappings.of(uow, from.entry.id)).find(({ lineId }) => lineId === params.lineId)
      if (before !== undefined) await tellLeft(uow, before.targetDocumentId, before.targetLineId)
      const mapping = { documentId: from.entry.id, lineId: params.lineId, targetDocumentId: to.entry.id }
      await mappings.save(uow, [{ ...mapping, targetLineId: body.lineId }])
      await uow.log({
        kind: 'document.line_mapped',
        objectType: 'document',
        objectId: from.entry.id,
        detail: { targetId: to.entry.id },
      })
      await tellLed(uow, from.entry.id)
    })
  },

  unmapLine: ({ params }, context) =>
    context.write(async (uow) => {
      const entry = await entryFor(uow, params.id, 'write')
      const removed = await mappings.remove(uow, entry.id, params.lineId)
      if (removed === undefined) throw noMappingOfLine(params.lineId)
      await tellLeft(uow, removed.targetDocumentId, removed.targetLineId)
      await uow.log({ kind: 'document.line_unmapped', objectType: 'document', objectId: entry.id })
      await tellLed(uow, entry.id)
    }),

  resolveOrderChange: async ({ params, body: { orderChangeId, request } }, context) => {
    const order = await workedLines(context, params.id)
    const change = orderChangeId === undefined ? undefined : await context.read((uow) => contentFor(uow, orderChangeId))
    const isCanceled = change !== undefined && orderKindOf(change.entry) === 'CANCELLATION'
    const form = change && (await readTrade(change.bytes)).form
    return { lines: changedLines(order, { form, request, isCanceled }) }
  },
}
