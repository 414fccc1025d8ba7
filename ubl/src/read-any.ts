import { readAnyJson, readJson } from './json/read.ts'
import type { Limits } from './xml/limits.ts'
import { read, readAny } from './xml/read.ts'
import type { Tree, UblTree } from './xml/tree.ts'

/** JSON begins with a brace, behind a byte order mark and white space at most; XML never does. */
function isJson(bytes: Uint8Array): boolean {
  const at = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0
  return bytes.subarray(at).find((byte) => byte > 0x20) === 0x7b
}

/** Reads a document of a type that the model knows, from UBL XML or from either JSON representation. */
export const readDocument = (bytes: Uint8Array, limits: Partial<Limits> = {}): Tree =>
  isJson(bytes) ? readJson(bytes, limits) : read(bytes, limits)

/** Reads a document of any UBL 2 type, from UBL XML or from either JSON representation. */
export const readAnyDocument = (bytes: Uint8Array, limits: Partial<Limits> = {}): UblTree =>
  isJson(bytes) ? readAnyJson(bytes, limits) : readAny(bytes, limits)
