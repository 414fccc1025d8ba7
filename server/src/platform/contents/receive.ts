import { createHash } from 'node:crypto'
import { maxBytesInDatabase } from './contents.ts'
import { openTemporary, type TemporaryFile } from './files.ts'
import type { Held } from './held.ts'

/** Bytes that came in and belong to nobody yet: `Contents.take` takes them in, and they are dropped either way. */
export interface Received extends Held {
  /** Takes the temporary file away, if there is one. */
  drop(): Promise<void>
}

/** How many bytes are taken, and what is thrown at the first one more. */
export interface Limit {
  readonly maxBytes: number
  readonly beyond: () => Error
}

/**
 * Receives bytes as they come: hashed and counted on the way, held in memory while they are few and in a temporary file
 * beyond that, which is on the disk once this returns. The source waits where the disk is slower. Nothing stays of what
 * breaks off or passes the limit.
 */
export async function receive(
  root: string,
  source: AsyncIterable<Uint8Array>,
  { maxBytes, beyond }: Limit,
): Promise<Received> {
  const hash = createHash('sha256')
  let buffered: Uint8Array[] = []
  let size = 0
  let file: TemporaryFile | undefined
  try {
    for await (const chunk of source) {
      size += chunk.length
      if (size > maxBytes) throw beyond()
      hash.update(chunk)
      buffered.push(chunk)
      if (size <= maxBytesInDatabase) continue
      file ??= await openTemporary(root)
      await file.write(buffered.length === 1 ? chunk : Buffer.concat(buffered))
      buffered = []
    }
    await file?.finish()
  } catch (error) {
    await file?.drop()
    throw error
  }
  return {
    hash: hash.digest('hex'),
    size,
    where: file?.path ?? Buffer.concat(buffered),
    drop: async () => await file?.drop(),
  }
}
