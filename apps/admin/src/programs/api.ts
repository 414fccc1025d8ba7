import type { Client } from '@kontor/sdk'
import { useQuery } from '@tanstack/react-query'
import { useKontor } from '../kontor.ts'

export type Program = Awaited<ReturnType<Client['oauth']['listPrograms']>>['Programs'][number]

export const programsKey = ['programs']

/** The programs that work for people of the company. */
export function usePrograms() {
  const { api } = useKontor()
  return useQuery({ queryKey: programsKey, queryFn: ({ signal }) => api.oauth.listPrograms({}, { signal }) })
}
