import type { Areas } from '@kontor/contract'
import type { Handlers } from '../../platform/index.ts'
import { decideByMail, readDecision } from './commands/decide-by-mail.ts'
import { saveReplyRules, saveRules } from './commands/save-rules.ts'
import * as store from './store.ts'

/** @param origins where what is told of a decision leads */
export const createHandlers = (origins: { readonly shell: string }): Handlers<Areas['mailDecisions']> => ({
  readMailDecisionRules: (_input, context) =>
    context.read(async (uow) => {
      const { link, reply } = await store.allowed(uow)
      const { smtpUrl, intake } = context.platform.settings.mail
      const Available = smtpUrl !== undefined
      return { Allowed: link, Available, Replies: reply, RepliesAvailable: Available && intake !== undefined }
    }),

  saveMailDecisionRules: ({ body }, context) =>
    context.write((uow) => {
      const { actor, platform } = context
      return saveRules(uow, { allowed: body.Allowed, by: actor.userId }, platform.settings)
    }),

  saveMailReplyRules: ({ body }, context) =>
    context.write((uow) => saveReplyRules(uow, body.Allowed, context.platform.settings)),

  readMailDecision: ({ body }, context) => readDecision(body.Token, context),

  decideByMail: ({ body }, context) => decideByMail(body, origins.shell, context),
})
