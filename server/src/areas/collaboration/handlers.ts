import type { Areas } from '@kontor/contract'
import type { Handlers } from '../../platform/index.ts'
import * as store from './store.ts'
import { collaborate, saveCard, seen } from './threads.ts'

export const handlers: Handlers<Areas['collaboration']> = {
  saveCard: ({ params, body }, context) => context.write((uow) => saveCard(uow, params.uuid, body)),

  saveCollaborations: ({ params, body }, context) => context.write((uow) => collaborate(uow, params.uuid, body)),

  readCard: ({ params }, context) =>
    context.read(async (uow) => {
      const card = await seen(uow, params.uuid)
      const parts = await store.parts(uow, card.id)
      const idsOf = (wanted: store.Part['kind']) =>
        parts.filter(({ kind }) => kind === wanted).map(({ partId }) => partId)
      return {
        id: card.id,
        title: card.title,
        ownerId: card.ownerId,
        modified: card.modified.toISOString(),
        participants: idsOf('user'),
        companies: idsOf('company'),
        messages: (await store.messages(uow, card.id)).map(({ id, text, created, saidBy, authorId }) => ({
          id,
          text,
          at: created.toISOString(),
          companyId: saidBy,
          ...(authorId === null ? {} : { userId: authorId }),
        })),
        ...(card.description === null ? {} : { description: card.description }),
        ...(card.subjectId === null ? {} : { subjectId: card.subjectId }),
        ...(card.subjectType === null ? {} : { subjectType: card.subjectType }),
        ...(card.app === null ? {} : { app: card.app }),
      }
    }),
}
