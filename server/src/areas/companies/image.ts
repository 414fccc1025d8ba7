import { type Message, t } from '@kontor/i18n'
import { sizeOfJpeg, sizeOfPng } from '../../platform/picture-size.ts'

const maxImageBytes = 1_000_000
const maxImagePixels = 4_096

/** What an image is by its bytes, or why it cannot be taken. */
export function imageIn(bytes: Uint8Array): { mediaType: 'image/png' | 'image/jpeg' } | { why: Message } {
  if (bytes.length > maxImageBytes)
    return { why: t`The image has ${bytes.length} bytes: send ${maxImageBytes} or fewer.` }
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const png = sizeOfPng(data)
  const size = png ?? sizeOfJpeg(data)
  if (size === undefined) return { why: t`The file is neither a PNG nor a JPEG image: send one of these.` }
  const [width, height] = size
  if (width === 0 || height === 0 || width > maxImagePixels || height > maxImagePixels)
    return { why: t`The image has ${width} × ${height} pixels: send at most ${maxImagePixels} on each side.` }
  return { mediaType: png === undefined ? 'image/jpeg' : 'image/png' }
}
