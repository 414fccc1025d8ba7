import type { Platform, RequestContext } from '../../platform/index.ts'
import type { Login } from '../users/index.ts'
import type { Factor } from './proof.ts'
import { readSigned, sign } from './signing.ts'

type Transport = RequestContext['transport']

/** The cookie of a browser whose person has proven one factor, here or at their provider, and not yet the second one. */
const pendingCookie = 'kontor_pending'
const purpose = 'kontor sign-ins under way'
const lifetimeSeconds = 10 * 60

/** Who has proven the first factor, and which. */
export interface PendingSignIn extends Login {
  readonly first: Factor
}

/** Remembers in the browser for ten minutes who that is. */
export function beginPending(platform: Platform, transport: Transport, { homeId, userId }: Login, first: Factor): void {
  const until = new Date(platform.clock.now().getTime() + lifetimeSeconds * 1000)
  transport.setCookie(pendingCookie, sign(platform, purpose, `${homeId} ${userId} ${first}`, until), {
    seconds: lifetimeSeconds,
  })
}

/** Who that is; undefined where nobody is remembered, or from too long ago. */
export function pendingOf(platform: Platform, transport: Transport): PendingSignIn | undefined {
  const [homeId, userId, first] = (readSigned(platform, purpose, transport.cookie(pendingCookie)) ?? '').split(' ')
  return homeId && userId && first ? { homeId, userId, first: first as Factor } : undefined
}

export function endPending(transport: Transport): void {
  if (transport.cookie(pendingCookie) !== undefined) transport.clearCookie(pendingCookie)
}
