import { type Client, clientOf, oauth } from '@kontor/client'
import { useMemo } from 'react'
import { useServices } from '../services/services.ts'

/** What only the screens of programs ask: the page opens without it. */
export function useOauthApi(): Client<'oauth'> {
  const { asks } = useServices()
  return useMemo(() => clientOf({ oauth }, asks), [asks])
}
