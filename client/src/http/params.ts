/** What a query may hold: one value, or several under one key. Undefined and null are left out. */
export type Params = Readonly<Record<string, unknown>> | URLSearchParams

/** Signs that have no meaning inside of a query and are easier to read as they are. */
const READABLE: Readonly<Record<string, string>> = {
  '%3A': ':',
  '%24': '$',
  '%2C': ',',
  '%20': '+',
  '%5B': '[',
  '%5D': ']',
}

const encode = (text: string) =>
  encodeURIComponent(text).replace(/%(3A|24|2C|20|5B|5D)/g, (code) => READABLE[code] ?? code)

/** A query as text (F-327): arrays as repeated keys (F-337), dates in ISO 8601, other objects as JSON. */
export function queryOf(params: Params): string {
  if (params instanceof URLSearchParams) return params.toString()
  return Object.entries(params)
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((one: unknown) => [name, one] as const))
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${encode(name)}=${encode(textOf(value))}`)
    .join('&')
}

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
