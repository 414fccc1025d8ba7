import { messageOf } from '@kontor/sdk/react'
import { responseOf } from '@kontor/ubl'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { keys } from './keys.ts'
import { useTree } from './tree.ts'

/** All that was said and done about a document and about those that belong to it. */
export function useConversation(id: string, wanted: boolean) {
  const { api } = useKontor()
  return useQuery({
    queryKey: keys.thread(id),
    queryFn: async ({ signal }) =>
      (await api.conversations.listOfDocument({ params: { id } }, { signal })).Conversation,
    enabled: wanted,
  })
}

/** The id of a post that has not succeeded yet: trying again under it says it once. */
const pending = new Map<string, string>()

/** Says something about a document to its other party. */
export function usePost(id: string) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (text: string) => {
      const key = `${id} ${text}`
      const postId = pending.get(key) ?? crypto.randomUUID()
      pending.set(key, postId)
      await api.conversations.post({ params: { id, postId }, body: { Text: text } })
      pending.delete(key)
    },
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: keys.thread(id) }),
        queries.invalidateQueries({ queryKey: keys.history(id) }),
      ]),
    onError: (error) => notify('error', messageOf(error, t)),
  })
}

/** The lines that an answer names, as its own document says them. */
export function useAnsweredLines(answerId: string): readonly string[] {
  // An answer never changes: its only version is the first.
  const tree = useTree({ DocumentId: answerId, Version: 1 })
  return useMemo(() => (tree ? (responseOf(tree).lines ?? []).map(({ lineId }) => lineId) : []), [tree])
}
