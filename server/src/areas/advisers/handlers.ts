import type { Areas } from '@kontor/contract'
import type { Handlers } from '../../platform/index.ts'
import { answerAdvice } from './commands/answer-advice.ts'
import { askAdvice } from './commands/ask-advice.ts'
import { handOnAdvice } from './commands/hand-on-advice.ts'
import { withdrawAdvice } from './commands/withdraw-advice.ts'
import type { Decisions } from './decisions.ts'
import { matterSeen } from './matters.ts'
import { adviceOf, isAdministrator } from './views.ts'

const plain = (text = ''): string => text.toWellFormed().replaceAll('\u0000', '').trim()

interface Beside {
  /** Where the notices lead. */
  readonly origin: string
  readonly decisions: Decisions
}

export const createHandlers = ({ origin, decisions }: Beside): Handlers<Areas['advisers']> => ({
  listAdvice: ({ params }, context) =>
    context.read(async (uow) => adviceOf(uow, await matterSeen(uow, params.documentId), context.actor, decisions)),

  askAdvice: ({ params, body: { adviserIds, question } }, context) =>
    context.write(async (uow) => {
      const asking = { ...params, by: context.actor.userId, adviserIds, question: plain(question) }
      await askAdvice(uow, origin, asking, decisions)
    }),

  answerAdvice: ({ params, body: { recommendation, text } }, context) =>
    context.write((uow) => {
      const answering = { ...params, by: context.actor.userId, recommendation, text: plain(text) }
      return answerAdvice(uow, origin, answering, decisions)
    }),

  handOnAdvice: ({ params, body: { adviserId, comment } }, context) =>
    context.write((uow) => {
      const handing = { ...params, by: context.actor.userId, adviserId, comment: plain(comment) }
      return handOnAdvice(uow, origin, handing, decisions)
    }),

  withdrawAdvice: ({ params }, context) =>
    context.write((uow) => {
      const { actor } = context
      const by = { by: actor.userId, isAdministrator: isAdministrator(actor) }
      return withdrawAdvice(uow, origin, { ...params, ...by }, decisions)
    }),
})
