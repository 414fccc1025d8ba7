import { type Client, clientOf, documents, network, scanning } from '@kontor/client'
import { SHELL_ID } from '@kontor/hub'
import { useMemo } from 'react'
import { apiBase } from '../api.ts'
import { useWords } from '../messages/useWords.ts'
import { useWorkspace } from '../workspace/useWorkspace.ts'

export type LazyApi = Client<'documents' | 'network' | 'scanning'>

/** The areas that only parts fetched on demand ask: the page opens without them. */
export function useLazyApi(): LazyApi {
  const { language } = useWords()
  const { CompanyAccountId: companyId } = useWorkspace().session.Company
  return useMemo(
    () =>
      clientOf(
        { documents, network, scanning },
        { base: apiBase, app: SHELL_ID, language: () => language, companyId: () => companyId },
      ),
    [language, companyId],
  )
}
