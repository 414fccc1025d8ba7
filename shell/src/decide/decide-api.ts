import { type Client, clientOf, mailDecisions } from '@kontor/client'
import { SHELL_ID } from '@kontor/hub'
import { apiBase } from '../api.ts'

export type DecideApi = Client<'mailDecisions'>
export type MailDecision = Awaited<ReturnType<DecideApi['mailDecisions']['readMailDecision']>>

/** What only this page asks: the shell's own client does without. */
export const createDecideApi = (language: () => string): DecideApi =>
  clientOf({ mailDecisions }, { base: apiBase, app: SHELL_ID, language, companyId: () => undefined })
