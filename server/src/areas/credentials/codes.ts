import { hash, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

/** What every authenticator app knows (RFC 6238): six digits of SHA-1, anew every 30 seconds. */
const form = { issuer: 'Kontor', algorithm: 'SHA1', digits: 6, period: 30 } as const

export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

const totpOf = (secret: string, label = ''): TOTP => new TOTP({ ...form, label, secret: Secret.fromBase32(secret) })

/** What an authenticator app reads from a picture. */
export const uriOf = (secret: string, username: string): string => totpOf(secret, username).toString()

/** The time step of a code, one before and one after now too, as clocks differ; undefined where it is no code of now. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / form.period) + delta
}

/** Letters and figures that nobody takes for another: 140 bits in 28, so that a plain hash keeps them (ASVS 6.5.2). */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789'
const recoveryCodes = 10

const newRecoveryCode = (): string => {
  const text = Array.from({ length: 28 }, () => letters[randomInt(letters.length)]).join('')
  return text.replace(/(.{4})(?!$)/g, '$1-')
}

export const newRecoveryCodes = (): readonly string[] => Array.from({ length: recoveryCodes }, newRecoveryCode)

/** As people type it: with or without what parts it. */
export const recoveryHash = (userId: string, code: string): string =>
  hash('sha256', `${userId} ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)
