import { t } from '@kontor/i18n'
import { ApiError } from '../api-error.ts'
import type { Clock } from '../clock.ts'
import { createLimit } from '../limits.ts'
import type { Settings } from '../settings.ts'
import type { Credential } from './credential.ts'

export interface RequestLimits {
  /** @throws ApiError TooManyRequests */
  request(credential: Credential): void
  /**
   * Counts a stream that is opened, and gives what takes it back.
   *
   * @throws ApiError TooManyRequests
   */
  stream(credential: Credential): () => void
}

const minuteMs = 60_000

/** Counts for each person and each program, in this process: none of them takes the server away from all others. */
export function createRequestLimits(clock: Clock, { requests, streams }: Settings['limits']): RequestLimits {
  const asked = createLimit(clock, { tries: requests, window: minuteMs })
  const open = new Map<string, number>()
  return {
    request: (credential) => {
      if (requests === 0) return
      const wait = asked.take(callerOf(credential))
      if (wait !== undefined)
        throw new ApiError(
          'TooManyRequests',
          t`More than ${requests} requests within a minute: try again in ${wait} s.`,
          { details: { RetryAfter: String(wait) } },
        )
    },
    stream: (credential) => {
      const caller = callerOf(credential)
      const count = open.get(caller) ?? 0
      if (count >= streams)
        throw new ApiError(
          'TooManyRequests',
          t`More than ${streams} streams of changes are open: close one, or try again later.`,
          { details: { RetryAfter: '30' } },
        )
      open.set(caller, count + 1)
      let isOpen = true
      return () => {
        if (!isOpen) return
        isOpen = false
        const left = (open.get(caller) ?? 1) - 1
        if (left === 0) open.delete(caller)
        else open.set(caller, left)
      }
    },
  }
}

/** A person in all their browsers, an app of theirs, or a program by its token. */
function callerOf({ kind, userId, app, sessionId }: Credential): string {
  if (kind === 'browser') return userId
  return app === undefined ? sessionId : `${userId} ${app}`
}
