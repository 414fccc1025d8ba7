import { KontorError } from '@kontor/client'
import type { Words } from '../messages/words.ts'
import type { SessionControl } from '../session/session.ts'

export interface ReportOptions {
  readonly tell: (text: string) => void
  readonly t: Words['t']
  readonly session: Pick<SessionControl, 'open'>
}

/** The server's own words for what went wrong, as they name the field, the value and the fix. */
const reasonOf = (error: unknown): string =>
  error instanceof KontorError ? (error.body?.Message ?? error.message) : String(error)

/** Tells the person of something that did not work; where it was asked for somebody who is gone, it shows who is in now. */
export const createReport =
  ({ tell, t, session }: ReportOptions) =>
  (error: unknown): void => {
    tell(t('shell.failed', { reason: reasonOf(error) }))
    if (error instanceof KontorError && error.code === 'ClaimMismatch') void session.open()
  }
