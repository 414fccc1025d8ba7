import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Platform } from '../../platform/index.ts'
import { signInSecret } from './keys.ts'
import { newSecret } from './tokens.ts'

/** The cookie of a browser in which people have signed in. */
export const deviceCookie = 'kontor_device'

/** People who share a device; who has not signed in for longest is forgotten first. */
const maxPeople = 5

const signatureOf = (platform: Platform, userId: string, id: string): Buffer =>
  createHmac('sha256', signInSecret(platform, 'kontor known devices')).update(`${userId} ${id}`).digest()

const entriesOf = (cookie: string | undefined): string[] => (cookie ?? '').split('~', maxPeople).filter(Boolean)

/** What names this browser where this person has signed in with it before; undefined where they have not. */
export function knownDevice(platform: Platform, cookie: string | undefined, userId: string): string | undefined {
  return entriesOf(cookie)
    .map((entry) => entry.split('.', 2))
    .find(([id = '', signature = '']) => {
      const [given, expected] = [Buffer.from(signature, 'base64url'), signatureOf(platform, userId, id)]
      return given.length === expected.length && timingSafeEqual(given, expected)
    })?.[0]
}

/** The cookie after this person has signed in; undefined where it can stay as it is. */
export function rememberDevice(platform: Platform, cookie: string | undefined, userId: string): string | undefined {
  if (knownDevice(platform, cookie, userId) !== undefined) return undefined
  const id = newSecret()
  const entry = `${id}.${signatureOf(platform, userId, id).toString('base64url')}`
  return [entry, ...entriesOf(cookie)].slice(0, maxPeople).join('~')
}
