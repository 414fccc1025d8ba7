import type { Message } from '@kontor/i18n'
import { service, type UnitOfWork } from '../../platform/index.ts'
import type { RequisitionRecord } from './records.ts'

/** What a workflow will do first with a requisition. */
export interface Preview {
  /** Whom it asks; nobody where it approves by itself. */
  readonly approverIds: readonly string[]
  readonly because: Message
}

/** What the area asks of workflows, which stand above it. */
export interface RequisitionWorkflows {
  /** What would become of it; undefined where requisitions follow no workflow here. */
  preview(uow: UnitOfWork, requisition: RequisitionRecord): Promise<Preview | undefined>
  /** Whether requisitions follow a workflow here. */
  arePublished(uow: UnitOfWork): Promise<boolean>
  /** Sends one whose approval is requested through its workflow. */
  begin(uow: UnitOfWork, origin: string, requisitionId: string): Promise<void>
}

export const requisitionWorkflows = service<RequisitionWorkflows>('requisitions.workflows')

/** What surrounds the acts on requisitions. */
export interface House {
  /** Where people read what they are told about. */
  readonly origin: string
  readonly workflows: Pick<RequisitionWorkflows, 'arePublished' | 'begin'>
}
