/** What a check finds: which rule, where, how to mend it. */
export interface Finding {
  readonly rule: string
  readonly severity: 'fatal' | 'warning'
  readonly path: string
  readonly line?: number
  readonly message: string
  readonly fix?: string
}

/** What of a document leaves the thread that read it: never its tree. Amounts are decimal text, dates YYYY-MM-DD. */
export interface Parsed {
  /** The UBL name: `Invoice`. */
  readonly ublType: string
  readonly number: string
  readonly issueDate?: string
  readonly dueDate?: string
  readonly currency?: string
  readonly amount?: string
  readonly senderName: string
  readonly receiverName: string
  readonly note?: string
  /** Ids by which the document names the documents that it follows or corrects. */
  readonly references: readonly string[]
  /** What an ApplicationResponse says, and to which document. */
  readonly answer?: {
    readonly responseCode: string
    readonly reasonCode?: string
    readonly reason?: string
    readonly documentId?: string
  }
  readonly schema: readonly Finding[]
  readonly profile: readonly Finding[]
  readonly profileName: string
  readonly ruleSetVersion: string
}
