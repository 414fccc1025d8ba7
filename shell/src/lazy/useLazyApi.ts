import { type Client, clientOf, documents, network, scanning } from '@kontor/client'
import { useMemo } from 'react'
import { useWords } from '../messages/useWords.ts'
import { useServices } from '../services/services.ts'
import { useWorkspace } from '../workspace/useWorkspace.ts'

export type LazyApi = Client<'documents' | 'network' | 'scanning'>

/** The areas that only parts fetched on demand ask: the page opens without them. */
export function useLazyApi(): LazyApi {
  const { asks } = useServices()
  const { language } = useWords()
  const { CompanyAccountId: companyId } = useWorkspace().session.Company
  return useMemo(
    () => clientOf({ documents, network, scanning }, { ...asks, language: () => language, companyId: () => companyId }),
    [asks, language, companyId],
  )
}
