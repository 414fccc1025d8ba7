import { join } from 'node:path'
import { t } from '@kontor/i18n'
import { ApiError } from '../api-error.ts'
import { dayInUtc } from '../days.ts'
import type { InPassing } from '../db/db.ts'
import type { Tx } from '../db/kysely.ts'
import { bytesOf, type Held, heldBytes } from './held.ts'
import { pack, unpack } from './packing.ts'
import type { Shelf } from './shelf.ts'
import * as store from './store.ts'

/** Contents up to this many bytes lie in the database, larger ones in files or in a bucket (architecture.md, Data). */
export const maxBytesInDatabase = 1024 * 1024

/**
 * Immutable bytes by their SHA-256 in hex, for one company: nothing tells one company that another holds the same.
 * What `save` has written is there once its transaction has committed.
 */
export interface Contents {
  save(bytes: Uint8Array): Promise<string>
  /** Takes in bytes that lie somewhere: what was received, or what another company holds. They pass no memory. */
  take(held: Held): Promise<string>
  /**
   * @throws ApiError Gone where they were discarded; Error where they are missing or are not as many as were saved: our
   * fault, never the caller's.
   */
  open(hash: string): Promise<Held>
  /** All bytes at once, for what is read whole. Throws as `open` does, and where they are not those that were saved. */
  read(hash: string): Promise<Uint8Array>
  /** In bytes. */
  sizeOf(hash: string): Promise<number>
  /** Holds contents against whoever would save them again meanwhile: who else needs them is to be asked afterwards. */
  lock(hashes: readonly string[]): Promise<void>
  /**
   * Throws the bytes away and leaves the hash and the size. Returns the hashes of those whose bytes lie in files: these
   * are dropped once the transaction has committed.
   */
  discard(hashes: readonly string[]): Promise<string[]>
  /** Takes the file of a discarded content away; nothing where it was saved again meanwhile. */
  dropFile(hash: string): Promise<void>
  /** Takes the file of a content that is there from the data folder to where contents lie now. False where there was none to take. */
  move(hash: string): Promise<boolean>
}

export const rootOf = (dataFolder: string): string => join(dataFolder, 'contents')

export function contentsOf(shelf: Shelf, tx: Tx, send: InPassing['send'], companyId: string, now: Date): Contents {
  const locked = async (hashes: readonly string[]) =>
    hashes.length === 0 ? [] : await store.lock(tx, companyId, hashes)
  const take = async ({ hash, size, where }: Held): Promise<string> => {
    const content = { company_id: companyId, hash, size, created: now }
    if (size <= maxBytesInDatabase) {
      // Nothing waits for its answer: where it fails, so does all behind it.
      send(store.adding(tx, { ...content, bytes: pack(bytesIn(where)) }))
      return hash
    }
    // The row comes first: it holds off whoever takes in or throws away the same meanwhile.
    if (await store.add(tx, { ...content, bytes: null })) await shelf.place(companyId, { hash, size, where })
    return hash
  }
  const open = async (hash: string): Promise<Held> => {
    const row = await store.find(tx, companyId, hash)
    if (row === undefined) throw new Error(`Content ${hash} of company ${companyId} is not in the database`)
    if (row.discarded !== null) throw discarded(hash, row.discarded)
    if (row.bytes !== null)
      return { hash, size: row.size, where: row.packed ? unpack(hash, row.bytes, row.size) : row.bytes }
    return { hash, size: row.size, where: await shelf.find(companyId, hash, row.size) }
  }
  return {
    save: (bytes) => take(heldBytes(bytes)),
    take,
    open,
    read: async (hash) => bytesOf(await open(hash)),
    sizeOf: async (hash) => (await store.sizeOf(tx, companyId, hash)) ?? 0,
    lock: async (hashes) => {
      await locked(hashes)
    },
    discard: async (hashes) => {
      const kept = (await locked(hashes)).filter((row) => row.discarded === null)
      const gone = kept.map(({ hash }) => hash)
      if (gone.length > 0) await store.discard(tx, companyId, gone, now)
      return kept.flatMap(({ hash, size }) => (size > maxBytesInDatabase ? [hash] : []))
    },
    dropFile: async (hash) => {
      const [row] = await locked([hash])
      if (row?.discarded != null) await shelf.remove(companyId, hash)
    },
    move: async (hash) => {
      const [row] = await locked([hash])
      return row?.discarded === null && (await shelf.move(companyId, hash, row.size))
    },
  }
}

const discarded = (hash: string, at: Date): ApiError =>
  new ApiError(
    'Gone',
    t`The content of ${hash} was deleted on ${dayInUtc(at)}, after its retention period had ended.`,
    { details: { hash } },
  )

/** So many bytes are held in memory wherever they came from. */
function bytesIn(where: Held['where']): Uint8Array {
  if (!(where instanceof Uint8Array)) throw new Error('A content lies in a file and belongs into the database')
  return where
}
