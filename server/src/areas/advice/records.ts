import type { AdviceRecommendation, AskedAdviceState, WorkflowSubject } from '@kontor/contract'

/** What a person who decides asked a colleague before, and what they advised. */
export interface AdviceRecord {
  readonly companyId: string
  readonly id: string
  readonly questionId: string
  readonly subject: WorkflowSubject
  /** The document, or the requisition. */
  readonly documentId: string
  /** The step of the approval, or the task by which the requisition waits. */
  readonly stepId: string
  readonly askedBy: string
  readonly askedOf: string
  readonly holders: readonly string[]
  readonly question: string
  readonly asked: Date
  readonly state: AskedAdviceState
  readonly recommendation: AdviceRecommendation | null
  readonly answer: string | null
  readonly answeredBy: string | null
  readonly ended: Date | null
}
