import { useQuery } from '@tanstack/react-query'
import { useKontor } from '../kontor.ts'
import { keys } from './keys.ts'

/** What was called off of a blanket order, and what is left. */
export function useBlanket(documentId: string) {
  const { api } = useKontor()
  return useQuery({
    queryKey: keys.blanket(documentId),
    queryFn: ({ signal }) => api.callOffs.readBlanketOrder({ params: { orderId: documentId } }, { signal }),
  })
}
