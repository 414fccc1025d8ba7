import { createCanvas, loadImage } from '@napi-rs/canvas'
import { sizeOfJpeg, sizeOfPng } from '../../platform/picture-size.ts'
import { maxPixelsIn } from './limits.ts'
import { NoPages, type OpenedFile } from './opened-file.ts'
import { pixelsFor } from './pixels.ts'

/** Opens a PNG or a JPEG: one page without text. How large it is its head says, before anything is unpacked. */
export async function openPicture(given: Uint8Array): Promise<OpenedFile> {
  const bytes = Buffer.from(given)
  const size = sizeOfPng(bytes) ?? sizeOfJpeg(bytes)
  if (size === undefined || size[0] === 0 || size[1] === 0) throw new NoPages('DAMAGED')
  if (size[0] * size[1] > maxPixelsIn) throw new NoPages('PIXELS')
  const image = await loadImage(bytes).catch(() => {
    throw new NoPages('DAMAGED')
  })
  const page = { width: image.width, height: image.height }
  if (!(page.width > 0 && page.height > 0)) throw new NoPages('DAMAGED')
  return {
    pages: [page],
    picture: async (_page, wanted) => {
      const { width, height } = pixelsFor(page, Math.min(wanted, page.width))
      const canvas = createCanvas(width, height)
      canvas.getContext('2d').drawImage(image, 0, 0, width, height)
      // A photo as a PNG would be many times as large.
      return canvas.encode('jpeg', 85)
    },
    text: async () => [],
  }
}
