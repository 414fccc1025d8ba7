import { type FileHandle, open } from 'node:fs/promises'

/** A line as Have I Been Pwned publishes them: the SHA-1 of a password, and how often it was seen. */
const line = /^([\dA-F]{40})(?::\d+)?$/i

/** Bytes that a line has at most, with its end: 40 digits, a colon, a count. */
const maxLineBytes = 80

/** Bytes that are read at once in the end: fewer steps than by halves, and no more of the disk. */
const blockBytes = 4096

export class NoBreachedPasswords extends Error {}

/**
 * Whether a file of sorted lines has this hash. The file has tens of gigabytes: it is halved by some thirty small reads, and
 * never read whole.
 *
 * @param digest in hex, upper case
 * @throws Error where the file cannot be read, or has other lines
 */
export const isInFile = (path: string, digest: string): Promise<boolean> =>
  reading(path, async (file, size) => {
    // The line begins at one of these places if it is there; at the first of them a line begins in any case.
    let [from, to] = [0, size]
    while (to - from > blockBytes) {
      const middle = Math.floor((from + to) / 2)
      const text = await textAt(file, middle, 2 * maxLineBytes)
      const start = text.indexOf('\n') + 1
      const [next = ''] = text.slice(start).split('\n')
      if (digestIn(path, next) > digest) to = middle + start
      else from = middle + start
    }
    const lines = (await textAt(file, from, to - from + maxLineBytes)).split('\n')
    return lines.some((one) => one.slice(0, digest.length).toUpperCase() === digest)
  })

/** Holds a file against what {@link isInFile} needs, by its ends: said at the start, and not when somebody chooses a password. */
export async function mustBeSorted(path: string): Promise<void> {
  const wrong = (why: string) =>
    new NoBreachedPasswords(
      `KONTOR_BREACHED_PASSWORDS is ${path}, ${why}: set the path of a file of Have I Been Pwned, with sorted lines of SHA-1 and count`,
    )
  const ends = reading(path, async (file, size) => {
    const [first = ''] = (await textAt(file, 0, maxLineBytes)).split('\n')
    const last = (await textAt(file, Math.max(0, size - maxLineBytes), maxLineBytes)).trimEnd().split('\n').at(-1) ?? ''
    return [digestIn(path, first), digestIn(path, last)] as const
  })
  const [first, last] = await ends.catch((error: NodeJS.ErrnoException) => {
    throw wrong(error instanceof NoBreachedPasswords ? 'which has other lines' : `which cannot be read (${error.code})`)
  })
  if (first > last) throw wrong('which is not sorted')
}

async function reading<T>(path: string, work: (file: FileHandle, size: number) => Promise<T>): Promise<T> {
  const file = await open(path, 'r')
  try {
    return await work(file, (await file.stat()).size)
  } finally {
    await file.close()
  }
}

async function textAt(file: FileHandle, position: number, length: number): Promise<string> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.toString('latin1', 0, bytesRead)
}

function digestIn(path: string, text: string): string {
  const [, digest] = line.exec(text.trimEnd()) ?? []
  if (digest === undefined) throw new NoBreachedPasswords(`${path} has a line that is no hash with a count`)
  return digest.toUpperCase()
}
