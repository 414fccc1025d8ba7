import type { Selection } from '@kontor/kit'
import { messageOf } from '@kontor/sdk/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useKontor, useWords } from '../kontor.ts'
import type { Filters } from '../list/filters.ts'
import { selection } from '../list/query.ts'
import type { AnsweringAction } from './actions.ts'
import { responseCodes } from './actions.ts'

/** What is done to many documents at once: a tag put on or taken off (`archived` files away), or an answer. */
export type BulkAction = { readonly tag: string; readonly on: boolean } | { readonly answer: AnsweringAction }

export interface BulkRequest {
  readonly act: BulkAction
  readonly filters: Filters
  readonly selection: Selection
}

/** Does an act to the chosen documents; the ids of those that changed. */
export function useBulkActions() {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ act, filters, selection: { all, ids } }: BulkRequest) => {
      const query = all ? selection(filters) : {}
      const chosen = { DocumentIds: [...ids], All: all }
      const { DocumentIds } =
        'tag' in act
          ? await api.documentLists.tagDocuments({ query, body: { Tag: act.tag, On: act.on, ...chosen } })
          : await api.documentLists.answerDocuments({
              query,
              body: { ResponseCode: responseCodes[act.answer], ...chosen },
            })
      return DocumentIds
    },
    onError: (error) => notify('error', messageOf(error, t)),
    onSettled: () => queries.invalidateQueries(),
  })
}
