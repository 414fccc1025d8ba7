import type { Action, Row } from '../queries/types.ts'

/** What can be done with at least one of the chosen documents: acts, and own tags that can be taken off. */
export interface Offered {
  readonly allows: (action: Action) => boolean
  readonly carries: (tag: string) => boolean
}

/** What a bar offers for the chosen rows; where not all of them are known, as after "all", everything is offered. */
export function offeredFor(rows: readonly Row[], allKnown: boolean): Offered {
  const actions = new Set(rows.flatMap(({ AllowedActions = [] }) => AllowedActions.map(({ Action }) => Action)))
  const tags = new Set(rows.flatMap(({ Tags }) => Tags))
  return {
    allows: (action) => !allKnown || actions.has(action),
    carries: (tag) => !allKnown || tags.has(tag),
  }
}
