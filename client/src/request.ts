import { formOf } from './body/form.ts'
import { jsonOf } from './body/json.ts'
import type { Descriptor } from './descriptor.ts'
import { queryOf } from './http/params.ts'

/** What a caller hands to a call. */
export interface Given {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

const isMissing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/**
 * Throws a TypeError with the contract's words for a required argument that is not there, or one that does not fit.
 * 0 and false are values (F-245); an empty list is none (F-250).
 */
export function checkArguments({ line, needs = {}, fits = {} }: Descriptor, { params, query, body }: Given): void {
  const named = [...line.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  const inBody = (name: string) => (name === 'body' ? body : (body as Record<string, unknown> | undefined)?.[name])
  // A body may have a field of the same name as a parameter of the path.
  const given = (name: string) => (named.includes(name) ? params?.[name] : (query?.[name] ?? inBody(name)))
  for (const name of new Set([...named, ...Object.keys(needs)]))
    if (isMissing(given(name))) throw new TypeError(needs[name] ?? `${name} is required`)
  for (const [name, { maximum, pattern, says }] of Object.entries(fits)) {
    const value = query?.[name]
    if (value === undefined) continue
    if (
      (maximum !== undefined && Number(value) > maximum) ||
      (pattern !== undefined && !RegExp(pattern).test(String(value)))
    )
      throw new TypeError(says)
  }
}

/** The address of a call: parameters escaped, arrays of the query as repeated keys (F-337). */
export function addressOf(base: string, { line, always }: Descriptor, { params = {}, query = {} }: Given = {}): string {
  const filled = line.split(' ')[1]!.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const asked = queryOf({ ...query, ...always })
  return `${base.replace(/\/$/, '')}/${filled}${asked && `?${asked}`}`
}

/** A body and its media type; a form gets its own, with its boundary, as it is written. */
export function bodyOf(
  call: Descriptor,
  body: unknown,
  contentType: string | undefined,
): { data?: string | ArrayBuffer | FormData; type?: string } {
  if (call.body === undefined || body === undefined) return {}
  // Where JSON is usual, bytes are XML.
  if (call.body === 'json' && body instanceof Uint8Array)
    return { data: new Uint8Array(body).buffer, type: contentType ?? 'application/xml' }
  if (call.body === 'json') return { data: jsonOf(body, call.wire), type: 'application/json' }
  if (call.body === 'text') return { data: String(body), type: 'text/plain; charset=utf-8' }
  if (call.body === 'parts') return { data: formOf(body as Record<string, unknown>) }
  const type = contentType ?? call.body[0]!
  return { data: new Uint8Array(body as Uint8Array).buffer, type }
}
