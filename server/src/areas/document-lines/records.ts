import type { DocumentLine, Of } from '@kontor/contract'

/** A line of a document and what became of it, as the wire has it. */
export type Line = Of<typeof DocumentLine>

/** To which line of which other document a line belongs. */
export interface LineMapping {
  readonly companyId: string
  readonly documentId: string
  readonly lineId: string
  readonly targetDocumentId: string
  readonly targetLineId: string
  readonly created: Date
}
