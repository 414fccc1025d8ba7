/**
 * How many bytes a text of base64 holds (RFC 4648 §4, with white space as xsd:base64Binary takes it); undefined where it
 * is none. One pass without a pattern: an attachment is megabytes long, and what is wrong with it may stand at its end.
 */
export function sizeOfBase64(text: string): number | undefined {
  let digits = 0
  let padding = 0
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09) continue
    if (code === 0x3d) padding++
    else if (padding === 0 && isDigit(code)) digits++
    else return undefined
  }
  const isWhole = padding <= 2 && (digits + padding) % 4 === 0
  return isWhole ? ((digits + padding) / 4) * 3 - padding : undefined
}

const isDigit = (code: number): boolean =>
  (code >= 0x41 && code <= 0x5a) ||
  (code >= 0x61 && code <= 0x7a) ||
  (code >= 0x30 && code <= 0x39) ||
  code === 0x2b ||
  code === 0x2f
