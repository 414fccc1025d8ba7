/** The letters of Windows-1252, each under its byte. */
const bytes: ReadonlyMap<string, number> = new Map(
  [...new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, at) => at))].map((letter, at) => [
    letter,
    at,
  ]),
)

/** A text in Windows-1252; a letter that it does not have loses its accents, and becomes a question mark where none is left. */
export const windows1252 = (text: string): Uint8Array =>
  Uint8Array.from(
    [...text.normalize('NFC')].flatMap((letter) => {
      const known = bytes.get(letter)
      if (known !== undefined) return [known]
      const plain = [...letter.normalize('NFKD').replace(/\p{M}/gu, '')]
      return plain.map((one) => bytes.get(one) ?? 0x3f)
    }),
  )
