import type { AssignmentState, DelegationType, SubjectType } from '@kontor/contract'
import { CamelCasePlugin, type ColumnType } from 'kysely'
import type { Tx } from '../../../platform/index.ts'
import type { Delegation } from '../rules.ts'

/** Kept as JSON. */
type Json<T> = ColumnType<T, string, string>

export interface AssignmentTable {
  readonly companyId: string
  readonly id: string
  readonly subjectType: SubjectType
  readonly subjectId: string
  readonly type: string
  readonly status: AssignmentState
  readonly comment: string | null
  readonly app: string | null
  readonly externalId: string | null
  readonly tags: string[]
  readonly context: Json<{ format: string; context: string } | null>
  readonly delegations: Json<readonly Delegation[]>
  /** By when it is to be done, as a business date, where that is not when its document is due. */
  readonly deadline: string | null
  /** Of the older form: the service that takes it, and the supplier that it is about. */
  readonly component: string | null
  readonly vendorId: string | null
  readonly createdBy: string
  readonly modifiedBy: string | null
  readonly created: Date
  readonly modified: Date
}

/** A step of an assignment: how it stood after it. */
export interface StepRecord {
  readonly companyId: string
  readonly assignmentId: string
  readonly step: number
  readonly status: AssignmentState
  readonly comment: string | null
  readonly assigneeIds: readonly string[]
  readonly modifiedBy: string | null
  readonly created: Date
}

export interface AutoAssignmentRecord {
  readonly companyId: string
  readonly assigneeId: string
  readonly autoAssigneeId: string
  readonly delegationType: DelegationType
  readonly excludeUser: boolean
  /** The team as whose member the person gets what goes on; null for all of their work. */
  readonly teamId: string | null
  readonly createdBy: string
  readonly created: Date
}

type Tables = {
  assignment: AssignmentTable
  assignmentAssignee: { companyId: string; assignmentId: string; userId: string }
  assignmentLog: StepRecord
  autoAssignment: AutoAssignmentRecord
}

const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true })

export const tables = (tx: Tx) => tx.withTables<Tables>().withPlugin(camelCase)
