import type { Standing, Subject } from '../../workflow-subjects/index.ts'
import type { InstanceRecord, LogRecord, VersionRecord } from '../records.ts'

/** A line of what a run did; that a step was left is written with what comes next. */
export type Line = Pick<LogRecord, 'step' | 'kind' | 'because'>

/** A run at a step, with what it deals with, held until the transaction ends. */
export interface Run extends Standing {
  readonly version: VersionRecord
  readonly instance: InstanceRecord
  readonly subject: Subject
}
