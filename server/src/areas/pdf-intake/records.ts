/** A file that was uploaded and is no document yet. */
export interface FileRecord {
  readonly companyId: string
  readonly id: string
  readonly fileName: string
  readonly mimeType: string
  readonly contentHash: string
  readonly size: number
  readonly state: 'NEW' | 'PROCESSING' | 'DISPATCHED' | 'FAILED'
  readonly status: 'new' | 'open' | 'pending' | 'hold' | 'solved' | 'closed'
  readonly fault: 'NOT_PDF' | 'PDF_WITHOUT_TEXT' | null
  readonly uploadToken: string
  readonly note: string | null
  readonly email: string | null
  readonly connectionId: string | null
  /** The document that it became; null until somebody has finished it. */
  readonly documentId: string | null
  /** Under which id it is written, once somebody has taken it. */
  readonly draftId: string | null
  readonly assigneeId: string | null
  /** Why it waits, or was refused. */
  readonly reason: string | null
  readonly actorId: string | null
  readonly created: Date
  readonly modified: Date
}
