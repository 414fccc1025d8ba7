import { type Client, clientOf, companies, info, registration } from '@kontor/client'
import { SHELL_ID } from '@kontor/hub'
import { apiBase } from '../api.ts'

export type RegistrationApi = Client<'companies' | 'info' | 'registration'>

/** What only this page asks: the shell's own client does without. */
export const createRegistrationApi = (language: () => string): RegistrationApi =>
  clientOf({ companies, info, registration }, { base: apiBase, app: SHELL_ID, language, companyId: () => undefined })
