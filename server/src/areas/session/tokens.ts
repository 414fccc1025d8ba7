import { hash, randomBytes } from 'node:crypto'
import { uuidOf } from '../../platform/index.ts'

/**
 * `kt_<company>.<secret>`: the company in which the person lives stands in clear, so that the look-up can enter it; the
 * secret is 32 random bytes. Only the hash of the whole is stored.
 */
export function newToken(homeId: string): string {
  const company = Buffer.from(homeId.replaceAll('-', ''), 'hex').toString('base64url')
  return `kt_${company}.${newSecret()}`
}

export const newSecret = (): string => randomBytes(32).toString('base64url')

const form = /^kt_([\w-]{22})\.[\w-]{43}$/

/** The company that a token names; undefined for what is no token. */
export function homeOf(token: string): string | undefined {
  const company = form.exec(token)?.[1]
  if (company === undefined) return undefined
  const hex = Buffer.from(company, 'base64url').toString('hex')
  return hex.length === 32 ? uuidOf(hex) : undefined
}

export const hashOf = (secret: string): string => hash('sha256', secret)
