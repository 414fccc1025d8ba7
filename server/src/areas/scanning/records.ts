import type { mailAnswers, scanSteps, scanTagTypes, TradeType, uploadStates } from '@kontor/contract'
import type { AnswerTo } from '../mail/index.ts'

/** A received invoice on paper: the file, where there is one, and what was entered of it so far. */
export interface UploadRecord {
  readonly companyId: string
  readonly id: string
  readonly authorId: string | null
  readonly state: (typeof uploadStates)[number]
  readonly fileName: string
  readonly mimeType: string
  readonly contentHash: string | null
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
  /** The folder in which it lies. */
  readonly folder: string | null
  /** Its own tags; those of its folder stand with the folder. */
  readonly tags: readonly string[]
  /** The reasons by which it was put on hold or rejected, as they were worded. */
  readonly reasonTags: readonly string[]
  /** Who has it in hand, and until when if nothing more is saved. */
  readonly lockedBy: string | null
  readonly lockedUntil: Date | null
  /** The partner who sent it, where somebody has said so. */
  readonly connectionId: string | null
  readonly legalEntityId: string | null
  /** Why it was sent back to be mended. */
  readonly comment: string | null
  readonly withTotals: boolean
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

/** A folder that gathers scanned documents. */
export interface FolderRecord {
  readonly companyId: string
  readonly name: string
  readonly tags: readonly string[]
  readonly branchId: string | null
  readonly branchName: string | null
  readonly created: Date
}

/** A reason for hold or rejection, as the company words it. */
export interface TagRecord {
  readonly companyId: string
  readonly id: string
  readonly type: (typeof scanTagTypes)[number]
  readonly name: string
  readonly description: string | null
}

/** A saved look at the queue. */
export interface FilterRecord {
  readonly companyId: string
  readonly id: string
  /** Null where a program made it, or its author is forgotten. */
  readonly authorId: string | null
  readonly name: string
  readonly states: readonly (typeof uploadStates)[number][]
  readonly tagIds: readonly string[]
  readonly query: string | null
  readonly shared: boolean
  readonly created: Date
}

/** A file that goes along with a scanned document. */
export interface AttachedRecord {
  readonly companyId: string
  readonly id: string
  readonly uploadId: string
  readonly name: string
  readonly mimeType: string
  readonly contentHash: string
  readonly size: number
  readonly created: Date
}
