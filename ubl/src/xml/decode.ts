import { inEnglish, type Message, t } from '../message.ts'
import { Refusal } from './refusal.ts'

/** Bytes to text by the rules of XML 1.0 §4.3.3 and appendix F: byte order mark, then declaration, then UTF-8. */
export function decode(bytes: Uint8Array): string {
  refuseOtherFormats(bytes)
  const mark = byteOrderMark(bytes)
  const declared = declaredEncoding(bytes, mark)
  const encoding = agreed(mark, declared)
  if (encoding === 'us-ascii') refuseBeyondAscii(bytes)
  try {
    const isUtf8 = encoding === 'utf-8' || encoding === 'us-ascii'
    return (isUtf8 ? utf8 : new TextDecoder(encoding, { fatal: true })).decode(bytes)
  } catch {
    throw wrongBytes(bytes, encoding, declared)
  }
}

/** Made once: making one takes as long as decoding a small file. */
const utf8 = new TextDecoder('utf-8', { fatal: true })

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'us-ascii'

const begins = (bytes: Uint8Array, ...magic: number[]): boolean => magic.every((byte, at) => bytes[at] === byte)

/** Files that people name .xml by mistake, known by their first bytes. */
const otherFormats: readonly [name: Message, magic: readonly number[], fix: Message][] = [
  [t`a PDF`, [0x25, 0x50, 0x44, 0x46, 0x2d], t`Send the corresponding XML, or upload it as a PDF.`],
  [t`a ZIP archive`, [0x50, 0x4b, 0x03, 0x04], t`Extract it and send the XML inside.`],
  [t`an empty ZIP archive`, [0x50, 0x4b, 0x05, 0x06], t`Send the XML file itself.`],
  [t`a gzip archive`, [0x1f, 0x8b], t`Extract it and send the XML inside.`],
  [t`a PNG image`, [0x89, 0x50, 0x4e, 0x47], t`Send the corresponding XML.`],
  [t`a JPEG image`, [0xff, 0xd8, 0xff], t`Send the corresponding XML.`],
  [t`an old Office file`, [0xd0, 0xcf, 0x11, 0xe0], t`Send the corresponding XML.`],
]

function refuseOtherFormats(bytes: Uint8Array): void {
  if (bytes.length === 0)
    throw new Refusal('NOT_XML', t`The file is empty. Send a UBL document in XML.`, { expected: 'XML' })
  for (const [name, magic, fix] of otherFormats)
    if (begins(bytes, ...magic))
      throw new Refusal('NOT_XML', t`This is ${name}, not XML, despite its name. ${fix}`, {
        line: 1,
        column: 1,
        found: inEnglish(name),
        expected: 'XML',
      })
}

function byteOrderMark(bytes: Uint8Array): Encoding | undefined {
  if (begins(bytes, 0xff, 0xfe, 0, 0) || begins(bytes, 0, 0, 0xfe, 0xff)) throw unsupported('UTF-32')
  if (begins(bytes, 0xef, 0xbb, 0xbf)) return 'utf-8'
  if (begins(bytes, 0xff, 0xfe)) return 'utf-16le'
  if (begins(bytes, 0xfe, 0xff)) return 'utf-16be'
  if (begins(bytes, 0x3c, 0) || begins(bytes, 0, 0x3c))
    throw new Refusal(
      'ENCODING',
      t`The file is UTF-16 without a byte order mark. Save it as UTF-8, or as UTF-16 with a byte order mark.`,
      { line: 1, column: 1, found: 'UTF-16 without a byte order mark', expected: 'UTF-8' },
    )
  return undefined
}

