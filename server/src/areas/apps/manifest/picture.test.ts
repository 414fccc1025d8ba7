import { expect, test } from 'vitest'
import { pictureType } from './picture.ts'

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))))
const big = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]

const png = (width: number, height: number) =>
  bytes('\x89PNG\r\n\x1a\n', big(13), 'IHDR', big(width), big(height), [8, 6, 0, 0, 0, 0, 0, 0, 0])
/** A lossy one keeps its sides in 14 bits each after the start code. */
const lossy = (side: number) =>
  bytes(
    'RIFF',
    [22, 0, 0, 0],
    'WEBPVP8 ',
    [10, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a],
    [side & 255, side >>> 8, side & 255, side >>> 8],
  )
/** A lossless one in 28 bits, one less than they are. */
const lossless = (side: number) => {
  const bits = (side - 1) | ((side - 1) << 14)
  return bytes('RIFF', [22, 0, 0, 0], 'WEBPVP8L', [10, 0, 0, 0, 0x2f], big(bits).toReversed(), [0, 0, 0, 0, 0])
}
/** An extended one in 24 bits each, one less than they are. */
const extended = (side: number) => {
  const sides = big(side - 1)
    .toReversed()
    .slice(0, 3)
  return bytes('RIFF', [22, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, 0, 0, 0, 0], sides, sides)
}
const svg = (inside = '', before = '') =>
  Buffer.from(`${before}<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`)

test.each([
  ['a PNG', png(256, 256), 'image/png'],
  ['a lossy WebP', lossy(512), 'image/webp'],
  ['a lossless WebP', lossless(1024), 'image/webp'],
  ['an extended WebP', extended(64), 'image/webp'],
  ['an SVG', svg('<path d="M0 0h9"/>'), 'image/svg+xml'],
  [
    'an SVG as a drawing program saves it',
    svg('', '\uFEFF<?xml version="1.0"?>\n<!-- a < b -->\n<!---->'),
    'image/svg+xml',
  ],
])('%s is known by its bytes', (_name, data, type) => expect(pictureType(data)).toBe(type))

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a page', Buffer.from('<!doctype html><svg></svg>')],
  ['a page with a drawing in it', Buffer.from('<html><svg></svg></html>')],
  ['the beginning of a PNG', png(16, 16).subarray(0, 20)],
  ['a PNG that unpacks to gigabytes', png(60_000, 60_000)],
  ['a PNG without width', png(0, 16)],
  ['a WebP that unpacks to gigabytes', extended(16_000)],
  ['a lossy one', lossy(16_000)],
  ['a lossless one', lossless(16_000)],
  ['a GIF', Buffer.from(`GIF89a${'x'.repeat(40)}`)],
  ['an SVG with a script', svg('<script>alert(1)</script>')],
  ['an SVG with a page in it', svg('<foreignObject/>')],
  ['an SVG with entities', svg('', '<!DOCTYPE svg [<!ENTITY a "b">]>')],
  ['an SVG that multiplies itself', svg('<g id="a"/><use href="#a"/>')],
  ['the same under another prefix', svg('<s:use xmlns:s="http://www.w3.org/2000/svg" href="#a"/>')],
  ['an SVG in UTF-16', Buffer.from('<svg></svg>', 'utf16le')],
  ['a comment without end', Buffer.from(`<!-- <svg>${'<!--'.repeat(10_000)}`)],
])('%s is no picture for a browser', (_name, data) => expect(pictureType(data)).toBeUndefined())
