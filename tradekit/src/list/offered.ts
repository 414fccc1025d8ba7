import type { OfferedBulkAction, Row } from '../queries/types.ts'

/** What a bar offers for the chosen documents: acts, and own tags that can be taken off. */
export interface Offered {
  readonly allows: (action: OfferedBulkAction) => boolean
  readonly carries: (tag: string) => boolean
}

/**
 * Of what the reader may do with several documents, what applies to at least one of the chosen rows; all of it where not
 * all rows are known, as after "all".
 */
export function offeredFor(may: readonly OfferedBulkAction[], rows: readonly Row[], allKnown: boolean): Offered {
  const actions = new Set<string>(rows.flatMap(({ AllowedActions = [] }) => AllowedActions.map(({ Action }) => Action)))
  const tags = new Set(rows.flatMap(({ Tags }) => Tags))
  const isBillable = rows.some(({ TurnsInto = [] }) => TurnsInto.includes('invoice'))
  const waits = rows.some(({ ApprovalState }) => ApprovalState === 'OPEN')
  const applies = (action: OfferedBulkAction) =>
    action === 'tag' ||
    action === 'assign' ||
    (action === 'approve' ? waits : action === 'invoice' ? isBillable : actions.has(action))
  return {
    allows: (action) => may.includes(action) && (!allKnown || applies(action)),
    carries: (tag) => !allKnown || tags.has(tag),
  }
}
