import { keys } from '@kontor/tradekit/queries'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useKontor } from '../kontor.ts'

// It goes stale, and is forgotten, with the version that it is of (api.ts).
const fileKey = (id: string) => [...keys.lists, 'workflow', 'version', id, 'file']

/** The BPMN file of a version. */
export function useFile(id: string) {
  const { api } = useKontor()
  return useQuery({
    queryKey: fileKey(id),
    queryFn: async ({ signal }) => (await api.workflow.readVersion({ params: { id } }, { signal })).Flow,
  })
}

/** Keeps the file that is being saved as the one that was read. */
export function useKeepFile(id: string): (file: string) => void {
  const queries = useQueryClient()
  return (file) => queries.setQueryData(fileKey(id), file)
}
