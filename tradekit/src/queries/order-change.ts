import type { Client } from '@kontor/sdk'
import { messageOf } from '@kontor/sdk/react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useKontor, useWords } from '../kontor.ts'
import { useOnce } from './useOnce.ts'

export type OrderChange = Awaited<ReturnType<Client['requisitions']['canGenerateOrderChange']>>

/** Whether an order can be changed now, and what its supplier would change of it. */
export function useOrderChange(orderId: string, wanted: boolean) {
  const { api } = useKontor()
  return useQuery({
    queryKey: ['document', orderId, 'change'],
    queryFn: ({ signal }) => api.requisitions.canGenerateOrderChange({ params: { orderId } }, { signal }),
    enabled: wanted,
  })
}

/** Begins a change of an order, as its supplier would have it where they said so; pressed twice, once. */
export function useChangeOrder(onBegun: (draftId: string) => void) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ orderId }: { orderId: string }) =>
      api.flip.flipOrders({ body: { documents: [{ documentId: orderId }], targetType: 'orderchange' } }),
    onSuccess: ({ documentId }) => onBegun(documentId),
    onError: (error) => notify('error', messageOf(error, t)),
  })
  return { change: useOnce(mutateAsync), isPending }
}
