import type { Client } from '@kontor/sdk'
import { messageOf } from '@kontor/sdk/react'
import { useOnce } from '@kontor/tradekit/queries'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { requisitionsKey } from '../api.ts'
import { useKontor, useWords } from '../kontor.ts'

export type BlanketOrder = Awaited<ReturnType<Client['callOffs']['readBlanketOrder']>>
export type CallOff = Parameters<Client['callOffs']['callOff']>[0]['body']

/** What was called off of a blanket order, and what is left. */
export function useBlanketOrder(orderId: string, wanted: boolean) {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...requisitionsKey, 'blanket', orderId],
    queryFn: ({ signal }) => api.callOffs.readBlanketOrder({ params: { orderId } }, { signal }),
    enabled: wanted,
  })
}

/** Calls off under an id of its own; pressed twice, once. */
export function useCallOff(orderId: string, onDone: () => void) {
  const { api } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: ({ callOffId, body }: { callOffId: string; body: CallOff }) =>
      api.callOffs.callOff({ params: { orderId, callOffId }, body }),
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: requisitionsKey }),
  })
  return { callOff: useOnce(mutateAsync), isPending, error: error && messageOf(error, t) }
}
