import { createPublicKey, generateKeyPairSync, hash, type JsonWebKey, type KeyObject, sign } from 'node:crypto'
import { keyFileSince, openKeyFile, readKeyFile } from './key-files.ts'

type PublishedKey = JsonWebKey & { readonly kid: string; readonly kty: string }

export interface SigningKey {
  /** The keys that prove what is still good, RS256: that which signs, and the one before while something of it may be good. */
  readonly published: readonly [PublishedKey, ...PublishedKey[]]
  /** Sign the cookies of sign-ins under way; the first one signs new ones. */
  readonly cookieKeys: readonly string[]
  /** A JWT (RFC 7519) with these claims, which the published keys prove (`/api/auth/jwks`). */
  signToken(claims: Readonly<Record<string, unknown>>): string
}

/** The strength of 128 bits (NIST SP 800-57). */
const modulusLength = 3072

/** Longer than anything is good that a key has signed: half an hour. */
const publishedAfterMs = 60 * 60_000

/** The key of this data folder, made on first use, and the one before it (docs/security/keys.md). */
export function openSigningKey(dataFolder: string, now: () => number = Date.now): SigningKey {
  const key = openKeyFile(dataFolder, 'id-tokens', () => generateKeyPairSync('rsa', { modulusLength }).privateKey)
  const isYoung = now() - keyFileSince(dataFolder, 'id-tokens') < publishedAfterMs
  const before = isYoung ? readKeyFile(dataFolder, 'oauth-signing') : undefined
  const keys: readonly [KeyObject, ...KeyObject[]] = before === undefined ? [key] : [key, before]
  return {
    published: [publishedFrom(key), ...keys.slice(1).map(publishedFrom)],
    cookieKeys: keys.map(cookieKeyFrom),
    signToken(claims) {
      const signed = [{ alg: 'RS256', kid: kidOf(key), typ: 'JWT' }, claims].map(encoded).join('.')
      return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`
    },
  }
}

const kidOf = (key: KeyObject): string =>
  hash('sha256', createPublicKey(key).export({ type: 'spki', format: 'der' })).slice(0, 16)

const publishedFrom = (key: KeyObject): PublishedKey => ({
  ...key.export({ format: 'jwk' }),
  kty: 'RSA',
  kid: kidOf(key),
  alg: 'RS256',
  use: 'sig',
})

const cookieKeyFrom = (key: KeyObject): string =>
  hash('sha256', `kontor oauth cookies ${key.export({ type: 'pkcs8', format: 'pem' })}`)

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
