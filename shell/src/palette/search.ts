import type { Api } from '../api.ts'

/** Shorter words would find half of everything. */
export const shortest = 2
const most = 6

export type Found = Awaited<ReturnType<typeof search>>

/** Documents and companies with these words in them, as far as the person may read either. */
export async function search(api: Api, query: string, permissions: readonly string[], signal: AbortSignal) {
  const q = query.trim()
  const may = (permission: string) => permissions.includes(permission)
  const [documents, connections] = await Promise.all([
    may('document.read') ? api.documents.listDocuments({ query: { q, limit: most } }, { signal }) : undefined,
    may('network.read') ? api.network.listConnections({ query: { q, limit: most } }, { signal }) : undefined,
  ])
  return { documents: documents?.Document ?? [], companies: connections?.Connection ?? [] }
}
