import type { Areas } from '@kontor/contract'
import type { Handlers, RequestContext } from '../../platform/index.ts'
import { decideByMail, readDecision } from './commands/decide.ts'
import { saveRules } from './commands/save-rules.ts'
import * as store from './store.ts'

const isAvailable = ({ platform }: RequestContext): boolean => platform.settings.mail.smtpUrl !== undefined

/** @param origins where what is told of a decision leads */
export const createHandlers = (origins: { readonly shell: string }): Handlers<Areas['mailDecisions']> => ({
  readMailDecisionRules: (_input, context) =>
    context.read(async (uow) => ({ Allowed: await store.isAllowed(uow), Available: isAvailable(context) })),

  saveMailDecisionRules: ({ body }, context) =>
    context.write((uow) =>
      saveRules(uow, { allowed: body.Allowed, by: context.actor.userId, isAvailable: isAvailable(context) }),
    ),

  readMailDecision: ({ body }, context) => readDecision(body.Token, context),

  decideByMail: ({ body }, context) => decideByMail(body, origins.shell, context),
})
