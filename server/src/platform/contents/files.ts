import { randomUUID } from 'node:crypto'
import { copyFile, link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Files that are still being written, apart from those that are whole: what a crash leaves there is swept. */
const incoming = '.incoming'

/** A file that is being written. */
export interface TemporaryFile {
  readonly path: string
  write(bytes: Uint8Array): Promise<unknown>
  /** Once this returns the bytes survive a power cut; their name does once it is placed. */
  finish(): Promise<void>
  /** Also where it is gone already. */
  drop(): Promise<void>
}

export async function openTemporary(root: string): Promise<TemporaryFile> {
  await mkdir(join(root, incoming), { recursive: true })
  const path = join(root, incoming, randomUUID())
  const file = await open(path, 'wx')
  return {
    path,
    write: (bytes) => file.writeFile(bytes),
    finish: async () => {
      await file.sync()
      await file.close()
    },
    drop: async () => {
      await file.close()
      await rm(path, { force: true })
    },
  }
}

/** Removes files that crashes left half-written: no write in progress takes a day. */
export async function sweepTemporaries(root: string, now: Date): Promise<void> {
  const dayAgo = now.getTime() - 24 * 60 * 60_000
  const folder = join(root, incoming)
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (found !== undefined && found.mtimeMs < dayAgo) await rm(path, { force: true })
  }
}

/**
 * Gives a finished file its lasting name; the name survives a power cut once this returns. The bytes are shared with
 * the file that they come from, and copied only where the disk cannot share them. A file that is there already has
 * these bytes: its name is their hash.
 */
export async function place(root: string, folder: string, name: string, from: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  try {
    await link(from, join(folder, name))
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    if (cannotLink.includes(code)) await copyDurably(root, from, join(folder, name))
    else if (code !== 'EEXIST') throw error
  }
  for (const holder of [folder, root, join(root, '..')]) await syncFolder(holder)
}

/** Between disks, and on those that know no links. */
const cannotLink = ['EXDEV', 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']

async function copyDurably(root: string, from: string, to: string): Promise<void> {
  const temporary = await openTemporary(root)
  try {
    await copyFile(from, temporary.path)
    await temporary.finish()
    await rename(temporary.path, to)
  } catch (error) {
    await temporary.drop()
    throw error
  }
}

/** Windows cannot open a folder and writes names through by itself. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Also where it is gone already. */
export const removeFile = (folder: string, name: string): Promise<void> => rm(join(folder, name), { force: true })

/** Undefined where there is none. */
export async function sizeOfFile(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
