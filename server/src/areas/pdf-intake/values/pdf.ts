import { inflateSync } from 'node:zlib'

/** What of a PDF's streams is unpacked to look for text, in bytes. */
const maxUnpackedBytes = 16 * 1024 * 1024

const shows = /\bT[jJ]\b|\)\s*'/

/** Why people cannot turn a file into a document; undefined where they can (002 §8). */
export function faultOfPdf(bytes: Uint8Array): 'NOT_PDF' | 'PDF_WITHOUT_TEXT' | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (!file.subarray(0, 1024).includes('%PDF-')) return 'NOT_PDF'
  return showsText(file) ? undefined : 'PDF_WITHOUT_TEXT'
}

/** Whether a page of it shows text: an operator that does stands in a content stream (ISO 32000-1, 9.4.3). */
function showsText(file: Buffer): boolean {
  let left = maxUnpackedBytes
  for (let at = file.indexOf('stream'); at >= 0 && left > 0; at = file.indexOf('stream', at + 6)) {
    if (file.subarray(at - 3, at).toString('latin1') === 'end') continue
    const start = at + 6 + (file[at + 6] === 0x0d ? 2 : 1)
    const end = file.indexOf('endstream', start)
    if (end < 0) return false
    const content = unpacked(file.subarray(start, end), left)
    left -= content.length
    if (shows.test(content.toString('latin1')) && content.includes('BT')) return true
    at = end
  }
  return false
}

/** A stream's bytes, unpacked where they are packed; what cannot be unpacked is taken as it is. */
function unpacked(stream: Buffer, maxBytes: number): Buffer {
  try {
    return inflateSync(stream, { maxOutputLength: maxBytes })
  } catch {
    return stream.subarray(0, maxBytes)
  }
}
