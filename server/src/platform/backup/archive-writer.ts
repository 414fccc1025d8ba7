import { createHash } from 'node:crypto'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { pack } from 'tar-stream'
import { entries } from './format.ts'

/** How many bytes of a stream whose length nobody knows become one entry. */
const partBytes = 4 * 1024 * 1024

export interface ArchiveWriter {
  add(name: string, bytes: Uint8Array): Promise<void>
  /** Bytes of a known length, as they come. */
  addFile(name: string, size: number, source: AsyncIterable<Uint8Array>): Promise<void>
  /** Bytes of an unknown length, as entries `<prefix>00001`, `<prefix>00002` … */
  addParts(prefix: string, source: AsyncIterable<Uint8Array>): Promise<void>
  /** Writes the digest; whole once this returns. */
  finish(): Promise<void>
  /** Writes no more. */
  abandon(error: Error): Promise<void>
}

/** Writes a tar to a stream, which waits where the disk is slower, and keeps the digest of all that it holds. */
export function writeArchive(out: Writable, modified: Date): ArchiveWriter {
  const tar = pack()
  const written = pipeline(tar, out)
  // Heard by whoever waits for an entry or for the end.
  written.catch(() => undefined)
  const digest = createHash('sha256')

  const addFile: ArchiveWriter['addFile'] = async (name, size, source) => {
    digest.update(`${name}\0${size}\0`)
    const entry = tar.entry({ name, size, mode: 0o600, mtime: modified })
    const counted = async function* () {
      for await (const chunk of source) {
        digest.update(chunk)
        yield chunk
      }
    }
    await Promise.race([pipeline(Readable.from(counted()), entry), written])
  }
  const add: ArchiveWriter['add'] = (name, bytes) => addFile(name, bytes.length, Readable.from([bytes]))
  return {
    add,
    addFile,
    addParts: async (prefix, source) => {
      let nth = 0
      for await (const part of inParts(source)) {
        nth += 1
        await add(`${prefix}${String(nth).padStart(5, '0')}`, part)
      }
    },
    finish: async () => {
      await add(entries.digest, Buffer.from(`${digest.copy().digest('hex')}\n`))
      tar.finalize()
      await written
    },
    abandon: async (error) => {
      tar.destroy(error)
      await written.catch(() => undefined)
    },
  }
}

async function* inParts(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = []
  let size = 0
  for await (const chunk of source) {
    waiting.push(chunk)
    size += chunk.length
    if (size < partBytes) continue
    yield Buffer.concat(waiting)
    waiting = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(waiting)
}
