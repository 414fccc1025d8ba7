import { type Client, clientOf, onboarding } from '@kontor/client'
import { SHELL_ID } from '@kontor/hub'
import { useMemo } from 'react'
import { apiBase } from '../api.ts'
import { useServices } from '../services/services.ts'

export type InvitationApi = Client<'onboarding'>
export type OpenInvitation = Awaited<ReturnType<InvitationApi['onboarding']['readInvitation']>>

/** What only the page of an invitation asks: the shell's own client does without. */
export function useInvitationApi(): InvitationApi {
  const { entered, words } = useServices()
  return useMemo(
    () =>
      clientOf(
        { onboarding },
        { base: apiBase, app: SHELL_ID, language: () => words.language, companyId: entered.get },
      ),
    [entered, words],
  )
}
