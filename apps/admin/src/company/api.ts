import type { Client } from '@kontor/sdk'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { type Profile, savedAs } from './profile.ts'

export type Account = Awaited<ReturnType<Client['companies']['readAccount']>>

const key = ['account']

/** The company that is entered, kept up to date. */
export function useAccount() {
  const { api, onChanges } = useKontor()
  const queries = useQueryClient()
  useEffect(() => onChanges('company', () => void queries.invalidateQueries({ queryKey: key })), [onChanges, queries])
  return useQuery({ queryKey: key, queryFn: ({ signal }) => api.companies.readAccount({}, { signal }) })
}

export function useBranches() {
  const { api } = useKontor()
  return useQuery({
    queryKey: ['branches'],
    queryFn: async ({ signal }) => (await api.companies.listBranches({}, { signal })).CompanyAccount,
  })
}

export function useSaveAccount(account: Account) {
  const { api, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (profile: Profile) => api.companies.saveAccount({ body: savedAs(profile, account) }),
    onSuccess: async () => {
      notify('success', t('company.saved'))
      await queries.invalidateQueries({ queryKey: key })
    },
  })
}
