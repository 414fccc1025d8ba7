import { createPublicKey, generateKeyPairSync, hash } from 'node:crypto'
import type { JWK } from 'oidc-provider'
import { openKeyFile } from '../../../platform/key-files.ts'

export interface SigningKey {
  /** Signs ID tokens, RS256: the algorithm that every client of OpenID Connect knows. */
  readonly jwk: JWK
  /** Signs the cookies of sign-ins under way. */
  readonly cookieKey: string
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
    jwk: { ...(key.export({ format: 'jwk' }) as JWK), kid, alg: 'RS256', use: 'sig' },
    cookieKey: hash('sha256', `kontor oauth cookies ${key.export({ type: 'pkcs8', format: 'pem' })}`),
  }
}
