import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Platform } from '../../platform/index.ts'
import { signInSecret } from './keys.ts'

const signatureOf = (platform: Platform, purpose: string, text: string): Buffer =>
  createHmac('sha256', signInSecret(platform, purpose)).update(text).digest()

/** A text that a browser keeps for us until an instant and cannot change; it can read it. */
export function sign(platform: Platform, purpose: string, text: string, until: Date): string {
  const whole = `${Buffer.from(text).toString('base64url')}.${until.getTime()}`
  return `${whole}.${signatureOf(platform, purpose, whole).toString('base64url')}`
}

/** The text again; undefined where it was changed, was signed for another purpose, or its time is over. */
export function readSigned(platform: Platform, purpose: string, signed: string | undefined): string | undefined {
  const [text = '', until = '', signature = ''] = (signed ?? '').split('.', 3)
  const given = Buffer.from(signature, 'base64url')
  const expected = signatureOf(platform, purpose, `${text}.${until}`)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return Number(until) > platform.clock.now().getTime() ? Buffer.from(text, 'base64url').toString() : undefined
}
