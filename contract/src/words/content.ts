import { type Fields, type Shape, shape, type Values } from './shape.ts'
import { propertiesOf } from './structures.ts'

/** An answer that is not JSON: its media type, its bytes or text, and what else the wire shows. */
export interface Content {
  readonly type: string
  readonly body: Uint8Array | string
  readonly headers?: Readonly<Record<string, string>>
}

/** The media types in which a document travels (F-132). */
export const documentMediaTypes = [
  'application/xml',
  'text/xml',
  'application/json',
  'application/vnd.oasis.ubl+json',
] as const

/** A body sent as bytes in one of these media types; the handler gets them exactly as they came. */
export const bytesAs = (types: readonly string[]): Shape<Uint8Array> =>
  shape({ type: 'string', format: 'binary', 'x-content': types })

/** An answer in one of these media types, chosen by the Accept header; the first is what a caller without wishes gets. */
export const contentAs = (types: readonly string[]): Shape<Content> =>
  shape({ type: 'string', format: 'binary', 'x-content': types })

/** Plain text, such as a property's value. */
export const plain = (max = 10_000): Shape<string> =>
  shape({ type: 'string', maxLength: max, 'x-content': ['text/plain'] })

/** Plain text that is one of these words. */
export const plainOneOf = <const V extends readonly string[]>(values: V): Shape<V[number]> =>
  shape({ type: 'string', enum: values, 'x-content': ['text/plain'] })

/** A file among the parts of a form. */
export interface FilePart {
  readonly name: string
  /** A browser reads a Blob, and so a File of its own, while it sends it. */
  readonly bytes: Uint8Array | Blob
  /** Its media type; application/octet-stream by default. */
  readonly type?: string
}

export const file = (): Shape<FilePart> => shape({ type: 'string', format: 'binary' })

/** A body of named parts, files among them. What is no file and no text travels as JSON. */
export const multipart = <F extends Fields>(parts: F): Shape<Values<F>> =>
  shape({ ...propertiesOf(parts), additionalProperties: false, 'x-content': ['multipart/form-data'] })

/** The answer to HEAD: true with 2xx, false with 404; nothing travels. */
export const existence = (): Shape<boolean> => shape({ 'x-content': [], 'x-exists': true })

/** A stream of server-sent events; the handler writes to it itself. */
export const events = (): Shape<never> => shape({ type: 'string', 'x-content': ['text/event-stream'] })

/** No body at all: 204. */
export const nothing = (): Shape<void> => shape({ 'x-content': [] })
