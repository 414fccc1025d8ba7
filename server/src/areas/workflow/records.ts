import type {
  TradeType,
  WorkflowInstanceState,
  WorkflowLogKind,
  WorkflowSubject,
  WorkflowVersionState,
} from '@kontor/contract'
import type { Message } from '@kontor/i18n'

export interface VersionRecord {
  readonly companyId: string
  readonly id: string
  /** Versions of one workflow have one name. */
  readonly name: string
  readonly version: number
  readonly types: readonly TradeType[]
  readonly bpmn: string
  /** The decision tables that its gateways name; null where they name none. */
  readonly dmn: string | null
  readonly state: WorkflowVersionState
  readonly saved: Date
  readonly savedBy: string | null
  readonly published: Date | null
  readonly publishedBy: string | null
}

/** Where a run stands, or one of its branches. */
export interface Place {
  readonly stepId: string
  readonly step: string
  /** When it came there. */
  readonly entered: Date
  /** The assignment that it gave, or the step of the approval that it asked for. */
  readonly waitsFor: string | null
  /** How many approvals of this step are still to be asked for. */
  readonly approvals: number
  /** When a wait is over. */
  readonly wakes: Date | null
}

/** The branches of a run that goes several ways at once, as they are kept (JSON: instants in ISO 8601). */
export interface Fork {
  /** By which the approvals that its branches ask for wait at the same time. */
  readonly beside: string
  /** One that has come to the join stands there. */
  readonly branches: readonly Kept[]
}

type Kept = Omit<Place, 'entered' | 'wakes'> & { readonly entered: string; readonly wakes: string | null }

/** A document or a requisition on its way. */
export interface InstanceRecord extends Place {
  readonly companyId: string
  readonly id: string
  readonly versionId: string
  readonly subject: WorkflowSubject
  /** The document, or the requisition. */
  readonly documentId: string
  readonly state: WorkflowInstanceState
  /** Who approved in this run, where what it deals with does not tell. */
  readonly approvedBy: readonly string[]
  /** Where it goes several ways at once: it stands at the fork then, and wakes with the first of its branches. Null elsewhere. */
  readonly fork: Fork | null
  readonly started: Date
  readonly ended: Date | null
}

/** A line of what a run did. */
export interface LogRecord {
  readonly companyId: string
  readonly instanceId: string
  readonly position: number
  readonly documentId: string
  readonly step: string
  readonly kind: WorkflowLogKind
  readonly at: Date
  readonly actorId: string | null
  readonly because: Message | null
}

export interface OutcomeRecord {
  readonly companyId: string
  readonly id: string
  readonly documentId: string
  readonly outcome: string
  readonly state: 'QUEUED' | 'EMITTED' | 'FAILED'
  readonly created: Date
  readonly actorId: string | null
  readonly failure: Message | null
}
