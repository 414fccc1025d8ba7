import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { damaged } from './held.ts'

const quickly = { params: { [constants.ZSTD_c_compressionLevel]: 1 } }

const known = new WeakMap<Uint8Array, Uint8Array>()

/** Bytes as they lie in the database. Both parties of a document keep the same: they are packed once, whoever keeps them first. */
export function pack(bytes: Uint8Array): Uint8Array {
  const packed = known.get(bytes) ?? zstdCompressSync(bytes, quickly)
  known.set(bytes, packed)
  return packed
}

/** @throws Error where they are not what {@link pack} made of so many bytes. */
export function unpack(hash: string, packed: Uint8Array, size: number): Uint8Array {
  try {
    const bytes = zstdDecompressSync(packed, { maxOutputLength: Math.max(size, 1) })
    known.set(bytes, packed)
    return bytes
  } catch {
    throw damaged(hash)
  }
}
