import { inspectMessage } from './inspect.ts'
import type { Messages } from './localisation.ts'

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

/**
 * Pseudo-translations: every letter accented, every message longer and in brackets, so that on a screen untranslated
 * and cut-off text can be seen (and found by a test). Placeholders, plural forms and markup stay as they are.
 */
export function pseudoTranslations(messages: Messages): Messages {
  return Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, pseudoMessage(message)]))
}

export function pseudoMessage(message: string): string {
  const { words } = inspectMessage(message)
  let written = ''
  let read = 0
  for (const [start, end] of words) {
    written += message.slice(read, start) + accented(message.slice(start, end))
    read = end
  }
  const length = words.reduce((sum, [start, end]) => sum + end - start, 0)
  return `[${written}${message.slice(read)}${' ~'.repeat(Math.ceil((length * GROWTH) / 2))}]`
}

const accented = (text: string) =>
  text.replace(/<[^>]*>|&#?\w+;|[a-z]/gi, (piece) => (piece.length === 1 ? (ACCENTED[piece] ?? piece) : piece))