/** The name in `<?xml … encoding="…"?>`, in lower case. Only the first bytes are looked at. */
function declaredEncoding(bytes: Uint8Array, mark: Encoding | undefined): string | undefined {
  const first = bytes.subarray(0, 400)
  const isWide = mark === 'utf-16le' || mark === 'utf-16be'
  // A declaration is ASCII, so one character a byte will do, and it ends with the first '>'.
  const start = isWide
    ? new TextDecoder(mark).decode(first)
    : String.fromCharCode(...first.subarray(mark ? 3 : 0, first.indexOf(0x3e) + 1))
  if (!start.startsWith('<?xml')) return undefined
  const declaration = start.slice(0, start.indexOf('?>') + 1)
  const found = /\sencoding\s{0,9}=\s{0,9}["']([A-Za-z0-9._:-]{1,40})["']/.exec(declaration)
  return found?.[1]?.toLowerCase()
}

const known: Readonly<Record<string, Encoding | 'utf-16'>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'utf-16': 'utf-16',
  'utf-16le': 'utf-16le',
  'utf-16be': 'utf-16be',
  // What calls itself ISO-8859-1 is windows-1252 in practice, and the same where it is not (WHATWG Encoding §4.2).
  'iso-8859-1': 'windows-1252',
  'iso8859-1': 'windows-1252',
  latin1: 'windows-1252',
  'windows-1252': 'windows-1252',
  cp1252: 'windows-1252',
  'us-ascii': 'us-ascii',
  ascii: 'us-ascii',
}

function agreed(mark: Encoding | undefined, declared: string | undefined): Encoding {
  if (declared === undefined) return mark ?? 'utf-8'
  const named = known[declared]
  if (named === undefined) throw unsupported(declared)
  const wide = named.startsWith('utf-16')
  const agrees = mark === undefined ? !wide : wide ? mark.startsWith('utf-16') : mark === named
  if (agrees) return mark ?? (named as Encoding)
  const found = mark ?? t`single bytes`
  throw new Refusal(
    'ENCODING',
    t`The file declares the encoding ${declared}, but its content is ${found}. Correct the declaration, or save it as UTF-8.`,
    { line: 1, column: 1, found: inEnglish(found), expected: declared },
  )
}

const unsupported = (found: string): Refusal =>
  new Refusal('ENCODING', t`The encoding ${found} is not supported. Save the file as UTF-8.`, {
    line: 1,
    column: 1,
    found,
    expected: 'UTF-8, UTF-16 with a byte order mark, ISO-8859-1 or windows-1252',
  })

function refuseBeyondAscii(bytes: Uint8Array): void {
  const at = bytes.findIndex((byte) => byte > 0x7f)
  if (at >= 0) throw wrongByte(bytes, at, 'us-ascii')
}

function wrongBytes(bytes: Uint8Array, encoding: Encoding, declared: string | undefined): Refusal {
  if (encoding === 'utf-8') return wrongByte(bytes, firstInvalidUtf8(bytes), declared ?? encoding)
  return new Refusal('ENCODING', t`The file is not valid ${encoding}. Save it as UTF-8.`, {
    expected: encoding,
  })
}

function wrongByte(bytes: Uint8Array, at: number, expected: string): Refusal {
  let line = 1
  let lineStart = 0
  for (let i = 0; i < at; i++)
    if (bytes[i] === 0x0a) {
      line++
      lineStart = i + 1
    }
  const column = at - lineStart + 1
  const found = t`byte ${`0x${(bytes[at] ?? 0).toString(16).toUpperCase().padStart(2, '0')}`}`
  return new Refusal(
    'ENCODING',
    t`The ${found} at line ${line}, column ${column} is not valid ${expected}. Declare the actual encoding, or save it as UTF-8.`,
    { line, column, found: inEnglish(found), expected },
  )
}

/** Offset of the first byte that breaks UTF-8 (RFC 3629: no overlong forms, no surrogates, nothing above U+10FFFF). */
function firstInvalidUtf8(bytes: Uint8Array): number {
  let at = 0
  while (at < bytes.length) {
    const length = sequenceLength(bytes, at)
    if (length === 0) return at
    at += length
  }
  return at
}

function sequenceLength(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0
  if (first < 0x80) return 1
  const length =
    first >= 0xc2 && first < 0xe0 ? 2 : first >= 0xe0 && first < 0xf0 ? 3 : first >= 0xf0 && first < 0xf5 ? 4 : 0
  if (length === 0 || at + length > bytes.length) return 0
  const second = bytes[at + 1] ?? 0
  const low = first === 0xe0 ? 0xa0 : first === 0xf0 ? 0x90 : 0x80
  const high = first === 0xed ? 0x9f : first === 0xf4 ? 0x8f : 0xbf
  if (second < low || second > high) return 0
  for (let i = 2; i < length; i++) if (((bytes[at + i] ?? 0) & 0xc0) !== 0x80) return 0
  return length
}
