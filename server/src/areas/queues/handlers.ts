import type { Areas, EvaluationInput, Of } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { type Handlers, type UnitOfWork, unfit } from '../../platform/index.ts'
import { noCompany, settingOf } from '../companies/index.ts'
import { entryFor } from '../document-access/index.ts'
import { connectionWith } from '../network/index.ts'
import { hasPublished, routeOf, routeShown } from '../workflow/index.ts'
import { factsKnown, unknownFacts } from '../workflow-engine/index.ts'
import { factsOfDocument } from '../workflow-subjects/index.ts'
import { factsGiven } from './rules.ts'

/** Under this tag a company sets for which clients of the API routes are switched `off`. */
const switchTag = 'advancedQueues'

export const handlers: Handlers<Areas['queues']> = {
  routeDocument: async ({ params: { documentId, taskType } }, context) => {
    const [route] = await context.read(async (uow) =>
      routeOf(uow, taskType, await factsOfDocument(uow, await entryFor(uow, documentId))),
    )
    const shown = route && (await routeShown(route, taskType, context))
    return { documentId, ...(shown ?? { taskType, assigneeIds: [], teamIds: [] }) }
  },

  isEnabled: ({ query: { client } }, context) =>
    context.read(async (uow) => ({
      enabled: (await hasPublished(uow)) && (await settingOf(uow, switchTag, client)) !== 'off',
    })),

  evaluate: async ({ body }, context) => {
    const routes = await context.read(async (uow) => routeOf(uow, body.taskType, await factsFor(uow, body)))
    const shown = await Promise.all(routes.map((route) => routeShown(route, body.taskType, context)))
    return {
      matched: shown.length > 0,
      routes: shown.map((route) => ({ ...(body.documentId && { documentId: body.documentId }), ...route })),
    }
  },
}

/** What is known of a document that is named, and over it what is given. */
async function factsFor(uow: UnitOfWork, input: Of<typeof EvaluationInput>) {
  if (input.companyId !== undefined && input.companyId !== uow.companyId) throw noCompany(input.companyId)
  const of =
    input.documentId === undefined ? unknownFacts : await factsOfDocument(uow, await entryFor(uow, input.documentId))
  const sender = input.senderId === undefined ? undefined : await connectionWith(uow, input.senderId)
  if (input.senderId !== undefined && sender === undefined) throw noCompany(input.senderId)
  const given = factsGiven(input, factsKnown)
  if ('why' in given && 'field' in given)
    throw unfit(String(given.field), t`${given.field} cannot be used: ${given.why}.`)
  return { ...of, ...given, ...(sender !== undefined && { partner: sender.partnerName }) }
}
