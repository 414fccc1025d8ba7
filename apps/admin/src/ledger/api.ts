import type { Client } from '@kontor/sdk'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useKontor, useWords } from '../kontor.ts'

export type Settings = Awaited<ReturnType<Client['ledger']['readLedgerSettings']>>
export type PartnerAccount = Settings['PartnerAccounts'][number]

const key = ['ledger']

export function useSettings() {
  const { api } = useKontor()
  return useQuery({ queryKey: key, queryFn: ({ signal }) => api.ledger.readLedgerSettings({}, { signal }) })
}

export function useSaveSettings() {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (settings: Settings) => api.ledger.saveLedgerSettings({ body: settings }),
    onSuccess: () => {
      notify('success', t('ledger.saved'))
      return queries.invalidateQueries({ queryKey: key })
    },
  })
}
