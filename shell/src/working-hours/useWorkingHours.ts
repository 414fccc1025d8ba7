import { type Client, clientOf, workingHours } from '@kontor/client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useWords } from '../messages/useWords.ts'
import { useServices } from '../services/services.ts'
import { useWorkspace } from '../workspace/useWorkspace.ts'

type HoursApi = Client<'workingHours'>
export type Kept = Awaited<ReturnType<HoursApi['workingHours']['readWorkingHours']>>
export type Hours = Kept['Hours']

/** When the signed-in person works for the company that is entered, and how they say so; undefined until it is known. */
export function useWorkingHours(isOpen: boolean) {
  const { asks } = useServices()
  const { language } = useWords()
  const { User, Company } = useWorkspace().session
  const { CompanyAccountId: companyId } = Company
  const queries = useQueryClient()
  const { workingHours: api } = useMemo(
    () => clientOf({ workingHours }, { ...asks, language: () => language, companyId: () => companyId }),
    [asks, language, companyId],
  )
  const params = { id: User.Id }
  const queryKey = ['working-hours', User.Id, companyId]
  const { data } = useQuery({
    queryKey,
    enabled: isOpen,
    queryFn: ({ signal }) => api.readWorkingHours({ params }, { signal }),
  })
  const changed = () => queries.invalidateQueries({ queryKey })
  return {
    kept: data,
    save: (body: Hours): Promise<void> => api.saveWorkingHours({ params, body }).then(changed),
    reset: (): Promise<void> => api.removeWorkingHours({ params }).then(changed),
  }
}
