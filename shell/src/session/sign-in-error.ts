import { KontorError } from '@kontor/client'
import type { MessageId } from '../messages/words.ts'

/** What to tell a person who could not sign in. `until` is when to come again, where the server says so. */
export interface SignInProblem {
  readonly message: MessageId
  readonly values?: { readonly until?: Date; readonly reason?: string }
}

export function problemOf(error: unknown, now: number): SignInProblem {
  if (!(error instanceof KontorError)) return { message: 'signIn.failed', values: { reason: String(error) } }
  const { code, status, retryAfter, body } = error
  const until = retryAfter === undefined ? undefined : new Date(now + retryAfter * 1000)
  if (code === 'WrongCredentials') return { message: 'signIn.wrong' }
  if (code === 'Locked') return { message: 'signIn.locked' }
  if (code === 'TooManyRequests')
    return until ? { message: 'signIn.tooManyUntil', values: { until } } : { message: 'signIn.tooMany' }
  if (status === undefined || status === 503) return { message: 'signIn.unreachable' }
  return { message: 'signIn.failed', values: { reason: body?.Message ?? error.message } }
}

/** Whether a text can be an e-mail address; whether it is one, a mail tells. */
export const isEmail = (text: string): boolean => /^\S+@\S+$/.test(text)

/** What is wrong with what was typed, before the server is asked. */
export function faultsOf(email: string, password: string): { email?: MessageId; password?: MessageId } {
  return {
    ...(email === '' ? { email: 'signIn.emailMissing' } : !isEmail(email) && { email: 'signIn.emailInvalid' as const }),
    ...(password === '' && { password: 'signIn.passwordMissing' }),
  }
}
