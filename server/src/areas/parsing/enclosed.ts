import { enclose, enclosedFiles } from '@kontor/ubl'
import { readInUbl } from './parse-document.ts'
import type { Enclosed } from './parsed-document.ts'

/** The files that a document encloses, out of their base64, in this thread. @throws Refusal */
export const enclosedIn = (bytes: Uint8Array): Enclosed[] =>
  enclosedFiles(readInUbl(bytes)).map(({ name, mediaType, base64, size }) => {
    // As large as was counted before: nothing is held that the text does not have.
    const decoded = Buffer.alloc(size)
    decoded.write(base64, 'base64')
    return { name, mediaType, bytes: decoded }
  })

/** A document with files put into it, where its type has room for them. */
export const enclosing = (document: ReturnType<typeof readInUbl>, files: readonly Enclosed[]) =>
  enclose(
    document,
    files.map((file) => ({ ...file, base64: asBase64(file) })),
  )

export const asBase64 = ({ bytes }: Enclosed): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')
