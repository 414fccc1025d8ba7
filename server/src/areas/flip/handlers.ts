import { type Areas, documentTypesOfTrade } from '@kontor/contract'
import { type Handlers, pageInfo } from '../../platform/index.ts'
import { isBillable, workedLines } from '../document-lines/index.ts'
import { draftsFrom, targetsFrom } from '../entries/index.ts'
import { flipDocuments } from './commands/flip-documents.ts'
import { reviseDocument } from './commands/revise-document.ts'

/** What of a document goes along when it becomes another (ubl/src/flip). */
const carried = ['Seller', 'Buyer', 'Currency', 'Lines', 'Allowances', 'Payment', 'References', 'Delivery']

export const handlers: Handlers<Areas['flip']> = {
  readFlipConfig: async () => ({
    Flips: documentTypesOfTrade.flatMap((From) =>
      targetsFrom(From).map((To) => ({ From, To, Fields: carried, AllowPartial: true })),
    ),
  }),

  readRecycleConfig: async () => ({
    types: documentTypesOfTrade.filter((type) => draftsFrom(type).includes(type)),
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

  reviseDocument: ({ params }, context) => reviseDocument(context, params),
}
