import { IntlMessageFormat } from 'intl-messageformat'
import type { Messages } from './localisation.ts'

/** The code under which pseudo-translations go: a region of nobody, so that formats stay English. */
export const PSEUDO_LOCALE = 'en-XA'

const ACCENTED: Record<string, string> = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'ð',
  e: 'é',
  f: 'ƒ',
  g: 'ĝ',
  h: 'ĥ',
  i: 'í',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ó',
  p: 'þ',
  q: 'ɋ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'ú',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
  A: 'Á',
  B: 'Ɓ',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  F: 'Ƒ',
  G: 'Ĝ',
  H: 'Ĥ',
  I: 'Í',
  J: 'Ĵ',
  K: 'Ķ',
  L: 'Ļ',
  M: 'Ṁ',
  N: 'Ñ',
  O: 'Ó',
  P: 'Þ',
  Q: 'Ɋ',
  R: 'Ŕ',
  S: 'Š',
  T: 'Ţ',
  U: 'Ú',
  V: 'Ṽ',
  W: 'Ŵ',
  X: 'Ẋ',
  Y: 'Ý',
  Z: 'Ž',
}

/** Words grow by this share, as they do in most translations from English. */
const GROWTH = 0.4

interface Element {
  type: number
  location?: { start: { offset: number }; end: { offset: number } }
  options?: Record<string, { value: Element[] }>
}
const LITERAL = 0

/**
 * Pseudo-translations: every letter accented, every message longer and in brackets, so that on a screen untranslated
 * and cut-off text can be seen (and found by a test). Placeholders, plural forms and markup stay as they are.
 */
export function pseudoTranslations(messages: Messages): Messages {
  return Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, pseudoMessage(message)]))
}

export function pseudoMessage(message: string): string {
  const options = { ignoreTag: true, captureLocation: true }
  const elements = new IntlMessageFormat(message, 'en', undefined, options).getAst() as Element[]
  let written = ''
  let read = 0
  for (const [start, end] of literals(elements)) {
    written += message.slice(read, start) + accented(message.slice(start, end))
    read = end
  }
  const length = literals(elements).reduce((sum, [start, end]) => sum + end - start, 0)
  return `[${written}${message.slice(read)}${' ~'.repeat(Math.ceil((length * GROWTH) / 2))}]`
}

/** Where in the message its own words stand, plural and select forms included. */
function literals(elements: Element[]): [start: number, end: number][] {
  return elements.flatMap(({ type, location, options }) => {
    if (type === LITERAL && location) return [[location.start.offset, location.end.offset] as [number, number]]
    return Object.values(options ?? {}).flatMap(({ value }) => literals(value))
  })
}

const accented = (text: string) =>
  text.replace(/<[^>]*>|&#?\w+;|[a-z]/gi, (piece) => (piece.length === 1 ? (ACCENTED[piece] ?? piece) : piece))
