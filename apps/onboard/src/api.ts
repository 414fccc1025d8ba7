import type { Client } from '@kontor/sdk'
import { messageOf } from '@kontor/sdk/react'
import { usePages } from '@kontor/tradekit/queries'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useKontor, useWords, type Words } from './kontor.ts'

type Onboarding = Client['onboarding']
export type Campaign = Awaited<ReturnType<Onboarding['listSupplierGroups']>>['SupplierGroups'][number]
export type Supplier = Awaited<ReturnType<Onboarding['listSuppliers']>>['Suppliers'][number]
export type SupplierState = Supplier['State']
export type FileStatus = Awaited<ReturnType<Onboarding['readFileStatus']>>
export type FileError = Awaited<ReturnType<Onboarding['listFileErrors']>>['Errors'][number]
export type Mapping = Awaited<ReturnType<Onboarding['listMappings']>>['Mappings'][number]
export type Property = Mapping['Property']
export type Branding = Awaited<ReturnType<Onboarding['readBranding']>>
export type BrandingType = Parameters<Onboarding['readBranding']>[0]['params']['type']
export type FeatureType = NonNullable<FileStatus['FeatureType']>
export type Feature = Awaited<ReturnType<Onboarding['readFeature']>>
export type Link = Awaited<ReturnType<Onboarding['issueLink']>>

/** All that the app has read: one change may show in several places. */
export const onboardKey = ['onboard']

/** So many come at once. */
const pageSize = 50
/** A company has a handful of campaigns. */
const maxCampaigns = 100

export function useCampaigns() {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...onboardKey, 'campaigns'],
    queryFn: async ({ signal }) =>
      (await api.onboarding.listSupplierGroups({ query: { limit: maxCampaigns } }, { signal })).SupplierGroups,
  })
}

export function useFiles(group: string) {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...onboardKey, 'files', group],
    queryFn: async ({ signal }) =>
      (await api.onboarding.listFiles({ query: { supplierGroupId: group } }, { signal })).Files,
  })
}

/** The suppliers of a campaign, by where they stand and a part of their name or address. */
export function useSuppliers(group: string, state: SupplierState | undefined, text: string) {
  const { api } = useKontor()
  const query = { supplierGroupId: group, limit: pageSize, ...(state && { state: [state] }), ...(text && { q: text }) }
  const list = usePages([...onboardKey, 'suppliers', group, state, text], (page, signal) =>
    api.onboarding.listSuppliers({ query: { ...query, page } }, { signal }),
  )
  return { ...list, rows: list.pages?.flatMap(({ Suppliers }) => Suppliers) }
}

/** The supplier's number at the company, where its list had one. */
export function useSupplierNumber(id: string) {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...onboardKey, 'number', id],
    queryFn: async ({ signal }) =>
      (
        await api.onboarding.readProperties(
          { params: { supplierId: id }, query: { key: 'SupplierNumber' } },
          { signal },
        )
      ).Properties[0]?.Value ?? '',
  })
}

export function useFile(id: string) {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...onboardKey, 'file', id],
    queryFn: ({ signal }) => api.onboarding.readFileStatus({ params: { id } }, { signal }),
  })
}

export function useFileErrors(id: string) {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...onboardKey, 'errors', id],
    queryFn: async ({ signal }) => (await api.onboarding.listFileErrors({ params: { id } }, { signal })).Errors,
  })
}

export function useFileRows(id: string) {
  const { api } = useKontor()
  const list = usePages([...onboardKey, 'rows', id], (page, signal) =>
    api.onboarding.readFile({ params: { id }, query: { limit: pageSize, page } }, { signal }),
  )
  return { ...list, rows: list.pages?.flatMap(({ Items }) => Items) }
}

/** What the columns of files can hold, in the reader's words. */
export function useMappings() {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...onboardKey, 'mappings'],
    queryFn: async ({ signal }) => (await api.onboarding.listMappings({}, { signal })).Mappings,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function useBranding(type: BrandingType) {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...onboardKey, 'branding', type],
    queryFn: ({ signal }) => api.onboarding.readBranding({ params: { type } }, { signal }),
    // Who opens it again edits what stands by then.
    gcTime: 0,
  })
}

export function useFeature(type: FeatureType) {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...onboardKey, 'feature', type],
    queryFn: ({ signal }) => api.onboarding.readFeature({ params: { type } }, { signal }),
  })
}

/** Does something, says that it is done where there is something to say, and shows what it changed. */
export function useAct<T, R = unknown>(
  act: (api: Pick<Client, 'onboarding' | 'network'>, given: T) => Promise<R>,
  done: (given: T, t: Words['t']) => string | undefined,
  onDone?: (result: R, given: T) => void,
) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (given: T) => act(api, given),
    onSuccess: (result, given) => {
      const words = done(given, t)
      if (words !== undefined) notify('success', words)
      onDone?.(result, given)
    },
    onError: (error) => notify('error', messageOf(error, t)),
    onSettled: () => queries.invalidateQueries({ queryKey: onboardKey }),
  })
}
