import { createPublicKey, generateKeyPairSync, hash, type JsonWebKey, sign } from 'node:crypto'
import { openKeyFile } from './key-files.ts'

export interface SigningKey {
  /** Signs ID tokens, RS256: the algorithm that every client of OpenID Connect knows. */
  readonly jwk: JsonWebKey & { readonly kid: string; readonly kty: string }
  /** Signs the cookies of sign-ins under way. */
  readonly cookieKey: string
  /** A JWT (RFC 7519) with these claims, which the published keys prove (`/api/auth/jwks`). */
  signToken(claims: Readonly<Record<string, unknown>>): string
}

/** The key of this data folder, made on first use. */
export function openSigningKey(dataFolder: string): SigningKey {
  const key = openKeyFile(
    dataFolder,
    'oauth-signing',
    () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey,
  )
  const kid = hash('sha256', createPublicKey(key).export({ type: 'spki', format: 'der' })).slice(0, 16)
  return {
    jwk: { ...key.export({ format: 'jwk' }), kty: 'RSA', kid, alg: 'RS256', use: 'sig' },
    cookieKey: hash('sha256', `kontor oauth cookies ${key.export({ type: 'pkcs8', format: 'pem' })}`),
    signToken(claims) {
      const signed = [{ alg: 'RS256', kid, typ: 'JWT' }, claims].map(encoded).join('.')
      return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`
    },
  }
}

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
