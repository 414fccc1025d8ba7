import { type Shape, shape } from './shape.ts'

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

/** A stream of server-sent events; the handler writes to it itself. */
export const events = (): Shape<never> => shape({ type: 'string', 'x-content': ['text/event-stream'] })

/** No body at all: 204. */
export const nothing = (): Shape<void> => shape({ 'x-content': [] })
