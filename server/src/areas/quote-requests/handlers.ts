import type { Areas } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { bytesOf } from '../../platform/contents/index.ts'
import { type Handlers, pageInfo, unfit } from '../../platform/index.ts'
import { mustBeClean } from '../attachments/index.ts'
import { requisitionSeen, requisitionsOf, seesAll } from '../requisitions/index.ts'
import { askForQuotes, inviteSupplier } from './commands/ask-suppliers.ts'
import { awardQuotes, reopenRequest } from './commands/award-quotes.ts'
import { closeRequest } from './commands/end-request.ts'
import { enterQuote } from './commands/enter-quote.ts'
import { postToAll } from './commands/post-to-all.ts'
import { uploadQuote } from './commands/upload-quote.ts'
import { quoteIn } from './quote-file.ts'
import { seen } from './reader.ts'
import * as store from './store.ts'
import { briefs } from './views/brief.ts'
import { shownQuoteRequest } from './views/quote-request.ts'

/** The most bytes of one file. */
const maxFileBytes = 10_000_000

export const handlers: Handlers<Areas['quoteRequests']> = {
  listQuoteRequests: ({ query: { state, requisitionId, limit, page } }, context) =>
    context.read(async (uow) => {
      const { actor } = context
      if (requisitionId !== undefined) await requisitionSeen(uow, requisitionId, actor)
      const among = seesAll(actor) ? undefined : await requisitionsOf(uow, actor.userId)
      const wanted = { state, requisitionId, among }
      const rows = await store.page(uow, wanted, limit, page * limit)
      return { ...pageInfo({ limit, page }, await store.count(uow, wanted)), Items: await briefs(uow, rows) }
    }),

  readQuoteRequest: ({ params }, context) => shownQuoteRequest(context, params.requestId),

  askForQuotes: ({ params, body }, context) =>
    context.write((uow) => askForQuotes(uow, params.requestId, body, context.actor)),

  inviteSupplier: ({ params }, context) =>
    context.write((uow) => inviteSupplier(uow, params.requestId, params.connectionId, context.actor)),

  enterQuote: async ({ params, body }, context) => {
    // Whose it is not hears that before anything of the file is read.
    await context.read((uow) => seen(uow, params.requestId, context.actor))
    const { file, ...typed } = await body.receive(maxFileBytes)
    if (file !== undefined) await mustBeClean(file, context.platform.settings)
    if (typed.Lines === undefined && file === undefined)
      throw unfit('Lines', t`Lines is required without a file: enter the prices of the lines.`)
    const data = typed.Lines === undefined && file !== undefined ? await quoteIn(await bytesOf(file)) : undefined
    await context.write((uow) => enterQuote(uow, { ...params, typed, file, data }, context.actor))
  },

  uploadQuote: async ({ params, body }, context) => {
    // Whose it is not hears that before anything of the file is read.
    await context.read((uow) => requisitionSeen(uow, params.documentId, context.actor))
    const { file } = await body.receive(maxFileBytes)
    await mustBeClean(file, context.platform.settings)
    await uploadQuote(context, params.documentId, file)
  },

  postToAll: async ({ params, body: { Text, RespondBy: respondBy } }, context) => {
    // Who was asked reads the new day where they read the message: their request keeps the one that it was sent with.
    const newDay = respondBy && (await context.translate(t`Please respond by ${respondBy}.`))
    const text = newDay ? `${Text}\n\n${newDay}` : Text
    await context.write((uow) => postToAll(uow, { ...params, text, respondBy }, context.actor))
  },

  award: ({ params, body }, context) => awardQuotes(context, params.requestId, body),

  setQuoteRequestState: ({ params, body }, context) =>
    params.state === 'OPEN'
      ? reopenRequest(context, params.requestId)
      : context.write((uow) => closeRequest(uow, params.requestId, body?.Thanks, context.actor)),
}
