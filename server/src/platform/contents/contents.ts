import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Tx } from '../db/db.ts'
import { readBytes, writeDurably } from './files.ts'
import * as store from './store.ts'

/** Contents up to this many bytes lie in the database, larger ones in files (architecture.md, Data). */
export const largestInDatabase = 1024 * 1024

/**
 * Immutable bytes by their SHA-256 in hex, for one company: nothing tells one company that another holds the same.
 * What `save` has written is there once its act has committed.
 */
export interface Contents {
  save(bytes: Uint8Array): Promise<string>
  /** @throws Error where the bytes are gone or are not those that were saved: our fault, never the caller's. */
  read(hash: string): Promise<Uint8Array>
  /** In bytes. */
  sizeOf(hash: string): Promise<number>
}

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

export function contentsOf(dataFolder: string, tx: Tx, companyId: string, now: Date): Contents {
  const root = join(dataFolder, 'contents')
  const folder = join(root, companyId)
  return {
    save: async (bytes) => {
      const hash = hashOf(bytes)
      if ((await store.sizeOf(tx, companyId, hash)) !== undefined) return hash
      const inFile = bytes.length > largestInDatabase
      if (inFile) await writeDurably(root, folder, hash, bytes)
      await store.add(tx, companyId, hash, bytes.length, inFile ? null : bytes, now)
      return hash
    },
    read: async (hash) => {
      const row = await store.find(tx, companyId, hash)
      if (row === undefined) throw new Error(`Content ${hash} of company ${companyId} is not in the database`)
      const bytes = row.bytes ?? (await readBytes(folder, hash))
      if (bytes.length !== row.size || hashOf(bytes) !== hash)
        throw new Error(`Content ${hash} of company ${companyId} is damaged: its bytes have another hash`)
      return bytes
    },
    sizeOf: async (hash) => (await store.sizeOf(tx, companyId, hash)) ?? 0,
  }
}
