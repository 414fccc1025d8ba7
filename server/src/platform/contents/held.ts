import { createHash, hash as hashAtOnce } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'

/** Bytes that lie somewhere, and their SHA-256 in hex. */
export interface Held {
  readonly hash: string
  readonly size: number
  /** The bytes themselves where they are few, else the path of the file that they lie in, or what reads them from afar. */
  readonly where: Uint8Array | string | Distant
}

/** Bytes that lie on another machine. */
export interface Distant {
  /** Nothing is asked for before it is read. */
  read(range?: Range): AsyncIterable<Buffer>
}

/** The first and the last of some bytes, counted from 0. */
export interface Range {
  readonly first: number
  readonly last: number
}

export const hashOf = (bytes: Uint8Array): string => hashAtOnce('sha256', bytes)

export const heldBytes = (bytes: Uint8Array): Held => ({ hash: hashOf(bytes), size: bytes.length, where: bytes })

/**
 * The bytes one after the other, or a range of them. Nothing is opened before it is read. Whoever reads them all does
 * not get the last of them where they have another hash, so that damage is never taken for the content.
 */
export function streamOf(held: Held, range?: Range): Readable {
  const { where } = held
  if (where instanceof Uint8Array) {
    if (hashOf(where) !== held.hash) throw damaged(held.hash)
    const { first, last } = range ?? { first: 0, last: held.size - 1 }
    return Readable.from([Buffer.from(where.buffer, where.byteOffset + first, last + 1 - first)])
  }
  return Readable.from(range === undefined ? proven(held, chunksOf(where)) : chunksOf(where, range))
}

const chunksOf = (where: string | Distant, range?: Range): AsyncIterable<Buffer> =>
  typeof where === 'string'
    ? createReadStream(where, range === undefined ? {} : { start: range.first, end: range.last })
    : where.read(range)

async function* proven(held: Held, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const whole = createHash('sha256')
  let before: Buffer | undefined
  for await (const chunk of chunks) {
    if (before !== undefined) yield before
    whole.update(chunk)
    before = chunk
  }
  if (whole.digest('hex') !== held.hash) throw damaged(held.hash)
  if (before !== undefined) yield before
}

/** All bytes at once, for what is read whole; they are those that were saved. */
export async function bytesOf({ hash, size, where }: Held): Promise<Uint8Array> {
  const bytes = where instanceof Uint8Array ? where : await wholeOf(where)
  if (bytes.length !== size || hashOf(bytes) !== hash) throw damaged(hash)
  return bytes
}

async function wholeOf(where: string | Distant): Promise<Uint8Array> {
  if (typeof where === 'string') return readFile(where)
  const chunks: Buffer[] = []
  for await (const chunk of where.read()) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Bytes that are not those that were saved. */
export class DamagedContent extends Error {}

export const damaged = (hash: string): DamagedContent =>
  new DamagedContent(`Content ${hash} is damaged: its bytes have another hash`)

/** Bytes that are not where they were saved. */
export class MissingContent extends Error {}

export const missing = (hash: string): MissingContent =>
  new MissingContent(`Content ${hash} is missing: its bytes are not where they were saved`)

/** Whether bytes cannot be had for good, and not for the moment alone. */
export const isLost = (error: unknown): boolean =>
  error instanceof DamagedContent ||
  error instanceof MissingContent ||
  (error as NodeJS.ErrnoException).code === 'ENOENT'
