import { service, type UnitOfWork } from '../../platform/index.ts'

/** Where the workflow of a document stands. */
export interface WorkflowRun {
  readonly instanceId: string
  /** What the workflow is called. */
  readonly name: string
  /** The step at which it waits. */
  readonly step: string
  /** When it came there. */
  readonly since: Date
}

/** The workflow that a document is in now; undefined where it is in none. */
export type WorkflowRunOf = (uow: UnitOfWork, documentId: string) => Promise<WorkflowRun | undefined>

/** What the area asks of workflows, which stand above it. */
export const workflowRunOf = service<WorkflowRunOf>('documents.workflowRunOf')
