import type { CodingList, CodingSuggestion, Value } from '../queries/coding.ts'
import { type Draft, type Part, partsAt, withCode, withParts } from './draft.ts'

/** Suggestions of lists that the reader has, for places that have no code yet, be it that of the whole or in one part only. */
export function openIn(
  draft: Draft,
  suggestions: readonly CodingSuggestion[],
  lists: readonly CodingList[],
): CodingSuggestion[] {
  const listed = new Set(lists.map(({ ListId }) => ListId))
  const carried = (parts: readonly Part[]) => new Set(parts.flatMap(({ values }) => values.map((one) => one.listId)))
  const ofWhole = carried(draft.header)
  const ofLines = new Map(draft.lines.map(({ lineId, parts }) => [lineId, carried(parts)]))
  return suggestions.filter(
    ({ lineId = '', value: { listId } }) =>
      listed.has(listId) && !ofWhole.has(listId) && !ofLines.get(lineId)?.has(listId),
  )
}

/** A draft with a code where it was suggested, in each part of the place. */
export const withTaken = (draft: Draft, lineId: string | undefined, value: Value): Draft =>
  withParts(
    draft,
    lineId,
    partsAt(draft, lineId).map((part) => withCode(part, value.listId, value)),
  )
