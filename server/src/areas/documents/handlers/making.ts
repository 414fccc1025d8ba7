import { type Areas, documentTypesOfTrade, type TradeType } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { isFormType, type Totals, targetsOf } from '@kontor/ubl'
import { ApiError, type Handlers, notFound, pageInfo } from '../../../platform/index.ts'
import { readTrade } from '../../../platform/parsing/index.ts'
import { readableOf } from '../acts/reaching.ts'
import type { FileRecord } from '../entry.ts'
import { saveAndSend } from '../making/dispatcher.ts'
import { flipDocuments } from '../making/flipping.ts'
import { quotesFor, setQuoteState } from '../making/quotes.ts'
import { templateOf } from '../making/template.ts'
import { isBillable } from '../rules/index.ts'
import * as byNumber from '../store/by-number.ts'
import * as drafts from '../store/drafts.ts'
import * as files from '../store/files.ts'
import * as numbers from '../store/numbers.ts'
import * as tags from '../store/tags.ts'
import { numberFrom } from '../values/numbers.ts'
import { profiles, typeOfUbl, ublNameOf } from '../values/profiles.ts'
import { rowOf } from '../views/present.ts'
import { workedLines } from './lines.ts'
import { processOf } from './parts.ts'
import { own } from './reading.ts'

const day = 24 * 60 * 60_000

/** What of a document goes along when it becomes another (ubl/src/flip). */
const carried = ['Seller', 'Buyer', 'Currency', 'Lines', 'Allowances', 'Payment', 'References', 'Delivery']

export const making: Pick<
  Handlers<Areas['documents']>,
  'readTemplate' | 'computeTotals' | 'sendThroughDispatcher' | 'findByBusinessId' | 'readWorkflow'
> &
  Pick<Handlers<Areas['quotes']>, 'readQuoteTemplate' | 'setQuoteState' | 'listQuotesOfRequest'> &
  Pick<Handlers<Areas['documentNumbers']>, 'listNumberSeeds' | 'isNumberTaken'> &
  Pick<Handlers<Areas['pdfIntake']>, 'listFiles'> &
  Handlers<Areas['flip']> &
  Pick<Handlers<Areas['documentLists']>, 'listActive'> = {
  readTemplate: ({ query: { type, connectionId } }, context) =>
    context.read((act) => templateOf(act, type, connectionId)),

  readQuoteTemplate: (_input, context) => context.read((act) => templateOf(act, 'quote', undefined)),

  computeTotals: async ({ body }) => {
    const { form, totals } = await readTrade(body)
    if (form === undefined || totals === undefined)
      throw new ApiError('DocumentRefused', t`The document has no lines to add up: send one with lines.`)
    if (!/^[A-Z]{3}$/.test(form.currency))
      throw new ApiError(
        'DocumentRefused',
        t`DocumentCurrencyCode is ${form.currency}: give an ISO 4217 code such as EUR.`,
      )
    return { Currency: form.currency, ...amountsOf(totals) }
  },

  sendThroughDispatcher: ({ query, body }, context) => saveAndSend(context, body, query.documentId),

  listNumberSeeds: ({ query: { channel } }, context) =>
    context.read(async (act) => {
      const taken = new Map((await numbers.seeds(act, channel)).map(({ type, next }) => [type, Number(next)]))
      return {
        Seeds: profiles.map(({ type }) => ({
          Channel: channel,
          type,
          Pattern: numberFrom(channel, type, 0n).replace(/0+$/, '{00000}'),
          Next: taken.get(type) ?? 1,
        })),
      }
    }),

  isNumberTaken: ({ query: { senderConnectionId, documentType, ...query } }, context) =>
    context.read((act) => byNumber.isTaken(act, { ...query, connectionId: senderConnectionId, type: documentType })),

  findByBusinessId: ({ query: { businessId, issueDate } }, context) =>
    context.read(async (act) => {
      const [entry] = await readableOf(act, await byNumber.onDay(act, businessId, issueDate))
      if (entry === undefined) throw notFound('document', businessId)
      return rowOf(entry, await tags.of(act, entry.id), context.language)
    }),

  listFiles: ({ query: { limit, page } }, context) =>
    context.read(async (act) => ({
      ...pageInfo({ limit, page }, await files.count(act)),
      Items: (await files.page(act, limit, page * limit)).map(fileOf),
    })),

  readWorkflow: ({ params }, context) => context.read(async (act) => processOf(await own(act, params.documentId))),

  setQuoteState: ({ params }, context) =>
    setQuoteState(context, params.documentId, params.state as Parameters<typeof setQuoteState>[2]),

  listQuotesOfRequest: async ({ params }, context) => ({ Quotes: await quotesFor(context, params.documentId) }),

  readFlipConfig: async () => ({
    Flips: documentTypesOfTrade.flatMap((From) =>
      targetsFrom(From).map((To) => ({ From, To, Fields: carried, AllowPartial: true })),
    ),
  }),

  readRecycleConfig: async () => ({
    types: documentTypesOfTrade.filter((type) => isFormType(ublNameOf(type) ?? '')),
    keepAttachments: false,
    keepNumber: false,
  }),

  lookUpOrderLines: async ({ query: { currency, limit, page }, body: { documentIds } }, context) => {
    const found = []
    for (const id of new Set(documentIds)) found.push(...(await workedLines(context, id)))
    const open = found.map(({ line }) => line).filter((line) => line.currency === currency && isBillable(line.state))
    return { ...pageInfo({ limit, page }, open.length), Lines: open.slice(page * limit, (page + 1) * limit) }
  },

  flipOrders: async ({ body: { documents, targetType } }, context) => ({
    documentId: await flipDocuments(context, documents, targetType),
  }),

  listActive: ({ query: { limit, page } }, context) =>
    context.read(async (act) => {
      const since = new Date(act.now.getTime() - day)
      const { rows, count } = await drafts.workedOn(act, since, { limit, offset: page * limit })
      return { ...pageInfo({ limit, page }, count), Document: rows.map((row) => rowOf(row, [], context.language)) }
    }),
}

function targetsFrom(type: TradeType): TradeType[] {
  const name = ublNameOf(type) ?? ''
  return isFormType(name) ? targetsOf(name).flatMap((target) => typeOfUbl(target) ?? []) : []
}

const amountsOf = (totals: Totals) => ({
  LineExtensionAmount: totals.lineExtension,
  AllowanceTotalAmount: totals.allowanceTotal,
  ChargeTotalAmount: totals.chargeTotal,
  TaxExclusiveAmount: totals.taxExclusive,
  TaxAmount: totals.tax,
  TaxInclusiveAmount: totals.taxInclusive,
  PrepaidAmount: totals.prepaid,
  PayableAmount: totals.payable,
})

const fileOf = (file: FileRecord) => ({
  Id: file.id,
  FileName: file.fileName,
  MimeType: file.mimeType,
  ...(file.actorId === null ? {} : { ActorId: file.actorId }),
  State: file.state,
  Created: file.created.toISOString(),
  Modified: file.modified.toISOString(),
  Directory: 'pdf2xml',
  ...(file.documentId === null ? {} : { DocumentId: file.documentId }),
  FileSize: file.size,
  ValidationErrorsSize: file.fault === null ? 0 : 1,
})
