import type { ScanState } from '@kontor/contract'

/** A file beside a document; its bytes are a content. */
export interface AttachmentRecord {
  readonly companyId: string
  readonly id: string
  readonly documentId: string
  readonly name: string
  readonly contentType: string
  readonly contentHash: string
  readonly size: number
  readonly scan: ScanState
  /** It is a part of the document, which encloses it, and goes where that goes. */
  readonly enclosed: boolean
  /** It is the paper that the document was entered from. */
  readonly original: boolean
  readonly authorId: string | null
  readonly created: Date
}
