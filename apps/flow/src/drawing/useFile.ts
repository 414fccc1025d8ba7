import type { Client } from '@kontor/sdk'
import { keys } from '@kontor/tradekit/queries'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useKontor } from '../kontor.ts'

// It goes stale, and is forgotten, with the version that it is of (api.ts).
const fileKey = (id: string) => [...keys.lists, 'workflow', 'version', id, 'file']

/** A version as the file that it is kept as. */
export type VersionFile = Awaited<ReturnType<Client['workflow']['readVersion']>>

export function useFile(id: string) {
  const { api } = useKontor()
  return useQuery({
    queryKey: fileKey(id),
    queryFn: ({ signal }) => api.workflow.readVersion({ params: { id } }, { signal }),
  })
}

/** Keeps the file that is being saved as the one that was read. */
export function useKeepFile(id: string): (file: VersionFile) => void {
  const queries = useQueryClient()
  return (file) => queries.setQueryData(fileKey(id), file)
}
