import { randomUUID } from 'node:crypto'
import { open, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { UsageError } from './command.ts'

/** The bytes of a file that the operator named; - is standard input. */
export const bytesOf = (file: string): Promise<Uint8Array> =>
  file === '-' ? buffer(process.stdin) : readFile(file).catch((error: unknown) => refuse(file, 'read', error))

/**
 * Puts what was made where the operator wants it: a file is there whole or as it was before, and without one it goes to
 * standard output.
 */
export async function deliver(content: string | Uint8Array, out: string | undefined): Promise<void> {
  if (out === undefined) await toStandardOutput(content)
  else await replace(out, content).catch((error: unknown) => refuse(out, 'written', error))
}

async function replace(out: string, content: string | Uint8Array): Promise<void> {
  const before = await stat(out).catch(() => undefined)
  // A device or a pipe is written to, never replaced; a folder is refused here.
  if (before !== undefined && !before.isFile()) return writeFile(out, content)
  const place = before === undefined ? out : await realpath(out)
  const beside = join(dirname(place), `.${basename(place)}.${randomUUID()}`)
  try {
    await writeFile(beside, content, before && { mode: before.mode })
    await rename(beside, place)
  } finally {
    await rm(beside, { force: true })
  }
}

/** A name that was given survives a power cut once this returns; Windows writes names through by itself. */
export async function syncFolderOf(file: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(dirname(file), 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'it does not exist',
  ENOTDIR: 'one of its folders is a file',
  EISDIR: 'it is a folder',
  EACCES: 'you may not',
  EPERM: 'you may not',
  EROFS: 'it is on a disk that is not written to',
}

function refuse(file: string, done: 'read' | 'written', error: unknown): never {
  const { code = '' } = error as NodeJS.ErrnoException
  const reason = done === 'written' && code === 'ENOENT' ? 'its folder does not exist' : reasons[code]
  if (reason === undefined) throw error
  throw new UsageError(`${file} cannot be ${done}: ${reason}.`)
}

const toStandardOutput = (content: string | Uint8Array): Promise<void> =>
  new Promise((done, failed) => {
    process.stdout.write(content, (error) => (error ? failed(error) : done()))
  })
