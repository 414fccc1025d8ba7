import { type ResponseCode, responseCodes } from '@kontor/contract'
import { answers, type Entry, whyNotDo } from '../../entries/index.ts'
import type { WorkflowRun } from '../workflow-runs.ts'

/** Where a document stands: the step of its workflow, else its state, and what its party can answer now. */
export const processOf = (entry: Entry, run: WorkflowRun | undefined) => ({
  DocumentId: entry.id,
  ...(run !== undefined && { InstanceId: run.instanceId }),
  Step: run?.step ?? entry.state,
  Outcomes: responseCodes.filter((code: ResponseCode) => whyNotDo(answers[code].action, entry) === undefined),
  Since: (run?.since ?? entry.modified).toISOString(),
})
