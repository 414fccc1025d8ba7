import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Platform } from '../../platform/index.ts'
import { signInSecret } from '../session/index.ts'

const algorithm = 'aes-256-gcm'
const purpose = 'kontor second factors'

/** Seals a secret that has to be read again, for one person: in the row of another one it opens nothing. */
export function seal(platform: Platform, userId: string, secret: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv(algorithm, signInSecret(platform, purpose), nonce).setAAD(Buffer.from(userId))
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return [nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')).join('.')
}

/** @throws Error where it was sealed for somebody else, or with another key */
export function unseal(platform: Platform, userId: string, text: string): string {
  const [nonce, tag, sealed] = text.split('.', 3).map((part) => Buffer.from(part, 'base64url'))
  if (nonce === undefined || tag?.length !== 16 || sealed === undefined) throw new Error('This is nothing sealed')
  const decipher = createDecipheriv(algorithm, signInSecret(platform, purpose), nonce)
    .setAAD(Buffer.from(userId))
    .setAuthTag(tag)
  return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8')
}
