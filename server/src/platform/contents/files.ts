import { randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Writes a file that survives a power cut once this returns: bytes to a temporary file and to the disk, then its name
 * in one step, then the folders that hold the name. A file that is there already has these bytes: its name is their hash.
 */
export async function writeDurably(root: string, folder: string, name: string, bytes: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true })
  const temporary = join(folder, `.${name}.${randomUUID()}`)
  try {
    const file = await open(temporary, 'wx')
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(temporary, join(folder, name))
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  for (const holder of [folder, root, join(root, '..')]) await syncFolder(holder)
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

export const readBytes = (folder: string, name: string): Promise<Uint8Array> => readFile(join(folder, name))
