import { type PictureSize, sizeOfPng } from '../../../platform/picture-size.ts'

/** Media types of pictures that an app may have. */
export type PictureType = 'image/png' | 'image/webp' | 'image/svg+xml'

/** Pixels of a side: a few bytes can unpack to gigabytes of them. */
const longestSide = 1024

/**
 * What a picture is by its bytes, whatever its server calls it; undefined where it is none that a browser may be given:
 * no PNG, WebP or SVG, too many pixels, or an SVG that does more than draw.
 */
export function pictureType(bytes: Uint8Array): PictureType | undefined {
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const size = sizeOfPng(data)
  if (size !== undefined) return fits(size) ? 'image/png' : undefined
  const webp = sizeOfWebp(data)
  if (webp !== undefined) return fits(webp) ? 'image/webp' : undefined
  return isDrawing(data) ? 'image/svg+xml' : undefined
}

const fits = (sides: PictureSize): boolean => sides.every((side) => side > 0 && side <= longestSide)

/** RFC 9649, section 2: a RIFF file whose first chunk is simple lossy, simple lossless or extended. */
function sizeOfWebp(data: Buffer): PictureSize | undefined {
  if (data.length < 30 || data.toString('latin1', 0, 4) !== 'RIFF' || data.toString('latin1', 8, 12) !== 'WEBP')
    return undefined
  switch (data.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return [data.readUInt16LE(26) & 0x3fff, data.readUInt16LE(28) & 0x3fff]
    case 'VP8L': {
      const bits = data.readUInt32LE(21)
      return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1]
    }
    case 'VP8X':
      return [data.readUIntLE(24, 3) + 1, data.readUIntLE(27, 3) + 1]
    default:
      return undefined
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * As an image an SVG runs nothing and fetches nothing, but it may still multiply itself until the page stands still:
 * `use` and `pattern` repeat what repeats others, and so do the entities of a document type.
 */
const beyondDrawing = /<!DOCTYPE|<(?:[\w.-]+:)?(?:script|foreignObject|use|pattern|feImage)\b/i

function isDrawing(data: Buffer): boolean {
  try {
    const text = utf8.decode(data)
    return /^<svg[\s>]/.test(fromRoot(text)) && !beyondDrawing.test(text)
  } catch {
    return false
  }
}

/** What follows the XML declaration, comments and space. */
function fromRoot(text: string): string {
  const rest = text.trimStart()
  const end = rest.startsWith('<?xml') ? '?>' : rest.startsWith('<!--') ? '-->' : undefined
  const ends = end === undefined ? -1 : rest.indexOf(end)
  return end === undefined || ends < 0 ? rest : fromRoot(rest.slice(ends + end.length))
}
