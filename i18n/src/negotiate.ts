import { type Locale, localeOf } from './locale.ts'

/** Who reads English outside the United States reads British dates and spelling sooner than American ones (CLDR en-001). */
const ELSEWHERE: Record<string, string> = { en: 'GB' }

/**
 * The one of the `available` language codes that serves a reader of `wanted`: the same locale, else the same language
 * and script for the nearest region. Undefined where none does, or `wanted` is no language tag.
 */
export function matchLocale(wanted: string, available: readonly string[]): string | undefined {
  const reader = readLocale(wanted)
  if (reader === undefined) return undefined
  const readable = available
    .map((code) => readLocale(code))
    .filter((locale) => locale?.language === reader.language && locale.script === reader.script)
  const inRegion = (region: string | undefined) => readable.find((locale) => locale?.region === region)
  const best =
    inRegion(reader.region) ??
    inRegion(ELSEWHERE[reader.language]) ??
    inRegion(localeOf(reader.language).region) ??
    readable[0]
  return best && available.find((code) => readLocale(code)?.code === best.code)
}

/**
 * The language to speak with a reader, by what the browser says: an `Accept-Language` header (RFC 9110 §12.5.4) or
 * `navigator.languages`. The first available one where nothing fits.
 */
export function negotiate(wanted: string | readonly string[] | undefined, available: readonly [string, ...string[]]) {
  for (const tag of typeof wanted === 'string' ? byPreference(wanted) : (wanted ?? [])) {
    const match = tag === '*' ? available[0] : matchLocale(tag, available)
    if (match !== undefined) return match
  }
  return available[0]
}

/** A header's items with their weights (RFC 9110, 12.4.2), best first; what has weight 0 is left out. */
export function byPreference(header: string): string[] {
  return header
    .split(',', 50)
    .map((part) => {
      const [value = '', ...parameters] = part.split(';').map((piece) => piece.trim())
      const weight = parameters.find((parameter) => /^q=/i.test(parameter))?.slice(2)
      return { value, weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ value, weight }) => value !== '' && weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ value }) => value)
}

function readLocale(code: string): Locale | undefined {
  try {
    return localeOf(code)
  } catch {
    return undefined
  }
}
