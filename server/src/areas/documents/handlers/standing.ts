import type { Areas, DecisionOrigin } from '@kontor/contract'
import { t } from '@kontor/i18n'
import type { Handlers, RequestContext } from '../../../platform/index.ts'
import { entryFor } from '../../document-access/index.ts'
import { decide, workOf } from '../rules/deciding.ts'
import { processOf } from '../views/process.ts'
import type { WorkflowRunOf } from '../workflow-runs.ts'

/** What is to be done with a document now and where it stands, its workflow included (002 §7 Decision service; DOC-17, U-021). */
export function createStandingHandlers(
  runOf: WorkflowRunOf,
): Pick<
  Handlers<Areas['documents']>,
  'decide' | 'decideDraft' | 'decideAssignmentType' | 'readProcess' | 'readWorkflow'
> {
  async function decided(context: RequestContext, id: string, asked?: DecisionOrigin) {
    const { entry, run } = await context.read(async (uow) => ({
      entry: await entryFor(uow, id),
      run: await runOf(uow, id),
    }))
    const { decision, because, origin } = decide(entry, asked)
    const reason =
      origin === 'WORKFLOW' && entry.workflow && run ? t`${because} It is in “${run.name}” at “${run.step}”.` : because
    return { entry, answer: { documentId: entry.id, decision, because: await context.translate(reason), origin } }
  }
  const process = (context: RequestContext, id: string) =>
    context.read(async (uow) => processOf(await entryFor(uow, id), await runOf(uow, id)))

  return {
    decide: async ({ params, query: { origin } }, context) => (await decided(context, params.id, origin)).answer,

    decideDraft: async ({ params }, context) => {
      const { entry, answer } = await decided(context, params.id)
      return { ...answer, isDraft: entry.draft }
    },

    decideAssignmentType: async ({ params }, context) => {
      const { entry, answer } = await decided(context, params.id)
      return { ...answer, assignmentType: workOf(entry) }
    },

    readProcess: ({ params }, context) => process(context, params.documentId),

    readWorkflow: ({ params }, context) => process(context, params.documentId),
  }
}
