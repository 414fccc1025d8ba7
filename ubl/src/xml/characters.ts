import { t } from '../message.ts'
import { malformed, type XmlError } from './xml-error.ts'

/** White space of XML 1.0 §2.3. */
export const isSpace = (code: number): boolean => code === 32 || code === 10 || code === 9 || code === 13

export function skipSpace(text: string, from: number): number {
  let at = from
  while (isSpace(text.charCodeAt(at))) at++
  return at
}

/** The layout between elements is a line break and blanks, and words are ASCII; anything else is looked at with a pattern. */
export function isBlank(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === 32 || code === 10) continue
    return (code < 33 || code > 126) && !/\S/.test(text)
  }
  return true
}

/** True where a word stands at an offset: quicker than a slice, and than startsWith. */
export function standsAt(text: string, at: number, word: string): boolean {
  const length = word.length
  if (at + length > text.length) return false
  for (let i = 0; i < length; i++) if (text.charCodeAt(at + i) !== word.charCodeAt(i)) return false
  return true
}

/** True for what may stand in a name, and for much above '>' that may not: whoever meets a new name asks isNcName. */
export const mayBeNamed = (code: number): boolean =>
  code > 62 || (code >= 48 && code <= 58) || code === 45 || code === 46

const start =
  'A-Z_a-z\\xC0-\\xD6\\xD8-\\xF6\\xF8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}'
const ncName = new RegExp(`^[${start}][${start}\\-.0-9\\xB7\\u0300-\\u036F\\u203F\\u2040]*$`, 'u')

/** A name without a colon (Namespaces in XML 1.0 §3). */
export const isNcName = (name: string): boolean => ncName.test(name)

/** XML 1.0 §2.2 of one code point. */
export const isCharacter = (code: number): boolean =>
  (code >= 0x20 && code <= 0xd7ff) ||
  code === 10 ||
  code === 9 ||
  code === 13 ||
  (code >= 0xe000 && code <= 0xfffd) ||
  (code >= 0x10000 && code <= 0x10ffff)

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/

export const forbiddenAt = (text: string, at: number): XmlError => {
  const code = (text.codePointAt(at) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  return malformed(at, t`the character U+${code} is not allowed`)
}

/** @throws XmlError where a stretch of text holds a control character (XML 1.0 §2.2) */
export function refuseForbidden(text: string, from: number, to: number): void {
  const at = text.slice(from, to).search(forbidden)
  if (at >= 0) throw forbiddenAt(text, from + at)
}

/**
 * Line ends as XML 1.0 §2.11 has them. What no document may hold and only a wide text can is refused here, once for all.
 * @throws XmlError
 */
export function normalised(text: string): string {
  for (const never of ['\ufffe', '\uffff']) {
    const at = text.indexOf(never)
    if (at >= 0) throw forbiddenAt(text, at)
  }
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
}
