import type { Areas, RightType } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type Handlers, type UnitOfWork } from '../../platform/index.ts'
import { entryFor } from '../document-access/index.ts'
import { templateOf } from '../documents/index.ts'
import type { Entry } from '../entries/index.ts'
import { describeRequest } from './commands/describe-request.ts'
import { moveQuote } from './commands/move-quote.ts'
import { noRequestForQuotation } from './not-found.ts'
import { quotesFor } from './quotes.ts'
import * as store from './store.ts'

/** Only a request for quotation, or a requisition, asks for quotes. */
async function request(uow: UnitOfWork, id: string, needed: RightType = 'right'): Promise<Entry> {
  const entry = await entryFor(uow, id, needed)
  if (!asking.includes(entry.type)) throw noRequestForQuotation(id)
  return entry
}

const asking: readonly Entry['type'][] = ['requestforquotation', 'requisition']

export const handlers: Handlers<Areas['quotes']> = {
  readQuoteTemplate: (_input, context) => context.read((uow) => templateOf(uow, 'quote', undefined)),

  setQuoteState: ({ params }, context) =>
    moveQuote(context, params.documentId, params.state as Parameters<typeof moveQuote>[2]),

  listQuotesOfRequest: async ({ params }, context) => ({ Quotes: await quotesFor(context, params.documentId) }),

  readRfqInformation: ({ params }, context) =>
    context.read(async (uow) => {
      const entry = await request(uow, params.id)
      const kept = await store.requestOf(uow, entry.id)
      const currency = kept?.currency ?? entry.currency
      if (currency === null)
        throw new ApiError('ResourceNotFound', t`The request for quotation ${entry.id} has no currency.`)
      return {
        currency,
        ...(kept?.context == null ? {} : { context: kept.context }),
        ...(kept?.linesType == null ? {} : { requisitionLinesType: kept.linesType }),
      }
    }),

  saveRfqInformation: ({ params, body }, context) =>
    context.write(async (uow) => {
      const entry = await request(uow, params.id, 'write')
      await describeRequest(uow, {
        documentId: entry.id,
        currency: body.currency,
        context: body.context ?? null,
        linesType: body.requisitionLinesType ?? null,
      })
    }),
}
