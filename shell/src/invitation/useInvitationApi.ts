import { type Client, clientOf, onboarding } from '@kontor/client'
import { useMemo } from 'react'
import { useServices } from '../services/services.ts'

export type InvitationApi = Client<'onboarding'>
export type OpenInvitation = Awaited<ReturnType<InvitationApi['onboarding']['readInvitation']>>

/** What only the page of an invitation asks: the shell's own client does without. */
export function useInvitationApi(): InvitationApi {
  const { asks } = useServices()
  return useMemo(() => clientOf({ onboarding }, asks), [asks])
}
