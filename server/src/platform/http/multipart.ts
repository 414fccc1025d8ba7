import { finished, type Readable } from 'node:stream'
import { Busboy, type BusboyInstance } from '@fastify/busboy'
import { t } from '@kontor/i18n'
import { ApiError } from '../api-error.ts'

/** Bytes of a text. */
const maxTextBytes = 64 * 1024
/** Bytes of all that is in no file: heads, texts, and what the parser has not given out yet. */
const maxOverheadBytes = 512 * 1024

/** How large a form may be whose files are that large. */
export const maxFormBytes = (maxFileBytes: number): number => maxFileBytes + maxOverheadBytes

export interface FileHead {
  readonly name: string
  readonly type: string
}

/** Who takes the parts of a form, in the order in which they come. What one throws ends the reading. */
export interface Taker {
  text(field: string, text: string): void
  file(field: string, head: FileHead, bytes: AsyncIterable<Uint8Array>): Promise<void>
}

/**
 * Reads a form (RFC 7578) as it comes: the parser waits for whoever takes a file, and the socket for the parser. A form
 * that is refused is not read on; whoever took a file of it has ended once this throws.
 *
 * @throws ApiError BadRequest where it is no form or breaks off, TooLarge where there is too much around its files.
 */
export function readMultipart(source: Readable, contentType: string, taker: Taker): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const parser = parserOf(contentType)
  const streams: Readable[] = []
  const taken: Promise<void>[] = []
  let around = 0
  let isRefused = false

  const stop = () => {
    unwatch()
    source.off('data', count)
    source.unpipe(parser)
  }
  const fail = (error: Error) => {
    if (isRefused) return
    isRefused = true
    stop()
    for (const stream of streams) stream.destroy(error)
    void Promise.allSettled(taken).then(() => reject(error))
  }
  const count = (chunk: Buffer) => {
    around += chunk.length
    if (around > maxOverheadBytes) fail(new ApiError('TooLarge', t`The form fields are too large: send less data.`))
  }
  async function* counted(stream: Readable): AsyncGenerator<Uint8Array> {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      around -= chunk.length
      yield chunk
    }
  }
  // Of a chunk with many parts each comes, also after one was refused.
  const take = (work: () => Promise<void>) => {
    if (isRefused) return
    const ending = work()
    taken.push(ending)
    ending.catch(fail)
  }

  parser.on('file', (field, stream, name, _encoding, type) => {
    streams.push(stream)
    // Heard by whoever reads it; here only so that it is heard.
    stream.on('error', () => undefined)
    take(() => taker.file(field, { name: unescaped(name), type }, counted(stream)))
  })
  parser.on('field', (field, text, _isNameCut, isCut) => {
    take(async () => {
      if (isCut) throw new ApiError('TooLarge', t`${field} is larger than ${maxTextBytes / 1024} kB: send less.`)
      taker.text(field, text)
    })
  })
  parser.on('error', () => fail(noForm()))
  parser.on('finish', () => {
    stop()
    Promise.all(taken).then(() => resolve(), fail)
  })
  const unwatch = finished(source, { writable: false }, (error) => {
    if (error) fail(new ApiError('BadRequest', t`The form is incomplete: send it again.`))
  })
  source.on('data', count)
  source.pipe(parser)
  return promise
}

function parserOf(contentType: string): BusboyInstance {
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits: { fieldSize: maxTextBytes } })
  } catch {
    throw noForm()
  }
}

const noForm = (): ApiError =>
  new ApiError('BadRequest', t`The body is not a form: send multipart/form-data with its boundary (RFC 7578).`)

/** Browsers write these signs of a name so that it stays within its quotes (HTML, multipart form data). */
const unescaped = (name: string): string => name.replace(/%(?:22|0D|0A)/gi, decodeURIComponent)
