import type { Client } from '@kontor/sdk'
import { messageOf } from '@kontor/sdk/react'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Kontor, useKontor, useWords } from '../kontor.ts'
import { keys } from './keys.ts'

export type SavedCoding = NonNullable<Awaited<ReturnType<Client['coding']['readCoding']>>>
export type Coding = Pick<SavedCoding, 'header' | 'lines'>
export type Split = Coding['header'][number]
export type Value = Split['values'][number]
export type CodingList = Awaited<ReturnType<Client['coding']['listLists']>>['Lists'][number]
export type CodingEntry = Awaited<ReturnType<Client['coding']['searchEntries']>>['Entries'][number]
export type CodingFinding = Awaited<ReturnType<Client['coding']['validateCoding']>>['findings'][number]

export type CodingSuggestion = Awaited<ReturnType<Client['codingSuggestions']['suggest']>>['suggestions'][number]

/** The lists of the company, those that apply to a document where one is named. */
export function useCodingLists(documentId?: string, wanted = true) {
  const { api } = useKontor()
  return useQuery({
    queryKey: keys.codingLists(documentId),
    queryFn: async ({ signal }) =>
      (await api.coding.listLists({ query: documentId === undefined ? {} : { documentId } }, { signal })).Lists,
    enabled: wanted,
  })
}

/** The coding of a document, null where it has none; what is missing, what is wrong, and what may be done. */
export function useCoding(docId: string) {
  const { api } = useKontor()
  return useQuery({
    queryKey: keys.coding(docId),
    queryFn: async ({ signal }) => {
      const [coding, completeness, validation] = await Promise.all([
        api.coding.readCoding({ params: { docId } }, { signal }),
        api.coding.readCompleteness({ params: { docId } }, { signal }),
        api.coding.validateCoding({ params: { docId } }, { signal }),
      ])
      return { coding: coding ?? null, ...completeness, findings: validation.findings }
    },
  })
}

/** Codes that were given to bills like a document, for where it has none as it is saved. */
export function useCodingSuggestions(documentId: string, wanted: boolean) {
  const { api } = useKontor()
  const { locale } = useWords()
  return useQuery({
    queryKey: [...keys.coding(documentId), 'suggestions', locale],
    queryFn: async ({ signal }) =>
      (await api.codingSuggestions.suggest({ body: { documentId } }, { signal })).suggestions,
    enabled: wanted,
    // The form waits for it, and does without where it fails.
    retry: false,
  })
}

export interface EntrySearch {
  readonly documentId: string | undefined
  readonly listId: string
  readonly text: string
  /** What was chosen of other lists beside it: entries that do not go with it are left out. */
  readonly chosen: readonly Value[]
}

/** The entries of a list that fit a text. */
export async function findEntries(
  { api }: Kontor,
  locale: string,
  { documentId, listId, text, chosen }: EntrySearch,
  signal?: AbortSignal,
): Promise<readonly CodingEntry[]> {
  const body = chosen.map((value) => ({ ListId: value.listId, Value: value.code }))
  const query = { ...(documentId && { documentId }), language: locale, ...(text ? { search: text } : {}) }
  const given = { params: { listId }, query, body }
  return (await api.coding.searchEntries(given, signal ? { signal } : {})).Entries
}

/** The same, as it is typed. */
export function useEntries(search: EntrySearch, wanted: boolean) {
  const kontor = useKontor()
  const { locale } = useWords()
  const { listId, text, chosen, documentId } = search
  const codes = chosen.map(({ code }) => code)
  return useQuery({
    queryKey: keys.codingEntries(listId, text, codes, documentId, locale),
    queryFn: ({ signal }) => findEntries(kontor, locale, search, signal),
    enabled: wanted,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  })
}

/** A coding to be saved, and over which version. */
export interface Saving {
  readonly coding: Coding
  readonly version: number | undefined
}

/** Saves the coding of a document over the version that was read; what is done then is done also where the reader has gone on. */
export function useSaveCoding<S extends Saving>(docId: string, onSuccess: (saved: S) => void) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ coding, version }: S) =>
      api.coding.saveCoding({
        params: { docId },
        body: { ...coding, ...(version === undefined ? {} : { version }) },
      }),
    onSuccess: (_, given) => onSuccess(given),
    onError: (error) => notify('error', messageOf(error, t)),
    onSettled: () => queries.invalidateQueries({ queryKey: keys.coding(docId) }),
  })
}
