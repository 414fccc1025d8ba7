import { useQuery } from '@tanstack/react-query'
import { useKontor } from './kontor.ts'

const key = ['inbox', 'requisition'] as const

/** A requisition that somebody decides. */
export function useRequisition(id: string) {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...key, id],
    queryFn: ({ signal }) => api.requisitions.readRequisition({ params: { documentId: id } }, { signal }),
  })
}

/** Who approves it, and why, in a sentence. */
export function useStrategy(id: string, wanted: boolean) {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...key, id, 'strategy'],
    queryFn: ({ signal }) => api.requisitions.readApprovalStrategy({ params: { documentId: id } }, { signal }),
    enabled: wanted,
  })
}
