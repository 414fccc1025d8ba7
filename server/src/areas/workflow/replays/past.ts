import type { Of, TradeType, WorkflowReplay, WorkflowSubject } from '@kontor/contract'
import type { Message } from '@kontor/i18n'
import type { UnitOfWork } from '../../../platform/index.ts'
import type { Actor } from '../../requisitions/index.ts'
import type { Facts, Flow, Through } from '../../workflow-engine/index.ts'
import type { Way } from '../../workflow-subjects/index.ts'
import type { VersionRecord } from '../records.ts'

export type Example = Of<typeof WorkflowReplay>['Ways'][number]['Documents'][number]

/** What became of something of the past on a way through the version that is tried. */
export interface Outcome {
  readonly way: Way
  /** Whether that is another way than the one with which it is compared. */
  readonly differs: boolean
  /** Why it is left to people in the end. */
  readonly left: Message | null
  readonly shown: Omit<Example, 'DocumentId' | 'Differs' | 'Because'>
}

/** A document that was received, or a requisition whose approval was requested: one on which a version is tried. */
export interface Past {
  readonly kind: WorkflowSubject
  readonly id: string
  readonly type: TradeType
  readonly facts: Facts
  /** What becomes of it by the version that is tried, beside what the published one does with it, where one does. */
  outcome(now: Through, published: Through | undefined): Outcome
}

/** What is looked for. */
export interface Sought {
  readonly version: VersionRecord
  readonly flow: Flow
  readonly since: Date
  readonly until: Date
  readonly reader: Actor
}

/** What was found of one kind, the newest first. */
export interface FoundPast {
  readonly past: readonly Past[]
  /** There was more. */
  readonly isCut: boolean
  /** That people take for an approval in the middle; null where they decided nothing. */
  readonly pace: number | null
}

export type Seeking = (uow: UnitOfWork, sought: Sought) => Promise<FoundPast>
