/** What a file is by its first bytes, whatever its name says. */
export type FileKind =
  | 'application/pdf'
  | 'image/png'
  | 'image/jpeg'
  | 'archive'
  | 'program'
  | 'heic'
  | 'tiff'
  | 'office'
  | 'other'

const starts = (bytes: Uint8Array, ...signs: readonly string[]): boolean =>
  signs.some((sign) => Buffer.from(bytes.subarray(0, sign.length)).equals(Buffer.from(sign, 'latin1')))

/** ISO 32000-2, 7.5.2: readers take the head of a PDF within its first kilobyte. */
export const isPdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')

/** `<` is the first sign of XML, and of no table; before it stand a mark of the encoding and blanks at most. */
export function isXml(bytes: Uint8Array): boolean {
  const signs = bytes.subarray(0, 100).filter((byte) => byte > 0x20 && byte < 0x80)
  return signs[0] === 0x3c
}

export function kindOf(bytes: Uint8Array): FileKind {
  if (starts(bytes, '\x89PNG\r\n\x1a\n')) return 'image/png'
  if (starts(bytes, '\xff\xd8\xff')) return 'image/jpeg'
  if (starts(bytes, 'MZ', '\x7fELF', '\xcf\xfa\xed\xfe', '\xce\xfa\xed\xfe', '\xca\xfe\xba\xbe', '#!')) return 'program'
  if (starts(bytes, 'PK\x03\x04')) return isOffice(bytes) ? 'office' : 'archive'
  if (starts(bytes, 'PK\x05\x06', 'Rar!', '7z\xbc\xaf', '\x1f\x8b', 'BZh')) return 'archive'
  if (starts(bytes, '\xd0\xcf\x11\xe0')) return 'office'
  if (starts(bytes, 'II*\x00', 'MM\x00*')) return 'tiff'
  if (Buffer.from(bytes.subarray(4, 12)).toString('latin1').startsWith('ftyp')) return 'heic'
  return isPdf(bytes) ? 'application/pdf' : 'other'
}

/** Word, Excel and their free siblings are archives whose first member says so. */
const isOffice = (bytes: Uint8Array): boolean =>
  /\[Content_Types\]\.xml|_rels\/|word\/|xl\/|mimetypeapplication\/vnd\.oasis/.test(
    Buffer.from(bytes.subarray(0, 400)).toString('latin1'),
  )
