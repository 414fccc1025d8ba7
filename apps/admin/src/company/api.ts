import type { Client } from '@kontor/sdk'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { type Profile, savedAs } from './profile.ts'

export type Account = Awaited<ReturnType<Client['companies']['readAccount']>>

export const accountKey = ['account']
export const branchesKey = ['branches']
export const addressesKey = ['addresses']

/** The company that is entered, kept up to date. */
export function useAccount() {
  const { api, onChanges } = useKontor()
  const queries = useQueryClient()
  useEffect(
    () => onChanges('company', () => void queries.invalidateQueries({ queryKey: accountKey })),
    [onChanges, queries],
  )
  return useQuery({ queryKey: accountKey, queryFn: ({ signal }) => api.companies.readAccount({}, { signal }) })
}

export function useBranches() {
  const { api } = useKontor()
  return useQuery({
    queryKey: branchesKey,
    queryFn: async ({ signal }) =>
      (await api.companies.listBranches({}, { signal })).CompanyAccount.map(({ Id, Currency, Company }) => ({
        ...{ id: Id, name: Company.CompanyName, country: Company.Country, currency: Currency },
      })),
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
      await queries.invalidateQueries({ queryKey: accountKey })
    },
  })
}

/** The company's logo; undefined where it has none. */
export function useLogo({ CompanyAccountId: id, LogoURL }: Account) {
  const { api } = useKontor()
  return useQuery({
    queryKey: ['logo', LogoURL],
    enabled: LogoURL !== undefined,
    queryFn: async ({ signal }) => {
      const { body, type } = await api.companies.readImage({ params: { id, type: 'LOGO' } }, { signal })
      return new Blob([typeof body === 'string' ? body : body.slice()], { type })
    },
  })
}

export type Address = Awaited<ReturnType<Client['companies']['listAddresses']>>['addresses'][number]

/** Where the company is delivered to and billed besides its own address. */
export function useAddresses() {
  const { api, company } = useKontor()
  return useQuery({
    queryKey: addressesKey,
    queryFn: async ({ signal }) =>
      (await api.companies.listAddresses({ params: { id: company.id } }, { signal })).addresses,
  })
}
