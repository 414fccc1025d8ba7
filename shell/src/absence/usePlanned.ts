import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useServices } from '../services/services.ts'
import { useWorkspace } from '../workspace/useWorkspace.ts'
import type { Away, NewAbsence } from './useAbsence.ts'

/** All that the signed-in person plans, the absence that goes on or comes next first; and how another one comes or goes. */
export function usePlanned(isOpen: boolean) {
  const { api } = useServices()
  const queries = useQueryClient()
  const { Id: id } = useWorkspace().session.User
  const queryKey = ['away', id, 'planned']
  const { data: planned = [] } = useQuery({
    queryKey,
    enabled: isOpen,
    queryFn: async ({ signal }) => (await api.users.listAbsences({ params: { id } }, { signal })).Absences,
  })
  const set = async (Absences: NewAbsence[]) => {
    await api.users.saveAbsences({ params: { id }, body: { Absences } })
    await queries.invalidateQueries({ queryKey: ['away', id] })
  }
  return {
    planned,
    add: (absence: NewAbsence) => set([...planned.map(asGiven), absence]),
    remove: (absence: Away) => set(planned.filter((one) => one !== absence).map(asGiven)),
  }
}

const asGiven = ({ From, Until, Substitute }: Away): NewAbsence => ({
  From,
  Until,
  ...(Substitute && { SubstituteId: Substitute.UserId }),
})
