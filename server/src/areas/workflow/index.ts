import { defineArea, provide, type Task, type UnitOfWork } from '../../platform/index.ts'
import { workflowRunOf } from '../documents/index.ts'
import { requisitionWorkflows } from '../requisitions/index.ts'
import { begin, beginTask } from './commands/begin-run.ts'
import { emitQueued, emitTask } from './commands/emit-outcome.ts'
import { collect, follow, followTask, wake } from './commands/follow-run.ts'
import { createRunHandlers } from './handlers/runs.ts'
import { versionHandlers } from './handlers/versions.ts'
import { policy } from './policy.ts'
import { runOf } from './queries.ts'
import { requisitionWorkflowsHere } from './requisitions.ts'
import * as instances from './store/instances.ts'
import * as logs from './store/logs.ts'
import * as versions from './store/versions.ts'

export { begin } from './commands/begin-run.ts'
export { publish, saveSteps } from './commands/save-version.ts'
export { hasPublished } from './queries.ts'
export { requisitionWorkflowsHere } from './requisitions.ts'
export { routeOf, routeShown } from './routes.ts'

/** In how many companies waits end in a minute. */
const maxCompanies = 10_000

/** What tells people of documents needs to know where those are read. */
const telling =
  (work: (uow: UnitOfWork, origin: string, payload: Readonly<Record<string, unknown>>) => Promise<void>): Task =>
  async (_uow, payload) =>
  async ({ shellOrigin }) =>
  (uow) =>
    work(uow, shellOrigin, payload)

export const area = defineArea('workflow', {
  policy,
  handlers: ({ origins }) => ({ ...versionHandlers, ...createRunHandlers(origins) }),
  sealed: collect,
  eachMinute: { companies: (tx) => instances.companiesToWake(tx, maxCompanies), work: wake },
  tasks: {
    [beginTask]: telling((uow, origin, { documentId }) => begin(uow, origin, String(documentId))),
    [followTask]: telling((uow, origin, { documentId, subject }) =>
      follow(uow, origin, {
        subject: subject === 'REQUISITION' ? subject : 'DOCUMENT',
        documentId: String(documentId),
      }),
    ),
    [emitTask]: telling((uow, origin, { outcomeId }) => emitQueued(uow, origin, String(outcomeId))),
  },
  provides: [provide(workflowRunOf, () => runOf), provide(requisitionWorkflows, () => requisitionWorkflowsHere)],
  personalData: {
    inCompany: async (uow, userId) => {
      await versions.forget(uow, userId)
      await instances.forget(uow, userId)
      await logs.forget(uow, userId)
    },
  },
})
