import type { Flow } from '../workflow-engine/index.ts'
import type { Standing, Subject } from '../workflow-subjects/index.ts'
import type { Fork, InstanceRecord, LogRecord, Place, VersionRecord } from './records.ts'

/** A line of what a run did; that a step was left is written with what comes next. */
export type Line = Pick<LogRecord, 'step' | 'kind' | 'because'>

/** A run at a step, or one of its branches, with what it deals with, held until the transaction ends. */
export interface Run extends Standing {
  readonly version: VersionRecord
  readonly flow: Flow
  readonly instance: InstanceRecord
  readonly subject: Subject
  /** Which of the branches it is; undefined of a run that stands at one place. */
  readonly branch?: number
}

/** Where the branches of a run stand. */
export const placesOf = ({ branches }: Fork): Place[] =>
  branches.map(({ entered, wakes, ...place }) => ({
    ...{ ...place, entered: new Date(entered), wakes: wakes === null ? null : new Date(wakes) },
  }))

/** The branches of a run, each as a run that stands where it stands. */
export const branchesOf = (run: Run): Run[] =>
  placesOf(run.instance.fork ?? { beside: '', branches: [] }).map((place, branch) => ({
    ...{ ...run, branch, instance: { ...run.instance, ...place } },
  }))
