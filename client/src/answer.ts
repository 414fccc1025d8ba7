import type { Content } from '@kontor/contract'
import { valueFrom } from './body/json.ts'
import type { Descriptor } from './descriptor.ts'
import type { ErrorBodyValue } from './error.ts'

const decode = (bytes: ArrayBuffer) => new TextDecoder().decode(bytes)

// XML names its own encoding, so its bytes are handed over as they came; pages and tables are UTF-8.
const isText = (type: string) => type.startsWith('text/') && !type.startsWith('text/xml')

/** The value of a successful answer; throws a SyntaxError for JSON that is none. */
export function contentsOf({ answer, wire }: Descriptor, bytes: ArrayBuffer, headers: Record<string, string>): unknown {
  if (answer === 'none' || answer === 'events') return undefined
  if (answer === 'exists') return true
  if (answer === 'text') return decode(bytes)
  if (answer === undefined) return bytes.byteLength === 0 ? undefined : valueFrom(decode(bytes), wire)
  const type = headers['content-type'] ?? ''
  return { type, body: isText(type) ? decode(bytes) : new Uint8Array(bytes), headers } satisfies Content
}

/** The body of an error, where it has the shape of one: a proxy on the way may answer with a page instead. */
export function errorBodyOf(bytes: ArrayBuffer): ErrorBodyValue | undefined {
  try {
    const body: unknown = JSON.parse(decode(bytes))
    return typeof body === 'object' && body !== null && 'ErrorCode' in body ? (body as ErrorBodyValue) : undefined
  } catch {
    return undefined
  }
}
