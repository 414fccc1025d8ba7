import type { WorkflowRunOf } from '../documents/index.ts'
import * as instances from './store/instances.ts'
import * as versions from './store/versions.ts'

/** Whether documents follow any workflow here. */
export const hasPublished: typeof versions.hasPublished = (...given) => versions.hasPublished(...given)

/** The workflow that a document is in now, and where it waits. */
export const runOf: WorkflowRunOf = async (uow, documentId) => {
  const run = await instances.findGoing(uow, documentId)
  const version = run && (await versions.find(uow, run.versionId))
  return run && version && { instanceId: run.id, name: version.name, step: run.step, since: run.entered }
}
