/** In what currency and for what kind of lines quotes are asked for (F-186). */
export interface RequestRecord {
  readonly companyId: string
  readonly documentId: string
  readonly currency: string
  readonly context: 'BASKET' | 'REQUESTING' | 'ASSISTING' | 'ON_BEHALF' | 'NOT_EDITABLE' | null
  readonly linesType: 'plain' | 'bundle' | null
  readonly modified: Date
}
