/** How letters that most banks cannot carry are written in those that all can (EPC217-08). */
const spelled: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ß: 'ss',
  æ: 'ae',
  Æ: 'Ae',
  ø: 'oe',
  Ø: 'Oe',
  å: 'aa',
  Å: 'Aa',
  œ: 'oe',
  Œ: 'Oe',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  þ: 'th',
  Þ: 'Th',
  '&': '+',
  _: '-',
}

/**
 * A name or a remittance in the letters of a SEPA transfer: a-z, A-Z, 0-9 and `/ - ? : ( ) . , ' +`. What has no spelling
 * in them becomes a point, so that nobody reads another name; at most `length` characters.
 */
export function bankText(text: string, length: number): string {
  const written = [...text.normalize('NFC')].map((letter) => spelled[letter] ?? letter).join('')
  const plain = written.normalize('NFD').replace(/\p{M}/gu, '')
  const known = plain.replace(/[\s\p{Cc}]+/gu, ' ').replace(/[^a-zA-Z0-9/\-?:().,'+ ]/gu, '.')
  return known.trim().slice(0, length).trim() || '.'
}
