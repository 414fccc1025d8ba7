import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type { Platform } from '../../platform/index.ts'
import { signInSecret } from './keys.ts'

const algorithm = 'aes-256-gcm'

export interface Sealing {
  /** Seals a secret that has to be read again, for one owner: in the row of another one it opens nothing. */
  seal(platform: Platform, ownerId: string, secret: string): string
  /** @throws Error where it was sealed for somebody else, or with another key */
  unseal(platform: Platform, ownerId: string, text: string): string
}

/** Secrets of one purpose, kept so that the database alone does not tell them. */
export const sealing = (purpose: string): Sealing => ({
  seal(platform, ownerId, secret) {
    const nonce = randomBytes(12)
    const cipher = createCipheriv(algorithm, signInSecret(platform, purpose), nonce).setAAD(Buffer.from(ownerId))
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
    return [nonce, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')).join('.')
  },
  unseal(platform, ownerId, text) {
    const [nonce, tag, sealed] = text.split('.', 3).map((part) => Buffer.from(part, 'base64url'))
    if (nonce === undefined || tag?.length !== 16 || sealed === undefined) throw new Error('This is nothing sealed')
    const decipher = createDecipheriv(algorithm, signInSecret(platform, purpose), nonce)
      .setAAD(Buffer.from(ownerId))
      .setAuthTag(tag)
    return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8')
  },
})
