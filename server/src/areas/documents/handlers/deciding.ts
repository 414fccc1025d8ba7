import type { Areas } from '@kontor/contract'
import type { Handlers, RequestContext } from '../../../platform/index.ts'
import { entryFor } from '../../document-access/index.ts'
import { decide, workOf } from '../rules/deciding.ts'

async function decided(context: RequestContext, id: string) {
  const entry = await context.read((uow) => entryFor(uow, id))
  const { decision, because } = decide(entry)
  return { entry, answer: { documentId: entry.id, decision, because: await context.translate(because) } }
}

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
