import { createHash, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto'
import { openKeyFile } from '../key-files.ts'

/** Tells whether a checkpoint was signed by one key. */
export interface LogVerifier {
  readonly id: string
  /** The public key (PEM): who has it can do the same. */
  readonly publicKey: string
  verify(statement: string, signature: string): boolean
}

/** Signs the checkpoints of the log. The key lies in the data folder, apart from the database that it vouches for. */
export interface LogKey extends LogVerifier {
  sign(statement: string): string
}

function verifierFrom(publicKey: KeyObject): LogVerifier {
  const der = publicKey.export({ type: 'spki', format: 'der' })
  return {
    id: createHash('sha256').update(der).digest('hex').slice(0, 16),
    publicKey: String(publicKey.export({ type: 'spki', format: 'pem' })),
    verify: (text, signature) => verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64')),
  }
}

const keyFrom = (privateKey: KeyObject): LogKey => ({
  ...verifierFrom(createPublicKey(privateKey)),
  sign: (text) => sign(null, Buffer.from(text), privateKey).toString('base64'),
})

/** @throws Error where it is no public key */
export const verifierOf = (publicKey: string): LogVerifier => verifierFrom(createPublicKey(publicKey))

/** The key of this data folder, made on first use (Ed25519). */
export const openLogKey = (dataFolder: string): LogKey =>
  keyFrom(openKeyFile(dataFolder, 'log-signing', () => generateKeyPairSync('ed25519').privateKey))

/** A key that lives as long as the process: for tests. */
export const passingLogKey = (): LogKey => keyFrom(generateKeyPairSync('ed25519').privateKey)
