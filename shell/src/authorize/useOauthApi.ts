import { type Client, clientOf, oauth } from '@kontor/client'
import { SHELL_ID } from '@kontor/hub'
import { useMemo } from 'react'
import { apiBase } from '../api.ts'
import { useServices } from '../services/services.ts'

/** What only the screens of programs ask: the page opens without it. */
export function useOauthApi(): Client<'oauth'> {
  const { entered, words } = useServices()
  return useMemo(
    () => clientOf({ oauth }, { base: apiBase, app: SHELL_ID, language: () => words.language, companyId: entered.get }),
    [entered, words],
  )
}
