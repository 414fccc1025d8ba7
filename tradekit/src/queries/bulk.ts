import type { Selection } from '@kontor/kit'
import { messageOf } from '@kontor/sdk/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useKontor, useWords } from '../kontor.ts'
import type { Filters } from '../list/filters.ts'
import { selection } from '../list/query.ts'
import { undoSeconds } from '../undo/UndoPlace.tsx'
import type { AnsweringAction } from './actions.ts'
import { responseCodes } from './actions.ts'
import type { HeldAnswers } from './types.ts'

/** What is done to many documents at once: a tag put on or taken off (`archived` files away), an answer, an approval, work. */
export type BulkAction =
  | { readonly tag: string; readonly on: boolean }
  | BulkAnswer
  | { readonly approve: true }
  | { readonly assignTo: string; readonly name: string; readonly comment: string }

/** The same answer to all of them, for the same reason where it needs one. */
export interface BulkAnswer {
  readonly answer: AnsweringAction
  readonly reasonCode?: string | undefined
  readonly reason?: string | undefined
}

export interface BulkRequest {
  readonly act: BulkAction
  readonly filters: Filters
  readonly selection: Selection
}

/** The documents that changed, and what undoes their answers while these wait. */
export interface BulkResult {
  readonly DocumentIds: readonly string[]
  readonly Held?: HeldAnswers | undefined
}

/** Does an act to the chosen documents. */
export function useBulkActions() {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ act, filters, selection: { all, ids } }: BulkRequest): Promise<BulkResult> => {
      const query = all ? selection(filters) : {}
      const chosen = { DocumentIds: [...ids], All: all }
      if ('tag' in act) return api.documentLists.tagDocuments({ query, body: { Tag: act.tag, On: act.on, ...chosen } })
      if ('approve' in act) return api.approvals.approveDocuments({ query, body: { SkipWarned: true, ...chosen } })
      if ('assignTo' in act) {
        const body = { AssigneeId: act.assignTo, ...(act.comment && { Comment: act.comment }), ...chosen }
        return api.assignments.assignDocuments({ query, body })
      }
      return api.documentLists.answerDocuments({
        query,
        body: {
          ResponseCode: responseCodes[act.answer],
          ...(act.reasonCode && { ReasonCode: act.reasonCode }),
          ...(act.reason && { Reason: act.reason }),
          HoldFor: undoSeconds,
          SkipWarned: true,
          ...chosen,
        },
      })
    },
    onError: (error) => notify('error', messageOf(error, t)),
    onSettled: () => queries.invalidateQueries(),
  })
}

/** Takes back answers to many documents that have not left; how many those were. */
export function useUndoAnswers() {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (held: HeldAnswers) => api.documentLists.undoAnswers({ body: { Held: [...held] } }),
    onSuccess: ({ DocumentIds }) => notify('success', t('answering.undone.many', { count: DocumentIds.length })),
    onError: (error) => notify('error', messageOf(error, t)),
    onSettled: () => queries.invalidateQueries(),
  })
}
