import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Platform, RequestContext } from '../../platform/index.ts'
import type { Login } from '../users/index.ts'
import { signInSecret } from './keys.ts'

type Transport = RequestContext['transport']

/** The cookie of a browser whose person has proven the password and not yet the second factor. */
const pendingCookie = 'kontor_pending'
const lifetimeSeconds = 10 * 60

const signatureOf = (platform: Platform, text: string): Buffer =>
  createHmac('sha256', signInSecret(platform, 'kontor sign-ins under way')).update(text).digest()

/** Remembers in the browser for ten minutes who has proven their password. */
export function beginPending(platform: Platform, transport: Transport, { homeId, userId }: Login): void {
  const text = `${homeId}.${userId}.${platform.clock.now().getTime() + lifetimeSeconds * 1000}`
  const value = `${text}.${signatureOf(platform, text).toString('base64url')}`
  transport.setCookie(pendingCookie, value, { seconds: lifetimeSeconds })
}

/** Who that is; undefined where nobody has, or too long ago. */
export function pendingOf(platform: Platform, transport: Transport): Login | undefined {
  const [homeId = '', userId = '', until = '', signature = ''] = (transport.cookie(pendingCookie) ?? '').split('.', 4)
  const given = Buffer.from(signature, 'base64url')
  const expected = signatureOf(platform, `${homeId}.${userId}.${until}`)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return Number(until) > platform.clock.now().getTime() ? { homeId, userId } : undefined
}

export function endPending(transport: Transport): void {
  if (transport.cookie(pendingCookie) !== undefined) transport.clearCookie(pendingCookie)
}
