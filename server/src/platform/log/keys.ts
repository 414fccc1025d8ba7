import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto'
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** Signs the checkpoints of the log. The key lies in the data folder, apart from the database that it vouches for. */
export interface LogKey {
  readonly id: string
  sign(statement: string): string
  verify(statement: string, signature: string): boolean
}

/** What a checkpoint states. */
export const statement = (companyId: string, position: string, hash: string, signedAt: Date): string =>
  `kontor checkpoint ${companyId} ${position} ${hash} ${signedAt.toISOString()}`

export function keyFrom(privateKey: KeyObject): LogKey {
  const publicKey = createPublicKey(privateKey)
  const der = publicKey.export({ type: 'spki', format: 'der' })
  return {
    id: createHash('sha256').update(der).digest('hex').slice(0, 16),
    sign: (text) => sign(null, Buffer.from(text), privateKey).toString('base64'),
    verify: (text, signature) => verify(null, Buffer.from(text), publicKey, Buffer.from(signature, 'base64')),
  }
}

/** The key of this data folder, made on first use (Ed25519, readable by the owner only). */
export function openLogKey(dataFolder: string): LogKey {
  const folder = join(dataFolder, 'keys')
  const file = join(folder, 'log-signing.pem')
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const { privateKey } = generateKeyPairSync('ed25519')
    const fresh = `${file}.${process.pid}`
    const handle = openSync(fresh, 'wx', 0o600)
    writeSync(handle, String(privateKey.export({ type: 'pkcs8', format: 'pem' })))
    fsyncSync(handle)
    closeSync(handle)
    renameSync(fresh, file)
  }
  return keyFrom(createPrivateKey(readFileSync(file, 'utf8')))
}

/** A key that lives as long as the process: for tests. */
export const passingLogKey = (): LogKey => keyFrom(generateKeyPairSync('ed25519').privateKey)
