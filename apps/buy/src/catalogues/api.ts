import type { Client } from '@kontor/sdk'
import { messageOf } from '@kontor/sdk/react'
import { useOnce, usePages } from '@kontor/tradekit/queries'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useKontor, useWords } from '../kontor.ts'

export type Catalogue = Awaited<ReturnType<Client['catalogues']['readCatalogue']>>
export type Report = Awaited<ReturnType<Client['catalogues']['saveCatalogue']>>
export type CatalogueItem = Report['Items'][number]
export type Column = Report['Columns'][number]['Field']
export type Offer = Awaited<ReturnType<Client['catalogues']['searchCatalogues']>>['Items'][number]
type Body = Parameters<Client['catalogues']['saveCatalogue']>[0]['body']

const cataloguesKey = ['catalogues']
/** So many come at once. */
const pageSize = 50

/** What others do with catalogues is seen at once. */
export function useLiveCatalogues(): void {
  const { onChanges } = useKontor()
  const queries = useQueryClient()
  useEffect(
    () => onChanges('catalogue', () => void queries.invalidateQueries({ queryKey: cataloguesKey })),
    [onChanges, queries],
  )
}

export function useCatalogues() {
  const { api } = useKontor()
  const list = usePages([...cataloguesKey, 'list'], (page, signal) =>
    api.catalogues.listCatalogues({ query: { limit: pageSize, page } }, { signal }),
  )
  return { ...list, rows: list.pages?.flatMap(({ Catalogues }) => Catalogues) }
}

/** One that was saved; a new one has nothing to read. */
export function useCatalogue(id: string | undefined) {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...cataloguesKey, 'one', id],
    queryFn: ({ signal }) => api.catalogues.readCatalogue({ params: { catalogueId: id ?? '' } }, { signal }),
    enabled: id !== undefined,
  })
}

/** The items of a catalogue that have a text, page by page. */
export function useCatalogueItems(id: string, text: string) {
  const { api } = useKontor()
  const query = { limit: pageSize, ...(text && { q: text }) }
  const list = usePages([...cataloguesKey, 'items', id, query], (page, signal) =>
    api.catalogues.listCatalogueItems({ params: { catalogueId: id }, query: { ...query, page } }, { signal }),
  )
  return { ...list, rows: list.pages?.flatMap(({ Items }) => Items), count: list.pages?.[0]?.itemCount }
}

/** What the catalogues have of which a text tells a part. */
export function useOffers(text: string, wanted: boolean) {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...cataloguesKey, 'offers', text],
    queryFn: ({ signal }) => api.catalogues.searchCatalogues({ query: { q: text } }, { signal }),
    enabled: wanted,
    staleTime: 30_000,
    placeholderData: keepPreviousData,
  })
}

/** A file that was chosen, told apart from one of the same name. */
export interface Chosen {
  readonly key: string
  readonly file: File
}

const part = (chosen: Chosen | undefined): Pick<Body, 'file'> =>
  chosen ? { file: { name: chosen.file.name, bytes: chosen.file, type: chosen.file.type || 'text/csv' } } : {}

/** What a file says and would change; nothing is saved. */
export function usePreview(id: string, currency: string, chosen: Chosen | undefined, columns: Column[] | undefined) {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...cataloguesKey, 'preview', id, currency, chosen?.key, columns],
    queryFn: ({ signal }) =>
      api.catalogues.saveCatalogue(
        {
          params: { catalogueId: id },
          query: { dryRun: true },
          body: {
            // Whatever it is called: what is typed above the file does not read it anew.
            ...{ Name: '-', Currency: currency, ...part(chosen) },
            ...(columns && { Columns: columns }),
          },
        },
        { signal },
      ),
    enabled: chosen !== undefined && /^[A-Z]{3}$/.test(currency),
    retry: false,
    // Its columns keep their place while one is read otherwise.
    placeholderData: keepPreviousData,
  })
}

export function useSaveCatalogue(id: string, onDone: () => void) {
  const { api } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: ({ chosen, ...head }: Omit<Body, 'file'> & { chosen: Chosen | undefined }) =>
      api.catalogues.saveCatalogue({
        params: { catalogueId: id },
        body: { ...head, ...part(chosen) },
      }),
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries({ queryKey: cataloguesKey }),
  })
  return { save: useOnce(mutateAsync), isPending, error: error && messageOf(error, t) }
}

export function useDeleteCatalogue(onDone: () => void) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (id: string) => api.catalogues.deleteCatalogue({ params: { catalogueId: id } }),
    onSuccess: onDone,
    onError: (error) => notify('error', messageOf(error, t)),
    onSettled: () => queries.invalidateQueries({ queryKey: [...cataloguesKey, 'list'] }),
  })
  return { remove: mutate, isPending }
}
