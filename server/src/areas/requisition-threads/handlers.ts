import type { Areas } from '@kontor/contract'
import type { Handlers } from '../../platform/index.ts'
import { requisitionSeen } from '../requisitions/index.ts'
import { namesOf } from '../users/index.ts'
import { postMessage } from './commands/post-message.ts'
import { mayReply } from './rules.ts'
import * as store from './store.ts'

/** @param origin where mails lead */
export const createHandlers = (origin: string): Handlers<Areas['requisitionThreads']> => ({
  readThread: ({ params }, context) =>
    context.read(async (uow) => {
      const { id } = await requisitionSeen(uow, params.documentId, context.actor)
      const posts = await store.postsOf(uow, id)
      const names = await namesOf(uow, [...new Set(posts.flatMap(({ authorId }) => authorId ?? []))])
      return {
        Posts: posts.map(({ id, authorId, text, created }) => ({
          ...{ Id: id, Text: text, At: created.toISOString() },
          ...(authorId !== null && { AuthorId: authorId }),
          ...(authorId !== null && names.has(authorId) && { AuthorName: names.get(authorId)! }),
        })),
        MayReply: mayReply(context.actor.permissions),
      }
    }),

  postToThread: ({ params, body }, context) =>
    context.write((uow) =>
      postMessage(
        uow,
        origin,
        { requisitionId: params.documentId, postId: params.postId, text: body.Text },
        context.actor,
      ),
    ),
})
