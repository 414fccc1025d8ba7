import type { Client } from '@kontor/sdk'
import { useQuery } from '@tanstack/react-query'
import { useKontor } from '../kontor.ts'

export type Setting = Awaited<ReturnType<Client['companies']['listConfig']>>['Settings'][number]
export type Published = Awaited<ReturnType<Client['configuration']['listKeys']>>['keys'][number]

export const configurationKey = ['configuration']

/** The settings that the company keeps by tag and key. */
export function useSettings() {
  const { api, company } = useKontor()
  return useQuery({
    queryKey: [...configurationKey, 'settings'],
    queryFn: async ({ signal }) =>
      (await api.companies.listConfig({ params: { id: company.id } }, { signal })).Settings,
  })
}

/** What the company, or one above it, publishes to its branches. */
export function usePublished() {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...configurationKey, 'published'],
    queryFn: async ({ signal }) => (await api.configuration.listKeys({}, { signal })).keys,
  })
}
