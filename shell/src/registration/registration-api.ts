import { type Client, clientOf, info, registration } from '@kontor/client'
import { SHELL_ID } from '@kontor/hub'
import { apiBase } from '../api.ts'

export type RegistrationApi = Client<'info' | 'registration'>

/** What only this page asks: the shell's own client does without. */
export const createRegistrationApi = (language: () => string): RegistrationApi =>
  clientOf({ info, registration }, { base: apiBase, app: SHELL_ID, language, companyId: () => undefined })
