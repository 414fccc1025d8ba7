import type { Areas } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { dayInUtc, type Handlers, itemsInfo, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { reachesFor } from '../../document-access/index.ts'
import { receivedBetween, whyNotReach } from '../../entries/index.ts'
import * as store from '../store.ts'

interface Between {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

const dayMs = 24 * 60 * 60 * 1000

/** The days that are asked about; the last year where none is named. */
function periodOf({ from, to }: Between, now: Date): store.Period {
  const period = { from: from ?? dayInUtc(new Date(now.getTime() - 365 * dayMs)), to: to ?? dayInUtc(now) }
  if (period.from > period.to) throw unfit('from', t`from is ${period.from}, after to, ${period.to}: swap them.`)
  return period
}

/** The last day of a stretch of time that begins on a day. */
function lastOf(first: string, resolution: 'day' | 'week' | 'month'): string {
  if (resolution === 'day') return first
  const end = new Date(`${first}T00:00:00Z`)
  if (resolution === 'week') end.setUTCDate(end.getUTCDate() + 6)
  else end.setUTCMonth(end.getUTCMonth() + 1, 0)
  return dayInUtc(end)
}

const types = ['invoice', 'creditnote'] as const

/** So many received documents are looked through for those whose coding has come so far. */
const maxLookedThrough = 10_000

/** All there is, as a page. */
const listed = <T>(items: T[]) => itemsInfo({ limit: items.length, page: 0 }, items, items.length)

type Quality = 'readCodeAggregates' | 'readDocumentAggregates' | 'readStatistics' | 'listDocuments'

/** How well what was suggested did. */
export const qualityHandlers: Pick<Handlers<Areas['codingSuggestions']>, Quality> = {
  readCodeAggregates: ({ query }, context) =>
    context.read(async (uow) => {
      const period = periodOf(query, uow.now)
      const score = await store.codesSuggested(uow, period)
      return listed([{ ...period, threshold: await store.threshold(uow), ...score }])
    }),

  readDocumentAggregates: ({ query }, context) =>
    context.read(async (uow) => {
      const period = periodOf(query, uow.now)
      const [score] = await store.documentsSuggested(uow, period, undefined, 'all')
      const { correct = 0, wrong = 0, abstained = 0 } = score ?? {}
      return listed([{ ...period, threshold: await store.threshold(uow), correct, wrong, abstained }])
    }),

  readStatistics: ({ query }, context) =>
    context.read(async (uow) => {
      const period = periodOf(query, uow.now)
      const { resolution = 'month' } = query
      const found = await store.documentsSuggested(uow, period, query['doc-types'], resolution)
      return listed(found.map(({ first, ...score }) => ({ from: first, to: lastOf(first, resolution), ...score })))
    }),

  listDocuments: ({ query }, context) => context.read((uow) => documentsIn(uow, query)),
}

interface Listing extends Between {
  readonly 'coding-status'?: store.Progress['state'] | undefined
  readonly 'doc-types'?: readonly string[] | undefined
  readonly limit: number
  readonly reversed: boolean
}

/** Bills that came in a period and that who acts may read, the newest first or last, with how far their coding has come. */
async function documentsIn(uow: UnitOfWork, { limit, reversed, ...asked }: Listing) {
  const { from, to } = periodOf(asked, uow.now)
  const since = new Date(`${from}T00:00:00Z`)
  const until = new Date(Date.parse(`${to}T00:00:00Z`) + dayMs)
  const wanted = asked['doc-types'] ?? types
  const found = await receivedBetween(uow, { types: wanted, since, until, limit: maxLookedThrough })
  const progress = new Map(
    (
      await store.progressOf(
        uow,
        found.map(({ id }) => id),
      )
    ).map((one) => [one.documentId, one]),
  )
  const status = asked['coding-status']
  const reachOf = await reachesFor(uow, found, uow.author.actorId)
  const fitting = found
    .filter(({ id }) => status === undefined || (progress.get(id)?.state ?? 'NONE') === status)
    .filter((entry) => whyNotReach('right', reachOf(entry)) === undefined)
  const shown = (reversed ? fitting.toReversed() : fitting).slice(0, limit).map(({ id, businessId }) => {
    const { state = 'NONE', coded = null, correct = 0, wrong = 0 } = progress.get(id) ?? {}
    return {
      documentId: id,
      ID: businessId,
      status: state,
      ...(coded === null ? {} : { codedAt: coded.toISOString() }),
      suggested: correct + wrong,
      accepted: correct,
    }
  })
  return itemsInfo({ limit, page: 0 }, shown, fitting.length)
}
