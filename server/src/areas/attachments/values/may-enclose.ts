/**
 * Whether a document is worth reading for files that it encloses: both elements are called so, whatever their prefix, in
 * XML and in JSON. What is not written in ASCII's own bytes (a PDF, UTF-16) is worth it.
 */
export function mayEnclose(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  return text.includes('BinaryObject') || text.includes(0) || text.subarray(0, 5).equals(pdf)
}

const pdf = Buffer.from('%PDF-')
