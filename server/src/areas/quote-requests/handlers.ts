import type { Areas } from '@kontor/contract'
import { type Handlers, pageInfo } from '../../platform/index.ts'
import { requisitionSeen, requisitionsOf, seesAll } from '../requisitions/index.ts'
import { askForQuotes, inviteSupplier } from './commands/ask-suppliers.ts'
import { awardQuotes, reopenRequest } from './commands/award-quotes.ts'
import { closeRequest } from './commands/end-request.ts'
import { postToAll } from './commands/post-to-all.ts'
import * as store from './store.ts'
import { briefs } from './views/brief.ts'
import { shown } from './views/whole.ts'

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

  readQuoteRequest: ({ params }, context) => shown(context, params.requestId),

  askForQuotes: ({ params, body }, context) =>
    context.write((uow) => askForQuotes(uow, params.requestId, body, context.actor)),

  inviteSupplier: ({ params }, context) =>
    context.write((uow) => inviteSupplier(uow, params.requestId, params.connectionId, context.actor)),

  postToAll: ({ params, body }, context) =>
    context.write((uow) => postToAll(uow, { ...params, text: body.Text, respondBy: body.RespondBy }, context.actor)),

  award: ({ params, body }, context) => awardQuotes(context, params.requestId, body),

  setQuoteRequestState: ({ params }, context) =>
    params.state === 'OPEN'
      ? reopenRequest(context, params.requestId)
      : context.write((uow) => closeRequest(uow, params.requestId, context.actor)),
}
