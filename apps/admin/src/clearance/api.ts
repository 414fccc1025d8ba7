import type { Client } from '@kontor/sdk'
import { useQuery } from '@tanstack/react-query'
import { useKontor } from '../kontor.ts'

type Register = Awaited<ReturnType<Client['clearance']['readRegistration']>>
export type Registration = Register['registrations'][number]
export type System = Register['authorities'][number]

export const clearanceKey = ['clearance']

export function useRegister() {
  const { api } = useKontor()
  return useQuery({
    queryKey: clearanceKey,
    queryFn: ({ signal }) => api.clearance.readRegistration({}, { signal }),
  })
}
