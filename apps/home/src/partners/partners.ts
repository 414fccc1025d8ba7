import type { Client } from '@kontor/sdk'
import { messageOf } from '@kontor/sdk/react'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useKontor, useWords } from '../kontor.ts'

const key = ['partners']
const maxCompaniesShown = 20

/** The companies that ask for a connection and wait, kept up to date. */
export function useRequests() {
  const { api, onChanges } = useKontor()
  const queries = useQueryClient()
  useEffect(
    () => onChanges('connection', () => void queries.invalidateQueries({ queryKey: key })),
    [onChanges, queries],
  )
  return useQuery({
    queryKey: [...key, 'requests'],
    queryFn: async ({ signal }) =>
      (await api.network.listRequests({ query: { limit: maxCompaniesShown } }, { signal })).Items,
  })
}

/** Companies of the network by the beginning of a word of their name. */
export function useCompanies(text: string) {
  const { api } = useKontor()
  return useQuery({
    queryKey: ['companies', text],
    queryFn: async ({ signal }) =>
      (await api.network.searchCompanies({ query: { q: text, limit: maxCompaniesShown } }, { signal })).Items,
    enabled: text !== '',
    placeholderData: keepPreviousData,
  })
}

export type Step =
  | { readonly kind: 'ask'; readonly companyId: string; readonly name: string }
  | { readonly kind: 'accept' | 'reject'; readonly connectionId: string; readonly name: string }

/** Asks for a connection, or answers who asks; says how it went. */
export function usePartnerStep(onDone?: () => void) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (step: Step) => {
      if (step.kind === 'ask') {
        const params = { connectionId: crypto.randomUUID() }
        await api.network.requestConnection({ params, body: { CompanyAccountId: step.companyId } })
      } else {
        const params = { connectionId: step.connectionId }
        await (step.kind === 'accept' ? api.network.acceptRequest({ params }) : api.network.rejectRequest({ params }))
      }
    },
    onSuccess: (_, { kind, name }) => {
      notify('success', t(`partners.done.${kind}`, { name }))
      onDone?.()
    },
    onError: (error) => notify('error', messageOf(error, t)),
    onSettled: () =>
      Promise.all([queries.invalidateQueries({ queryKey: key }), queries.invalidateQueries({ queryKey: ['set-up'] })]),
  })
}

export type Invitation = Awaited<ReturnType<Client['registration']['issueRegistrationLink']>>

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
