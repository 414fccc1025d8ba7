import type { mailAnswers, scanSteps, TradeType, uploadStates } from '@kontor/contract'
import type { AnswerTo } from '../mail/index.ts'

/** A received invoice on paper: the file, and what was entered of it so far. */
export interface UploadRecord {
  readonly companyId: string
  readonly id: string
  readonly authorId: string | null
  readonly state: (typeof uploadStates)[number]
  readonly fileName: string
  readonly mimeType: string
  readonly contentHash: string
  readonly size: number
  readonly pages: number
  readonly draftHash: string | null
  readonly version: number
  readonly type: TradeType | null
  readonly number: string | null
  readonly issueDate: string | null
  readonly currency: string | null
  readonly amount: string | null
  readonly senderName: string | null
  /** Who mailed it, where it came by e-mail. */
  readonly mailFrom: string | null
  /** Through what they are told where it is rejected; null where there is nobody to tell. */
  readonly answerTo: AnswerTo | null
  /** Why it is on hold, was so until now, or was rejected. */
  readonly reason: string | null
  /** The day on which one that is on hold comes back by itself. */
  readonly holdUntil: string | null
  readonly documentId: string | null
  readonly imported: Date
  readonly modified: Date
}

/** What somebody decided of a paper. */
export interface StepRecord {
  readonly companyId: string
  readonly id: string
  readonly uploadId: string
  readonly step: (typeof scanSteps)[number]
  readonly at: Date
  readonly authorId: string | null
  readonly reason: string | null
  readonly until: string | null
  readonly answer: Extract<(typeof mailAnswers)[number], 'QUEUED' | 'SENT' | 'FAILED'> | null
}
