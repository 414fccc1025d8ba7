import { createHash, hash as hashAtOnce } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'

/** Bytes that lie somewhere, and their SHA-256 in hex. */
export interface Held {
  readonly hash: string
  readonly size: number
  /** The bytes themselves where they are few, else the path of the file that they lie in. */
  readonly where: Uint8Array | string
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
  if (typeof where !== 'string') {
    if (hashOf(where) !== held.hash) throw damaged(held.hash)
    const { first, last } = range ?? { first: 0, last: held.size - 1 }
    return Readable.from([Buffer.from(where.buffer, where.byteOffset + first, last + 1 - first)])
  }
  return Readable.from(
    range === undefined ? proven(held, where) : createReadStream(where, { start: range.first, end: range.last }),
  )
}

async function* proven(held: Held, path: string): AsyncGenerator<Buffer> {
  const whole = createHash('sha256')
  let before: Buffer | undefined
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    if (before !== undefined) yield before
    whole.update(chunk)
    before = chunk
  }
  if (whole.digest('hex') !== held.hash) throw damaged(held.hash)
  if (before !== undefined) yield before
}

/** All bytes at once, for what is read whole; they are those that were saved. */
export async function bytesOf({ hash, size, where }: Held): Promise<Uint8Array> {
  const bytes = typeof where === 'string' ? await readFile(where) : where
  if (bytes.length !== size || hashOf(bytes) !== hash) throw damaged(hash)
  return bytes
}

/** Bytes that are not those that were saved. */
export class DamagedContent extends Error {}

export const damaged = (hash: string): DamagedContent =>
  new DamagedContent(`Content ${hash} is damaged: its bytes have another hash`)
