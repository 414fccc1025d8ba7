import type { Client } from '@kontor/sdk'
import { messageOf } from '@kontor/sdk/react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useKontor, useWords } from '../kontor.ts'

export type Rules = Awaited<ReturnType<Client['retention']['readRetention']>>
export type Held = Awaited<ReturnType<Client['retention']['listHolds']>>['Holds'][number]

const key = ['retention']

export function useRules() {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...key, 'rules'],
    queryFn: ({ signal }) => api.retention.readRetention({}, { signal }),
  })
}

export function useHolds() {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...key, 'holds'],
    queryFn: async ({ signal }) => (await api.retention.listHolds({}, { signal })).Holds,
  })
}

/** How many documents the law keeps no longer, as of now. */
export function useExpired(wanted: boolean) {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...key, 'expired'],
    queryFn: async ({ signal }) => (await api.retention.countExpired({}, { signal })).Count,
    enabled: wanted,
    staleTime: 0,
    gcTime: 0,
  })
}

/** What an administrator decides about what is kept. */
export type Decision =
  | { readonly discard: boolean }
  | { readonly hold: string; readonly name: string; readonly reason: string }
  | { readonly release: Held; readonly reason: string }

/** Decides it, says so, and asks anew how things stand. */
export function useDecide(onDone: () => void) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (decision: Decision) => {
      if ('discard' in decision) return api.retention.saveRetention({ body: { Discard: decision.discard } })
      const body = { Reason: decision.reason }
      if ('hold' in decision) return api.retention.holdPartner({ params: { connectionId: decision.hold }, body })
      const { DocumentId: documentId, ConnectionId: connectionId = '' } = decision.release
      return documentId === undefined
        ? api.retention.releasePartner({ params: { connectionId }, body })
        : api.retention.releaseDocument({ params: { documentId }, body })
    },
    onSuccess: async (_, decision) => {
      if ('discard' in decision) notify('success', t(decision.discard ? 'keep.done.on' : 'keep.done.off'))
      else if ('hold' in decision) notify('success', t('keep.done.hold', { name: decision.name }))
      else notify('success', t('keep.done.release', { name: decision.release.Name ?? t('keep.nameless') }))
      await queries.invalidateQueries({ queryKey: key })
      onDone()
    },
    onError: (error) => notify('error', messageOf(error, t)),
  })
}
