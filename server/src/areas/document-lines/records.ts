/** To which line of which other document a line belongs. */
export interface LineMapping {
  readonly companyId: string
  readonly documentId: string
  readonly lineId: string
  readonly targetDocumentId: string
  readonly targetLineId: string
  readonly created: Date
}
