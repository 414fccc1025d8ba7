import type { Areas } from '@kontor/contract'
import type { Handlers, RequestContext } from '../../../platform/index.ts'
import { entryFor } from '../../document-access/index.ts'
import { type Deciding, decide, workOf } from '../rules/deciding.ts'

const decision = (documentId: string, { decision, because }: Deciding) => ({ documentId, decision, because })

const decided = (context: RequestContext, id: string) =>
  context.read(async (uow) => {
    const entry = await entryFor(uow, id)
    return { entry, answer: decision(entry.id, decide(entry)) }
  })

export const deciding: Pick<Handlers<Areas['documents']>, 'decide' | 'decideDraft' | 'decideAssignmentType'> = {
  decide: async ({ params }, context) => (await decided(context, params.id)).answer,

  decideDraft: async ({ params }, context) => {
    const { entry, answer } = await decided(context, params.id)
    return { ...answer, isDraft: entry.draft }
  },

  decideAssignmentType: async ({ params }, context) => {
    const { entry, answer } = await decided(context, params.id)
    return { ...answer, assignmentType: workOf(entry) }
  },
}
