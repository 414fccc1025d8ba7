import { messageOf } from '@kontor/sdk/react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { startKey } from '../api/start.ts'
import { useKontor, useWords } from '../kontor.ts'

const key = ['partners']
const maxRequestsShown = 20

/** The companies that ask for a connection and wait, kept up to date. */
export function useRequests() {
  const { api, onChanges } = useKontor()
  const queries = useQueryClient()
  useEffect(
    () => onChanges('connection', () => void queries.invalidateQueries({ queryKey: key })),
    [onChanges, queries],
  )
  return useQuery({
    queryKey: [...key, 'requests'],
    queryFn: async ({ signal }) =>
      (await api.network.listRequests({ query: { limit: maxRequestsShown } }, { signal })).Items.map(
        ({ Connection }) => Connection,
      ),
  })
}

export interface Step {
  readonly kind: 'accept' | 'reject'
  readonly connectionId: string
  readonly name: string
}

/** Answers who asks for a connection; says how it went. */
export function usePartnerStep() {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ kind, connectionId }: Step) => {
      const params = { connectionId }
      return kind === 'accept' ? api.network.acceptRequest({ params }) : api.network.rejectRequest({ params })
    },
    onSuccess: (_, { kind, name }) => notify('success', t(`partners.done.${kind}`, { name })),
    onError: (error) => notify('error', messageOf(error, t)),
    onSettled: () =>
      Promise.all([queries.invalidateQueries({ queryKey: key }), queries.invalidateQueries({ queryKey: startKey })]),
  })
}
