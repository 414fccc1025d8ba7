import { createHash, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto'
import { openKeyFile } from '../key-files.ts'

/** Signs the checkpoints of the log. The key lies in the data folder, apart from the database that it vouches for. */
export interface LogKey {
  readonly id: string
  sign(statement: string): string
  verify(statement: string, signature: string): boolean
}

function keyFrom(privateKey: KeyObject): LogKey {
  const publicKey = createPublicKey(privateKey)
  const der = publicKey.export({ type: 'spki', format: 'der' })
  return {
    id: createHash('sha256').update(der).digest('hex').slice(0, 16),
    sign: (text) => sign(null, Buffer.from(text), privateKey).toString('base64'),
    verify: (text, signature) => verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64')),
  }
}

/** The key of this data folder, made on first use (Ed25519). */
export const openLogKey = (dataFolder: string): LogKey =>
  keyFrom(openKeyFile(dataFolder, 'log-signing', () => generateKeyPairSync('ed25519').privateKey))

/** A key that lives as long as the process: for tests. */
export const passingLogKey = (): LogKey => keyFrom(generateKeyPairSync('ed25519').privateKey)
