import type { Areas } from '@kontor/contract'
import { type Handlers, pageInfo } from '../../platform/index.ts'
import { entryFor, readableOf } from '../document-access/index.ts'
import { gatherBilling, present, workBilling } from '../document-lines/index.ts'
import { listPage } from '../document-lists/index.ts'
import { namesOf } from '../users/index.ts'
import { acceptDifferences } from './commands/accept-differences.ts'
import { reopenMatch } from './commands/reopen-match.ts'
import { saveTolerances } from './commands/save-tolerances.ts'
import { resume, setAside } from './commands/set-aside.ts'
import { matchableOrders } from './matchable-orders.ts'
import { ratesFor } from './rates.ts'
import { qualityOf } from './rules/links.ts'
import { toleratedOf } from './rules/tolerance.ts'
import * as store from './store.ts'
import { hiddenMatch, shownInvoices, shownMatch, viewed } from './views.ts'

export const handlers: Handlers<Areas['matching']> = {
  readMatch: async ({ params: { documentId } }, context) => {
    const { entry, billing, visible, around } = await context.read(async (uow) => {
      const entry = await entryFor(uow, documentId)
      const record = await store.find(uow, documentId)
      const names = await namesOf(uow, record?.acceptedBy == null ? [] : [record.acceptedBy])
      const tolerated = toleratedOf(await store.tolerances(uow), entry.connectionId)
      const billing = await gatherBilling(uow, entry)
      const orders = billing.orders.map((order) => order.entry)
      const visible = await readableOf(uow, orders)
      const rates = await ratesFor(uow, entry, billing)
      return { entry, billing, visible, around: { record, names, tolerated, rates } }
    })
    if (visible.length < billing.orders.length) return hiddenMatch(entry, visible)
    const worked = await workBilling(billing, context.language)
    return shownMatch(entry, billing, worked, { ...around, permissions: context.actor.permissions })
  },

  listMatches: ({ query: { view, q, limit, page } }, context) =>
    context.read(async (uow) => {
      const wanted = { ...viewed[view], ...(q && { q }) }
      const window = { limit, offset: page * limit, ordering: 'Created', ascending: false } as const
      const { count, rows } = await listPage(uow, wanted, window)
      const records = await store.among(
        uow,
        rows.map(({ id }) => id),
      )
      const Items = await shownInvoices(uow, rows, records, context.actor.permissions)
      return { ...pageInfo({ limit, page }, count), Items }
    }),

  listMatchOrders: ({ params, query: { q } }, context) =>
    context.read(async (uow) => ({ Orders: await matchableOrders(uow, await entryFor(uow, params.documentId), q) })),

  acceptDifferences: ({ params, body }, context) =>
    context.write((uow) => acceptDifferences(uow, params.documentId, body.Reason)),

  reopenMatch: ({ params }, context) => context.write((uow) => reopenMatch(uow, params.documentId, context.language)),

  holdInvoice: ({ params, body }, context) => context.write((uow) => setAside(uow, params.documentId, body)),

  resumeInvoice: ({ params }, context) => context.write((uow) => resume(uow, params.documentId)),

  readLineLinkerMetrics: (_input, context) =>
    context.read(async (uow) => {
      const linking = await store.linking(uow)
      const { linesLinked, linesWrong, linesMissed, linesUnlinked } = linking
      return {
        linked: linesLinked + linesWrong + linesMissed,
        unlinked: linesUnlinked,
        ...present(qualityOf(linking)),
      }
    }),

  readTolerances: (_input, context) =>
    context.read(async (uow) => ({ Tolerances: [...(await store.tolerances(uow))] })),

  saveTolerances: ({ body }, context) => context.write((uow) => saveTolerances(uow, body.Tolerances)),
}
