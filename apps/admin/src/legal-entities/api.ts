import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useKontor, useWords } from '../kontor.ts'
import { type Draft, entityOf } from './draft.ts'

const key = ['legal-entities']

export function useLegalEntities(page: number) {
  const { api, company } = useKontor()
  return useQuery({
    queryKey: [...key, 'page', page],
    queryFn: ({ signal }) =>
      api.legalEntities.listOfCompany({ params: { companyId: company.id }, query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  })
}

export function useLegalEntity(id: string) {
  const { api } = useKontor()
  return useQuery({
    queryKey: [...key, id],
    queryFn: ({ signal }) => api.legalEntities.readEntity({ params: { id } }, { signal }),
  })
}

export function useSaveLegalEntity(id: string) {
  const { api, company, notify } = useKontor()
  const { t } = useWords()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (draft: Draft) => api.legalEntities.saveEntity({ params: { id }, body: entityOf(draft, company.id) }),
    onSuccess: async (_, { name }) => {
      notify('success', t('legalEntities.saved', { name: name.trim() }))
      await queries.invalidateQueries({ queryKey: key })
    },
  })
}
