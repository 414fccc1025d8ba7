import { useQuery } from '@tanstack/react-query'
import { useKontor } from '../kontor.ts'
import { keys } from './keys.ts'

/** An invoice held against the orders that it bills. */
export function useMatch(documentId: string) {
  const { api } = useKontor()
  return useQuery({
    queryKey: keys.match(documentId),
    queryFn: ({ signal }) => api.matching.readMatch({ params: { documentId } }, { signal }),
  })
}
