import { ciiToUbl } from './cii/convert.ts'
import { CII, ciiPrefixes } from './cii/names.ts'
import { type CiiTree, isCii, typeOfCii } from './cii/read.ts'
import { readAnyJson, readJson } from './json/read.ts'
import { ublPrefixes } from './model/namespaces.ts'
import type { Limits } from './xml/limits.ts'
import { anyTypeOf, readAs, type TypeOfRoot, typeOf } from './xml/read.ts'
import type { Tree, UblTree } from './xml/tree.ts'

/** JSON begins with a brace, behind a byte order mark and white space at most; XML never does. */
function isJson(bytes: Uint8Array): boolean {
  const at = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0
  return bytes.subarray(at).find((byte) => byte > 0x20) === 0x7b
}

/** Reads a document of a type that the model knows: UBL in XML or either JSON, or a CII invoice, which becomes UBL. */
export const readDocument = (bytes: Uint8Array, limits: Partial<Limits> = {}): Tree =>
  inUbl(readReceived(bytes, limits))

/** Reads a document of any UBL 2 type: UBL in XML or either JSON, or a CII invoice, which becomes UBL. */
export const readAnyDocument = (bytes: Uint8Array, limits: Partial<Limits> = {}): UblTree =>
  isJson(bytes) ? readAnyJson(bytes, limits) : inUbl(readXml(anyTypeOf, bytes, limits))

/** Reads a document of a type that the model knows as it is: UBL in XML or either JSON, or a CII invoice, which stays CII. */
export const readReceived = (bytes: Uint8Array, limits: Partial<Limits> = {}): Tree | CiiTree =>
  isJson(bytes) ? readJson(bytes, limits) : readXml(typeOf, bytes, limits)

const readXml = <Type extends string>(
  typeOfUbl: TypeOfRoot<Type>,
  bytes: Uint8Array,
  limits: Partial<Limits>,
): UblTree<Type> | CiiTree =>
  readAs<Type | typeof CII>(
    (...root) => (root[0].startsWith('CrossIndustry') ? typeOfCii(...root) : typeOfUbl(...root)),
    (type) => (type === CII ? ciiPrefixes : ublPrefixes),
    bytes,
    limits,
  ) as UblTree<Type> | CiiTree

/** A document as it was received, in UBL: a CII invoice becomes UBL, and UBL stays as it is. */
export const inUbl = <Type extends string>(tree: UblTree<Type> | CiiTree): UblTree<Type> | Tree =>
  isCii(tree) ? ciiToUbl(tree) : tree
