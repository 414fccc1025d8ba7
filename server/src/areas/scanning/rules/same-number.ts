import type { TradeType } from '@kontor/contract'

/** A number, and what is said of the document that would have it. */
export interface NumberAsked {
  readonly number: string
  readonly connectionId?: string | undefined
  readonly type?: TradeType | undefined
  readonly issueDate?: string | undefined
}

export interface NumberKnown {
  readonly connectionId: string | null
  readonly type: TradeType
  readonly issueDate: string | null
}

/**
 * Whether a document with the same number is the same: of this sender and type where they are named, and of the same year,
 * for issuers begin to count anew with it.
 */
export const isSameNumber = ({ connectionId, type, issueDate }: NumberAsked, known: NumberKnown): boolean =>
  (connectionId === undefined || connectionId === known.connectionId) &&
  (type === undefined || type === known.type) &&
  (issueDate === undefined || known.issueDate === null || issueDate.slice(0, 4) === known.issueDate.slice(0, 4))
