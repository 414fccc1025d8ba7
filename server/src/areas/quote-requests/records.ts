import type { QuoteRequestState } from '@kontor/contract'
import type { RequestLine } from './rules/comparison.ts'

export interface QuoteRequestRecord {
  readonly companyId: string
  readonly id: string
  readonly number: string
  readonly requisitionId: string
  readonly state: QuoteRequestState
  readonly currency: string
  /** YYYY-MM-DD */
  readonly respondBy: string | null
  readonly note: string | null
  readonly thanks: string | null
  readonly lines: readonly RequestLine[]
  readonly askedBy: string | null
  /** Given to who asked, once all have answered or the day is over. */
  readonly taskId: string | null
  readonly created: Date
  readonly modified: Date
}

/** Who was asked, by which document. */
export interface AskedSupplier {
  readonly companyId: string
  readonly requestId: string
  readonly connectionId: string
  readonly documentId: string
  readonly supplier: string
  readonly asked: Date
}

export interface AwardRecord {
  readonly companyId: string
  readonly requestId: string
  readonly lineId: string
  readonly quoteId: string
}
