import { createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Shelf } from '../contents/index.ts'
import type { ArchiveReader } from './archive-reader.ts'
import { BackupDamaged, type ContentKey, type Summary } from './format.ts'

/** Names that Kontor gives its files; any other could lead out of the folder. */
const ownName = /^[\w-][\w.-]*$/

/** Writes the entries that come next and begin like that into a folder; they are on the disk once this returns. */
export async function writeOut(archive: ArchiveReader, prefix: string, folder: string): Promise<void> {
  while (archive.name?.startsWith(prefix)) {
    const name = archive.name.slice(prefix.length)
    if (!ownName.test(name)) throw new BackupDamaged(`The backup holds '${archive.name}', which no Kontor wrote.`)
    await pipeline(archive.next(), createWriteStream(join(folder, name), { mode: 0o600, flush: true }))
  }
}

/** Where they are there, files are replaced, or stay as they are. */
export async function placeFiles(from: string, to: string, there: 'replaced' | 'kept'): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const name of await readdir(from)) {
    const bytes = await readFile(join(from, name))
    await writeFile(join(to, name), bytes, { mode: 0o600, flag: there === 'kept' ? 'wx' : 'w', flush: true }).catch(
      (error: unknown) => {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      },
    )
  }
}

/** Gives each company its contents: those that several hold lie on a disk once. */
export async function placeContents(
  keys: AsyncIterable<ContentKey>,
  { shelf, from, damaged }: { shelf: Shelf; from: string } & Pick<Summary, 'damaged'>,
): Promise<void> {
  const missing = new Set(damaged.map(({ hash }) => hash))
  for await (const { companyId, hash } of keys) {
    if (missing.has(hash)) continue
    const where = join(from, hash)
    await shelf.place(companyId, { hash, size: (await stat(where)).size, where })
  }
}
