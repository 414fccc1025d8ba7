import type {
  AnswerShape,
  Block,
  Direction,
  QuestionnaireState,
  QuestionShape,
  RequestState,
  ReviewerType,
} from './rules/shapes.ts'
import type { TriggerRule } from './rules/triggers.ts'

export type * from './rules/shapes.ts'

/** A question that questionnaires share. */
export interface QuestionRecord {
  readonly companyId: string
  readonly id: string
  readonly text: QuestionShape['text']
  readonly answerType: QuestionShape['answerType']
  readonly required: boolean
  readonly choices: NonNullable<QuestionShape['choices']> | null
  readonly created: Date
}

/** One version of a questionnaire; its blocks hold the questions that they ask. */
export interface QuestionnaireRecord {
  readonly companyId: string
  readonly id: string
  readonly version: number
  readonly kind: 'QUESTIONNAIRE' | 'TEMPLATE'
  readonly name: string
  readonly state: QuestionnaireState
  readonly blocks: readonly Block[]
  readonly created: Date
  readonly modified: Date
}

/** Who reviews; nobody where the sender named nobody. */
export interface ReviewerRef {
  readonly reviewer: string | null
  readonly reviewerType: ReviewerType | null
}

/** A request as one of the two companies has it. */
export interface RequestRecord extends ReviewerRef {
  readonly companyId: string
  readonly id: string
  readonly direction: Direction
  readonly partnerId: string
  readonly partnerName: string
  readonly connectionId: string
  readonly questionnaireId: string
  readonly version: number
  readonly name: string
  readonly blocks: readonly Block[]
  readonly state: RequestState
  /** Why the last answers were rejected. */
  readonly reason: string | null
  /** Of who asks, what was submitted last. */
  readonly answers: readonly AnswerShape[]
  readonly rejectedAnswers: readonly AnswerShape[] | null
  /** YYYY-MM-DD */
  readonly due: string | null
  /** Who sent it, in the company that asks; the answerer does not learn it. */
  readonly senderId: string | null
  /** The review that waits, in the company that asks. */
  readonly taskId: string | null
  readonly sent: Date
  readonly submitted: Date | null
  readonly reminded: Date | null
  readonly modified: Date
}

export interface FileRecord {
  readonly companyId: string
  readonly requestId: string
  readonly id: string
  readonly questionId: string
  /** Its place among the files of the answer, from 0. */
  readonly nth: number
  readonly name: string
  readonly contentType: string
  readonly contentHash: string
  /** In bytes. */
  readonly size: number
  readonly created: Date
}

/** What sends a questionnaire by itself. */
export interface RuleRecord extends ReviewerRef, TriggerRule {
  readonly companyId: string
  readonly id: string
  readonly questionnaireId: string
  /** It was sent on approvals of before, too. */
  readonly onExisting: boolean
  readonly authorId: string | null
}

export interface RouterRecord {
  readonly companyId: string
  readonly taskType: string
  readonly reviewer: string
  readonly reviewerType: ReviewerType
}
