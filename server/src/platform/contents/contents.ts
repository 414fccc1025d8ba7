import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Tx } from '../db/db.ts'
import { Fault } from '../fault.ts'
import { readBytes, removeFile, writeDurably } from './files.ts'
import * as store from './store.ts'

/** Contents up to this many bytes lie in the database, larger ones in files (architecture.md, Data). */
export const largestInDatabase = 1024 * 1024

/**
 * Immutable bytes by their SHA-256 in hex, for one company: nothing tells one company that another holds the same.
 * What `save` has written is there once its act has committed.
 */
export interface Contents {
  save(bytes: Uint8Array): Promise<string>
  /**
   * @throws Fault Gone where they were discarded; Error where they are missing or are not those that were saved: our
   * fault, never the caller's.
   */
  read(hash: string): Promise<Uint8Array>
  /** In bytes. */
  sizeOf(hash: string): Promise<number>
  /** Holds contents against whoever would save them again meanwhile: who else needs them is to be asked afterwards. */
  lock(hashes: readonly string[]): Promise<void>
  /**
   * Throws the bytes away and leaves the hash and the size. Returns the hashes of those whose bytes lie in files: these
   * are dropped once the act has committed.
   */
  discard(hashes: readonly string[]): Promise<string[]>
  /** Takes the file of a discarded content off the disk; nothing where it was saved again meanwhile. */
  dropFile(hash: string): Promise<void>
}

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

export function contentsOf(dataFolder: string, tx: Tx, companyId: string, now: Date): Contents {
  const root = join(dataFolder, 'contents')
  const folder = join(root, companyId)
  const locked = async (hashes: readonly string[]) =>
    hashes.length === 0 ? [] : await store.lock(tx, companyId, hashes)
  return {
    save: async (bytes) => {
      const hash = hashOf(bytes)
      const inFile = bytes.length > largestInDatabase
      if (inFile) {
        const known = await store.hold(tx, companyId, hash)
        if (known !== undefined && known.discarded === null) return hash
        await writeDurably(root, folder, hash, bytes)
      }
      await store.add(tx, companyId, hash, bytes.length, inFile ? null : bytes, now)
      return hash
    },
    read: async (hash) => {
      const row = await store.find(tx, companyId, hash)
      if (row === undefined) throw new Error(`Content ${hash} of company ${companyId} is not in the database`)
      if (row.discarded !== null) throw discarded(hash, row.discarded)
      const bytes = row.bytes ?? (await readBytes(folder, hash))
      if (bytes.length !== row.size || hashOf(bytes) !== hash)
        throw new Error(`Content ${hash} of company ${companyId} is damaged: its bytes have another hash`)
      return bytes
    },
    sizeOf: async (hash) => (await store.sizeOf(tx, companyId, hash)) ?? 0,
    lock: async (hashes) => {
      await locked(hashes)
    },
    discard: async (hashes) => {
      const there = (await locked(hashes)).filter((row) => row.discarded === null)
      const gone = there.map(({ hash }) => hash)
      if (gone.length > 0) await store.discard(tx, companyId, gone, now)
      return there.flatMap(({ hash, size }) => (size > largestInDatabase ? [hash] : []))
    },
    dropFile: async (hash) => {
      const [row] = await locked([hash])
      if (row?.discarded != null) await removeFile(folder, hash)
    },
  }
}

const discarded = (hash: string, at: Date): Fault =>
  new Fault(
    'Gone',
    `The content ${hash} was thrown away on ${at.toISOString().slice(0, 10)}, once no law had it kept any longer and nobody held it.`,
    { details: { hash } },
  )
