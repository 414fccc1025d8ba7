import type { Client } from '@kontor/sdk'
import { messageOf } from '@kontor/sdk/react'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useKontor, useWords } from '../kontor.ts'

export type StoreApp = Awaited<ReturnType<Client['apps']['readStoreApp']>>
export type AppAction = StoreApp['AllowedActions'][number]
/** The rights that a company can grant. */
export type Granted = NonNullable<NonNullable<Parameters<Client['apps']['activate']>[0]['body']>['Permissions']>

export const storeKey = ['store']
/** Apps that one page of the store shows. */
const pageSize = 50

/** What stands in the store changes for everybody who looks at it. */
export function useLiveStore(): void {
  const { onChanges } = useKontor()
  const queries = useQueryClient()
  useEffect(() => onChanges('app', () => void queries.invalidateQueries({ queryKey: storeKey })), [onChanges, queries])
}

/** A page of the store, by a part of an app's name. */
export function useStore(text: string, page: number) {
  const { api } = useKontor()
  const { locale } = useWords()
  return useQuery({
    queryKey: [...storeKey, 'list', locale, text, page],
    queryFn: ({ signal }) => {
      const query = { limit: pageSize, page, locale, ...(text ? { appName: text } : {}) }
      return api.apps.listStore({ query }, { signal })
    },
    placeholderData: keepPreviousData,
  })
}

/** The halves of an app's id (F-164). */
export function halves(id: string): { vendorId: string; appId: string } {
  const [vendorId = '', appId = ''] = id.split('.')
  return { vendorId, appId }
}

export function useStoreApp(id: string) {
  const { api } = useKontor()
  const { locale } = useWords()
  return useQuery({
    queryKey: [...storeKey, 'one', locale, id],
    queryFn: ({ signal }) => api.apps.readStoreApp({ params: halves(id), query: { locale } }, { signal }),
  })
}

/** Adds an app, or brings it up to date, from its manifest's address. */
export function useAddApp(onAdded: (app: StoreApp) => void) {
  const { api } = useKontor()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (ManifestUrl: string) => api.apps.addApp({ body: { ManifestUrl } }),
    onSuccess: async (app) => {
      await queries.invalidateQueries({ queryKey: storeKey })
      onAdded(app)
    },
  })
}

export type Step =
  | { readonly kind: 'activate' | 'grant'; readonly permissions: readonly string[] }
  | { readonly kind: 'deactivate' | 'remove' | 'update' }

/** Changes how the company has an app, and says how that went. */
export function useAppStep(app: StoreApp, onDone: (step: Step) => void) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  const params = halves(app.Id)
  return useMutation({
    mutationFn: async (step: Step) => {
      switch (step.kind) {
        case 'activate':
        case 'grant':
          // The names are those that the app's own manifest asks for.
          return void (await api.apps.activate({ params, body: { Permissions: [...step.permissions] as Granted } }))
        case 'deactivate':
          return api.apps.deactivate({ params })
        case 'remove':
          return api.apps.removeApp({ params })
        case 'update':
          return void (await api.apps.addApp({ body: { ManifestUrl: app.ManifestUrl ?? '' } }))
      }
    },
    onSuccess: async (_, step) => {
      notify('success', t(`store.done.${step.kind}`, { name: app.Name }))
      // An app that is gone cannot be read again; the list is there, without it, before it is shown.
      const stale =
        step.kind === 'remove'
          ? { queryKey: [...storeKey, 'list'], refetchType: 'all' as const }
          : { queryKey: storeKey }
      await queries.invalidateQueries(stale)
      onDone(step)
    },
    onError: (error) => notify('error', messageOf(error, t)),
  })
}
