import type { CodingList, CodingSuggestion, Value } from '../queries/coding.ts'
import { type Draft, partsAt, withCode, withParts } from './draft.ts'

/** Whether a draft has a code of a list where a suggestion is about, be it that of the whole or in one part only. */
const carries = (draft: Draft, lineId: string | undefined, listId: string): boolean =>
  [...partsAt(draft, undefined), ...(lineId === undefined ? [] : partsAt(draft, lineId))].some(({ values }) =>
    values.some((value) => value.listId === listId),
  )

/** Suggestions of lists that the reader has, for places that have no code yet. */
export const openIn = (
  draft: Draft,
  suggestions: readonly CodingSuggestion[],
  lists: readonly CodingList[],
): CodingSuggestion[] =>
  suggestions.filter(
    ({ lineId, value }) => lists.some(({ ListId }) => ListId === value.listId) && !carries(draft, lineId, value.listId),
  )

/** A draft with a code where it was suggested, in each part of the place. */
export const withTaken = (draft: Draft, lineId: string | undefined, value: Value): Draft =>
  withParts(
    draft,
    lineId,
    partsAt(draft, lineId).map((part) => withCode(part, value.listId, value)),
  )
