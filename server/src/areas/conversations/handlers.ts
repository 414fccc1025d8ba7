import type { Areas } from '@kontor/contract'
import type { Handlers, RequestContext, UnitOfWork } from '../../platform/index.ts'
import { companyRef } from '../companies/index.ts'
import { entryFor, reachFor, readableOf } from '../document-access/index.ts'
import type { Period } from '../document-lists/index.ts'
import { type Entry, findEntries, isReceived, isUuid } from '../entries/index.ts'
import { changedConnections, momentOf } from '../network/index.ts'
import { namesOf } from '../users/index.ts'
import { postMessage } from './commands/post-message.ts'
import { documentsWithin } from './documents-within.ts'
import { noConversation } from './not-found.ts'
import * as conversations from './store/documents.ts'
import * as posts from './store/posts.ts'
import { type Around, type Conversation, ofConnection, ofDocument } from './views/conversation.ts'
import { historyOf } from './views/history.ts'
import { replyOf } from './views/reply.ts'

type Reader = Pick<RequestContext, 'actor' | 'language'>

/** What is known of whoever began conversations about some documents, looked up once. */
async function aroundOf(uow: UnitOfWork, { actor }: Pick<Reader, 'actor'>, entries: readonly Entry[]): Promise<Around> {
  const authors = new Set(entries.flatMap((entry) => (isReceived(entry) ? [] : (entry.authorId ?? []))))
  return {
    permissions: actor.permissions,
    company: { id: uow.companyId, name: (await companyRef(uow))?.Name ?? '' },
    names: await namesOf(uow, [...authors]),
  }
}

/** A document as a conversation, with all that was said and done about it. */
async function conversationOf(uow: UnitOfWork, entry: Entry, reader: Reader): Promise<Conversation> {
  return ofDocument(entry, {
    ...(await aroundOf(uow, reader, [entry])),
    reach: await reachFor(uow, entry, uow.author.actorId),
    history: await historyOf(uow, entry, reader.language),
  })
}

/** A connection as a conversation, for who may see the network. */
async function connectionMoment(uow: UnitOfWork, id: string, reader: Reader): Promise<Conversation | undefined> {
  const found = reader.actor.permissions.has('network.read') ? await momentOf(uow, id) : undefined
  return found && ofConnection(found, await aroundOf(uow, reader, []))
}

/** The documents of a conversation that the reader reaches, oldest first. */
const reachable = async (uow: UnitOfWork, conversationId: string): Promise<Entry[]> =>
  readableOf(uow, await conversations.documentsOf(uow, conversationId))

async function ofWhole(uow: UnitOfWork, entry: Entry, reader: Reader): Promise<Conversation[]> {
  const all = []
  for (const each of await reachable(uow, entry.conversationId ?? entry.id))
    all.push(await conversationOf(uow, each, reader))
  return all
}

const pageOf = (Conversation: Conversation[]) => ({
  itemsPerPage: Conversation.length,
  itemCount: Conversation.length,
  numPages: -1,
  pageId: -1,
  Conversation,
})

const latestFirst = (a: Conversation, b: Conversation) => (a.LastChange < b.LastChange ? 1 : -1)

/** The latest events of a period, oldest first. */
const withinPeriod = (history: Conversation['History'], { before, since, count }: Period) =>
  history
    .filter(
      ({ At }) =>
        (before === undefined || new Date(At) < new Date(before)) &&
        (since === undefined || new Date(At) >= new Date(since)),
    )
    .slice(-count)

export const handlers: Handlers<Areas['conversations']> = {
  listOfDocument: ({ params }, context) =>
    context.read(async (uow) => pageOf(await ofWhole(uow, await entryFor(uow, params.id), context))),

  readLatestOfDocument: ({ params }, context) =>
    context.read(async (uow) => {
      const entry = await entryFor(uow, params.id)
      const [latest] = (await ofWhole(uow, entry, context)).toSorted(latestFirst)
      return latest ?? conversationOf(uow, entry, context)
    }),

  post: ({ params, body }, context) =>
    context.write((uow) => postMessage(uow, { documentId: params.id, postId: params.postId, text: body.Text })),

  listReplies: ({ query }, context) =>
    context.read(async (uow) => {
      const replies = await posts.replies(uow, query.count)
      const about = [...new Set(replies.map(({ documentId }) => documentId))]
      const entries = await readableOf(uow, await findEntries(uow, about))
      return { Items: replies.flatMap((post) => replyOf(post, entries)) }
    }),

  listConversations: ({ query }, context) =>
    context.read(async (uow) => {
      const { documents, network, childobjects: withAnswers, onlyFailed, ...period } = query
      const moments = documents ? await documentsWithin(uow, period, { withAnswers, onlyFailed }) : []
      const around = await aroundOf(
        uow,
        context,
        moments.map(({ entry }) => entry),
      )
      const aboutDocuments = []
      for (const { entry, lastPost } of moments) {
        const reach = await reachFor(uow, entry, uow.author.actorId)
        aboutDocuments.push(ofDocument(entry, { ...around, reach, lastPost }))
      }
      const connections =
        network && around.permissions.has('network.read')
          ? await changedConnections(uow, { ...period, ...(onlyFailed && { state: 'REJECTED' }) })
          : []
      const partners = connections.map((connection) => ofConnection(connection, around))
      return pageOf([...aboutDocuments, ...partners].toSorted(latestFirst).slice(0, query.count))
    }),

  readConversation: ({ params, query }, context) =>
    context.read(async (uow) => {
      const { before, since, count, parent, objectId } = query
      const found = isUuid(params.id) ? await reachable(uow, params.id) : []
      if (found.length === 0) {
        const connection = isUuid(params.id) ? await connectionMoment(uow, params.id, context) : undefined
        if (connection === undefined) throw noConversation(params.id)
        return pageOf(
          parent === undefined && (objectId ?? connection.ObjectId) === connection.ObjectId ? [connection] : [],
        )
      }
      const wanted = found.filter(
        (entry) =>
          (objectId === undefined || entry.id === objectId.toLowerCase()) &&
          (parent === undefined || entry.answersId === parent.toLowerCase()),
      )
      const items = []
      for (const entry of wanted) items.push(await conversationOf(uow, entry, context))
      return pageOf(items.map((item) => ({ ...item, History: withinPeriod(item.History, { before, since, count }) })))
    }),

  readConversationMetadata: ({ params }, context) =>
    context.read(async (uow) => conversationOf(uow, await entryFor(uow, params.documentId), context)),
}
