import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { extract } from 'tar-stream'
import { BackupDamaged, entries } from './format.ts'

/** Reads a backup from its first entry to its last, once. */
export interface ArchiveReader {
  /** Of the entry that comes next; undefined behind the last. */
  readonly name: string | undefined
  /** The bytes of the next entry, which is then behind. */
  next(): AsyncGenerator<Uint8Array>
  /** The bytes of all entries that come next and begin like that, one after the other. */
  parts(prefix: string): AsyncGenerator<Uint8Array>
  /** The next entry, a small one. @throws BackupDamaged where it is another. */
  small(name: string): Promise<Buffer>
  /** @throws BackupDamaged where anything differs from what was written, or the end is missing. */
  finish(): Promise<void>
}

export async function readArchive(source: Readable): Promise<ArchiveReader> {
  const tar = extract()
  const fed = pipeline(source, tar)
  fed.catch(() => undefined)
  const coming = tar[Symbol.asyncIterator]()
  const digest = createHash('sha256')
  let current: Awaited<ReturnType<typeof coming.next>>['value'] | undefined
  let before = ''

  const advance = async () => {
    const { value, done } = await coming.next().catch((error: Error) => {
      throw new BackupDamaged(`The backup is cut off or none: ${error.message}`)
    })
    current = done === true ? undefined : value
    if (current === undefined) return
    before = digest.copy().digest('hex')
    digest.update(`${current.header.name}\0${current.header.size}\0`)
  }
  async function* next(): AsyncGenerator<Uint8Array> {
    if (current === undefined) throw new BackupDamaged('The backup is cut off: its last entries are missing.')
    for await (const chunk of current as AsyncIterable<Buffer>) {
      digest.update(chunk)
      yield chunk
    }
    await advance()
  }
  const small = async (name: string): Promise<Buffer> => {
    if (current !== undefined && current.header.name !== name)
      throw new BackupDamaged(`The backup has ${current.header.name} where ${name} belongs.`)
    return buffer(next())
  }
  await advance()
  return {
    get name() {
      return current?.header.name
    },
    next,
    async *parts(prefix) {
      while (current?.header.name.startsWith(prefix)) yield* next()
    },
    small,
    finish: async () => {
      const expected = before
      if ((await small(entries.digest)).toString().trim() !== expected)
        throw new BackupDamaged('The backup was changed or damaged: its checksum does not agree.')
      await fed
    },
  }
}
