import { personName } from '@kontor/i18n'
import { matchesQuery } from '@kontor/kit'
import type { Api } from '../api.ts'
import type { LazyApi } from '../lazy/useLazyApi.ts'

/** Shorter words would find half of everything. */
export const minQueryLength = 2
const maxResults = 6
/** The server also looks into e-mail addresses, where `ex` finds everybody of a company; of so many, those by name. */
const maxPeopleFetched = 100

export type Found = Awaited<ReturnType<typeof search>>

export interface Wanted {
  readonly query: string
  readonly companyId: string
  /** Of the person who asks. */
  readonly permissions: readonly string[]
}

/** Documents, papers, companies and people with these words in them, as far as the person may read each. */
export async function search(
  api: Api,
  { network, scanning }: LazyApi,
  { query: q, companyId, permissions }: Wanted,
  signal: AbortSignal,
) {
  const may = (permission: string) => permissions.includes(permission)
  const query = { q, limit: maxResults }
  const [documents, papers, connections, people] = await Promise.all([
    may('document.read') ? api.documentLists.listDocuments({ query }, { signal }) : undefined,
    // Those that were entered are found as the documents that they became.
    may('scan.read')
      ? scanning.listUploads(
          { query: { query: q, state: ['TO_REVIEW', 'ON_HOLD', 'REJECTED'], limit: maxResults } },
          { signal },
        )
      : undefined,
    may('network.read') ? network.listConnections({ query }, { signal }) : undefined,
    may('user.read')
      ? api.users.listUsers({ params: { companyId }, query: { q, limit: maxPeopleFetched } }, { signal })
      : undefined,
  ])
  return {
    documents: documents?.Document ?? [],
    papers: papers?.Items ?? [],
    companies: connections?.Connection ?? [],
    people: (people?.UserAccounts ?? []).filter((person) => matchesQuery(personName(person), q)).slice(0, maxResults),
  }
}
