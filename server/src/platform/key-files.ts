import { createPrivateKey, hkdfSync, type KeyObject } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'

/**
 * A private key of this data folder, made on first use and readable by its owner only. Processes that begin together
 * agree on one: whoever comes second takes what is there.
 */
export function openKeyFile(dataFolder: string, name: string, make: () => KeyObject): KeyObject {
  const folder = join(dataFolder, 'keys')
  const file = fileOf(dataFolder, name)
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const fresh = `${file}.${process.pid}`
    const handle = openSync(fresh, 'wx', 0o600)
    writeSync(handle, String(make().export({ type: 'pkcs8', format: 'pem' })))
    fsyncSync(handle)
    closeSync(handle)
    try {
      linkSync(fresh, file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    rmSync(fresh)
  }
  return createPrivateKey(readFileSync(file, 'utf8'))
}

/** Such a key where there is one. */
export function readKeyFile(dataFolder: string, name: string): KeyObject | undefined {
  const file = fileOf(dataFolder, name)
  return existsSync(file) ? createPrivateKey(readFileSync(file, 'utf8')) : undefined
}

/** When such a key was made, in milliseconds. */
export const keyFileSince = (dataFolder: string, name: string): number => statSync(fileOf(dataFolder, name)).mtimeMs

const fileOf = (dataFolder: string, name: string): string => join(dataFolder, 'keys', `${name}.pem`)

/** 32 bytes that follow from a private key and tell nothing of it, others for each purpose (HKDF, RFC 5869). */
export const secretFrom = (key: KeyObject, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key.export({ type: 'pkcs8', format: 'der' }), '', purpose, 32))
