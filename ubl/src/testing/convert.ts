import { ciiToUbl, ublToCii } from '../cii/convert.ts'
import { readCii } from '../cii/read.ts'
import { read } from '../xml/read.ts'
import type { Tree } from '../xml/tree.ts'
import { write } from '../xml/write.ts'
import { contentOf } from './events.ts'
import { bytesOf, fullCii, fullInvoice, textOfBytes } from './fixtures.ts'

export const cii = textOfBytes(fullCii)
export const ubl = textOfBytes(fullInvoice)

/** Through the bytes of CII and back. */
export const thereAndBack = (tree: Tree): Tree => ciiToUbl(readCii(write(ublToCii(tree))))
export const contentOfTree = (tree: Tree): string[] => contentOf(write(tree))
export const inUbl = (source: string): string => textOfBytes(write(ciiToUbl(readCii(bytesOf(source)))))
export const inCii = (source: string): string => textOfBytes(write(ublToCii(read(bytesOf(source)))))
/** XML without what makes it easy to read. */
export const flat = (xml: string): string => xml.replace(/>\s+</g, '><')
/** The full CII invoice with its prefixes as everybody writes them. */
export const usual = cii
  .replaceAll('<a:', '<ram:')
  .replaceAll('</a:', '</ram:')
  .replaceAll('<u:', '<udt:')
  .replaceAll('</u:', '</udt:')
  .replace('xmlns:a=', 'xmlns:ram=')
  .replace('xmlns:u=', 'xmlns:udt=')

export const replaced = (source: string, what: string | RegExp, by: string): string => {
  const made = source.replace(what, by)
  if (made === source) throw new Error(`There is no ${what} in it.`)
  return made
}
