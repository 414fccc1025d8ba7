/** What somebody said about a document; people of the other party are its company's affair. */
export interface PostRecord {
  readonly companyId: string
  readonly id: string
  readonly documentId: string
  readonly authorId: string | null
  readonly text: string
  readonly created: Date
}
