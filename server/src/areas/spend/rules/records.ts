/** How much of a document falls under a category, without tax. */
export interface Part {
  /** The coding list by whose code it is told apart; empty where it is by what the document itself says. */
  readonly listId: string
  readonly category: string
  /** YYYY-MM */
  readonly month: string
  /** The connection, or NONE. */
  readonly partner: string
  readonly currency: string
  /** A decimal, negative of a credit note. */
  readonly amount: string
  readonly confined: boolean
}

export interface PartRecord extends Part {
  readonly companyId: string
  readonly documentId: string
}

export interface RollupRecord extends Omit<Part, 'confined'> {
  readonly companyId: string
  readonly parts: number
}

/** What was spent in a month, by what was asked for. */
export interface Sum {
  readonly month: string
  readonly key: string
  readonly currency: string
  readonly amount: string
}
