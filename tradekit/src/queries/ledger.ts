import type { Selection } from '@kontor/kit'
import { messageOf } from '@kontor/sdk/react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { saveFile } from '../files/saveFile.ts'
import { useKontor, useWords } from '../kontor.ts'
import type { Filters } from '../list/filters.ts'
import { selection } from '../list/query.ts'

const chosenAs = ({ ids, all }: Selection) => ({ DocumentIds: [...ids], All: all })

/** What of the chosen documents cannot be posted as it stands. */
export function useLedgerCheck(filters: Filters, chosen: Selection) {
  const { api } = useKontor()
  return useQuery({
    queryKey: ['lists', 'ledger', filters, [...chosen.ids], chosen.all],
    queryFn: ({ signal }) =>
      api.ledger.checkLedgerExport({ query: selection(filters), body: chosenAs(chosen) }, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
}

/** Takes the chosen bills along as a Buchungsstapel, without the accounts that are missing where that is wanted. */
export function useExportLedger(filters: Filters, chosen: Selection, onDone: () => void) {
  const { api, notify } = useKontor()
  const { t, today } = useWords()
  return useMutation({
    mutationFn: async (withoutAccounts: boolean) => {
      const body = { ...chosenAs(chosen), WithoutAccounts: withoutAccounts }
      const { body: bytes, type } = await api.ledger.exportLedger({ query: selection(filters), body })
      // Without this beginning DATEV does not take it.
      const file = `EXTF_Buchungsstapel_${today}.csv`
      saveFile(file, bytes, type)
      return file
    },
    onSuccess: (file) => {
      notify('success', t('list.exported', { file }))
      onDone()
    },
  })
}

/** Takes the chosen bills along as a plain table of postings. */
export function useExportPostings(filters: Filters, chosen: Selection) {
  const { api, notify } = useKontor()
  const { t, today } = useWords()
  return useMutation({
    mutationFn: async () => {
      const { body, type } = await api.coding.exportPostings({ query: selection(filters), body: chosenAs(chosen) })
      const file = `postings-${today}.csv`
      saveFile(file, body, type)
      return file
    },
    onSuccess: (file) => notify('success', t('list.exported', { file })),
    onError: (error) => notify('error', messageOf(error, t)),
  })
}
