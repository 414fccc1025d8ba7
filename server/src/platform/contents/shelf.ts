import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { openTemporary, place, removeFile, sizeOfFile } from './files.ts'
import { damaged, type Held, missing, streamOf } from './held.ts'

/** Where large contents lie: in a folder of the data folder, or in a bucket. */
export interface Shelf {
  /** Takes bytes in, which are there from then on whatever becomes of this machine, as far as the place can promise that. */
  place(companyId: string, held: Held): Promise<void>
  /** @throws MissingContent; DamagedContent where there are fewer bytes, or more. */
  find(companyId: string, hash: string, size: number): Promise<Held['where']>
  /** Also where it is gone already. */
  remove(companyId: string, hash: string): Promise<void>
  /** Takes in what was placed before contents lay here. False where there is nothing to be moved. */
  move(companyId: string, hash: string, size: number): Promise<boolean>
  /** Whether it answers, as far as is known; nothing more is taken in meanwhile. */
  isAway(): boolean
  /** Asks whether it answers, unless it did so many milliseconds ago or less. */
  look(recently?: number): Promise<void>
  /** Undefined where it needs no watching. */
  readonly kind: 'bucket' | undefined
  close(): void
}

export function folderShelf(root: string): Shelf {
  const folderOf = (companyId: string) => join(root, companyId)
  return {
    kind: undefined,
    place: async (companyId, held) => {
      const folder = folderOf(companyId)
      if (typeof held.where === 'string') await place(root, folder, held.hash, held.where)
      else await write(root, folder, held.hash, streamOf(held))
    },
    find: async (companyId, hash, size) => {
      const path = join(folderOf(companyId), hash)
      const there = await sizeOfFile(path)
      if (there === undefined) throw missing(hash)
      if (there !== size) throw damaged(hash)
      return path
    },
    remove: (companyId, hash) => removeFile(folderOf(companyId), hash),
    move: async () => false,
    isAway: () => false,
    look: async () => undefined,
    close: () => undefined,
  }
}

async function write(root: string, folder: string, hash: string, bytes: Readable): Promise<void> {
  const file = await openTemporary(root)
  try {
    for await (const chunk of bytes as AsyncIterable<Uint8Array>) await file.write(chunk)
    await file.finish()
    await place(root, folder, hash, file.path)
  } finally {
    await file.drop()
  }
}
