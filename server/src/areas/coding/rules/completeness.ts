import type { CodingTarget } from '@kontor/contract'
import type { Coding, Split } from './coding.ts'

/** A list as far as the rules look at it. */
export interface KnownList {
  readonly id: string
  readonly name: string
  readonly target: CodingTarget
  readonly required: boolean
}

export interface Missing {
  readonly lineId?: string
  readonly listId: string
}

/**
 * Which required codes are missing: of a list for the whole document there; of a list for lines on each line of which
 * not every part has one, unless the whole document has one, which then counts for all lines without.
 */
export function missingIn(coding: Coding, lists: readonly KnownList[], lineIds: readonly string[]): Missing[] {
  const splitsOf = new Map(coding.lines.map(({ lineId, splits }) => [lineId, splits]))
  return lists
    .filter(({ required }) => required)
    .flatMap(({ id: listId, target }): Missing[] => {
      if (has(coding.header, listId)) return []
      if (target === 'HEADER') return [{ listId }]
      return lineIds.flatMap((lineId) => (has(splitsOf.get(lineId) ?? [], listId) ? [] : [{ lineId, listId }]))
    })
}

const has = (splits: readonly Split[], listId: string): boolean =>
  splits.length > 0 && splits.every(({ values }) => values.some((value) => value.listId === listId))
