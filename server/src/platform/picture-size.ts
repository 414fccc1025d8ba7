/** Pixels of a picture, as its first bytes say. */
export type PictureSize = readonly [width: number, height: number]

const pngStart = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')

/** PNG, clause 5.2 and 11.2.2: the signature, then the header with width and height; undefined where it is no PNG. */
export const sizeOfPng = (data: Buffer): PictureSize | undefined =>
  data.length >= 33 && data.subarray(0, 16).equals(pngStart)
    ? [data.readUInt32BE(16), data.readUInt32BE(20)]
    : undefined

/** ITU-T T.81, B.2.2: the frame header stands behind segments that each name their length; undefined where it is no JPEG. */
export function sizeOfJpeg(data: Buffer): PictureSize | undefined {
  if (data.length < 4 || data.readUInt16BE(0) !== 0xffd8) return undefined
  let at = 2
  while (at + 9 <= data.length && data[at] === 0xff) {
    const marker = data[at + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
    if (isFrame) return [data.readUInt16BE(at + 7), data.readUInt16BE(at + 5)]
    at += 2 + data.readUInt16BE(at + 2)
  }
  return undefined
}
