import type { TradeType, uploadStates } from '@kontor/contract'

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
  readonly documentId: string | null
  readonly imported: Date
  readonly modified: Date
}
