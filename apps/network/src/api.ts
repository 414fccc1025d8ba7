import type { Client } from '@kontor/sdk'
import { messageOf } from '@kontor/sdk/react'
import { usePages } from '@kontor/tradekit/queries'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { membersOf } from './groups/members.ts'
import { useKontor, useWords, type Words } from './kontor.ts'
import { type PartnerFilters, queryOf } from './properties/partner-filters.ts'

type Network = Client['network']
export type Connection = Awaited<ReturnType<Network['readConnection']>>
export type Agreement = NonNullable<Connection['Agreements']>[number]
export type Group = Awaited<ReturnType<Network['readGroup']>>
export type Terms = Awaited<ReturnType<Network['readPaymentTerms']>>
export type TermsKind = 'payment' | 'delivery'
export type Partner = Parameters<Network['savePartner']>[0]['body']
export type Invitation = Awaited<ReturnType<Client['registration']['issueRegistrationLink']>>

/** All that the app has read: one change may show in several places. */
export const networkKey = ['network']

/** So many come at once. */
const pageSize = 50
/** A company has a handful of groups; more than so many are not offered. */
const maxGroups = 100
/** Of a group so many members are named where it is changed; the others stay in it. */
const maxMembersNamed = 100
const maxCompaniesFound = 20

/** The partners with whom documents are exchanged, by their name, a group, and what the company keeps of them. */
export function usePartners(narrowed: PartnerFilters) {
  const { api } = useKontor()
  const list = usePages([...networkKey, 'partners', narrowed], (page, signal) =>
    api.network.listConnections({ query: { ...queryOf(narrowed), limit: pageSize, page } }, { signal }),
  )
  return { ...list, rows: list.pages?.flatMap(({ Connection }) => Connection) }
}

/** Who asks for a connection. */
export function useRequests() {
  const { api } = useKontor()
  const list = usePages([...networkKey, 'requests'], (page, signal) =>
    api.network.listRequests({ query: { limit: pageSize, page } }, { signal }),
  )
  return {
    ...list,
    rows: list.pages?.flatMap(({ Items }) => Items.map(({ Connection }) => Connection)),
    count: list.pages?.[0]?.itemCount ?? 0,
  }
}

/** Whom the company asked, and who has not answered. */
export function usePending() {
  const { api } = useKontor()
  const list = usePages([...networkKey, 'pending'], (page, signal) =>
    api.network.listPending({ query: { limit: pageSize, page } }, { signal }),
  )
  return { ...list, rows: list.pages?.flatMap(({ Connection }) => Connection) }
}

export function useConnection(id: string) {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...networkKey, 'connection', id],
    queryFn: ({ signal }) => api.network.readConnection({ params: { connectionId: id } }, { signal }),
  })
}

export function useTerms(id: string, kind: TermsKind) {
  const { api } = useKontor()
  const params = { connectionId: id }
  return useQuery({
    queryKey: [...networkKey, 'terms', kind, id],
    queryFn: ({ signal }) =>
      kind === 'payment'
        ? api.network.readPaymentTerms({ params }, { signal })
        : api.network.readDeliveryTerms({ params }, { signal }),
  })
}

export function useGroups() {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...networkKey, 'groups'],
    queryFn: async ({ signal }) => (await api.network.listGroups({ query: { limit: maxGroups } }, { signal })).Groups,
  })
}

/** All who are in a group, by their connections. */
export function useMemberIds(group: string) {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...networkKey, 'member-ids', group],
    queryFn: async ({ signal }) =>
      (await api.network.readGroupConnections({ params: { groupId: group } }, { signal })).ConnectionIds,
  })
}

/** Who is in a group: the first of them by name, and how many there are besides. */
export function useMembers(group: string) {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...networkKey, 'members', group],
    queryFn: async ({ signal }) => {
      const [{ ConnectionIds }, { Connection }] = await Promise.all([
        api.network.readGroupConnections({ params: { groupId: group } }, { signal }),
        api.network.listConnections({ query: { limit: maxMembersNamed, group } }, { signal }),
      ])
      return membersOf(ConnectionIds, Connection)
    },
    // Who opens it again edits what stands by then.
    gcTime: 0,
  })
}

/** Companies of the network by the beginning of a word of their name. */
export function useCompanies(text: string) {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...networkKey, 'companies', text],
    queryFn: async ({ signal }) =>
      (await api.network.searchCompanies({ query: { q: text, limit: maxCompaniesFound } }, { signal })).Items,
    enabled: text !== '',
    placeholderData: keepPreviousData,
  })
}

/** Does something in the network, says that it is done, and shows what it changed. */
export function useAct<T>(
  act: (
    api: Pick<Client, 'network' | 'registration' | 'notes' | 'partnerFields' | 'recommendations' | 'trackAndTrace'>,
    given: T,
  ) => Promise<unknown>,
  done: (given: T, t: Words['t']) => string,
  onDone?: () => void,
) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (given: T) => act(api, given),
    onSuccess: (_, given) => {
      notify('success', done(given, t))
      onDone?.()
    },
    onError: (error) => notify('error', messageOf(error, t)),
    onSettled: () => queries.invalidateQueries({ queryKey: networkKey }),
  })
}

/** A link for a company that is not in the network yet. */
export function useInvitation(onDone: (invitation: Invitation) => void) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  return useMutation({
    mutationFn: () => api.registration.issueRegistrationLink(),
    onSuccess: onDone,
    onError: (error) => notify('error', messageOf(error, t)),
  })
}
