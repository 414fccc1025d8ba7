import type { Descriptor } from './descriptor.ts'
import { queryOf } from './http/params.ts'

/** What a caller hands to a call. */
export interface Given {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

const isMissing = (value: unknown) => value === undefined || value === null || value === ''

/** Throws a TypeError with the contract's words for a required argument that is not there; 0 and false are (F-245). */
export function checkArguments({ needs = {} }: Descriptor, { params, query, body }: Given): void {
  for (const [name, message] of Object.entries(needs)) {
    const given = params?.[name] ?? query?.[name] ?? (body as Record<string, unknown> | undefined)?.[name]
    if (isMissing(given)) throw new TypeError(message)
  }
}

/** The address of a call: parameters escaped, arrays of the query as repeated keys (F-337). */
export function addressOf(base: string, { path }: Descriptor, { params = {}, query = {} }: Given): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const asked = queryOf(query)
  return `${base.replace(/\/$/, '')}/${filled}${asked && `?${asked}`}`
}

/** The bytes of a body and their media type. */
export function bodyOf(
  call: Descriptor,
  body: unknown,
  contentType: string | undefined,
): { data?: string | ArrayBuffer; type?: string } {
  if (call.body === undefined || body === undefined) return {}
  if (call.body === 'json') return { data: JSON.stringify(body), type: 'application/json' }
  if (call.body === 'text') return { data: String(body), type: 'text/plain; charset=utf-8' }
  const type = contentType ?? call.body[0]!
  return { data: new Uint8Array(body as Uint8Array).buffer, type }
}
