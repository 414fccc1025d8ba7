import { messageOf } from '@kontor/sdk/react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { requisitionsKey } from '../api.ts'
import { useKontor, useWords } from '../kontor.ts'

const keyOf = (id: string) => [...requisitionsKey, 'thread', id]

/** What was said about a requisition, and whether the reader may say something. */
export function useRequisitionThread(id: string) {
  const { api } = useKontor()
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => api.requisitionThreads.readThread({ params: { documentId: id } }, { signal }),
  })
}

/** Says something under one id, however often it is tried. */
export function usePostMessage(id: string, onPosted: () => void) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ postId, Text }: { postId: string; Text: string }) =>
      api.requisitionThreads.postToThread({ params: { documentId: id, postId }, body: { Text } }),
    onSuccess: onPosted,
    onError: (error) => notify('error', messageOf(error, t)),
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(id) }),
  })
}
