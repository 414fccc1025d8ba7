import type { RequisitionWorkflows } from '../requisitions/index.ts'
import { beginRequisition } from './commands/begin-requisition.ts'
import { preview } from './preview.ts'
import * as versions from './store/versions.ts'

/** What requisitions ask of workflows. */
export const requisitionWorkflowsHere: RequisitionWorkflows = {
  preview,
  arePublished: async (uow) => (await versions.publishedFor(uow, 'requisition')) !== undefined,
  begin: beginRequisition,
}
