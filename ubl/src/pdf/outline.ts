import type { Glyph } from 'fontkit'

type Point = { readonly x: number; readonly y: number; readonly isOn: boolean }

/**
 * An outline as TrueType has it (OpenType, glyf), each place in whole units and without instructions: fontkit fails at
 * writing glyphs of a font whose weight was chosen.
 */
export function encodeOutline(path: Glyph['path']): Uint8Array {
  const contours = contoursOf(path)
  if (contours.length === 0) return new Uint8Array(0)
  const points = contours.flat()
  const { minX, minY, maxX, maxY } = path.bbox
  const size = 12 + 2 * contours.length + 5 * points.length
  const view = new DataView(new ArrayBuffer(Math.ceil(size / 4) * 4))
  let at = 0
  const int16 = (value: number) => {
    view.setInt16(at, Math.round(value))
    at += 2
  }
  for (const value of [contours.length, Math.floor(minX), Math.floor(minY), Math.ceil(maxX), Math.ceil(maxY)])
    int16(value)
  let end = 0
  for (const { length } of contours) {
    end += length
    int16(end - 1)
  }
  int16(0)
  for (const { isOn } of points) view.setUint8(at++, isOn ? 1 : 0)
  for (const axis of ['x', 'y'] as const) {
    let before = 0
    for (const point of points) {
      const here = Math.round(point[axis])
      int16(here - before)
      before = here
    }
  }
  return new Uint8Array(view.buffer)
}

function contoursOf({ commands }: Glyph['path']): Point[][] {
  const contours: Point[][] = []
  for (const { command, args } of commands) {
    if (command === 'moveTo') contours.push([])
    // Of a curve all points but the last lie off the line.
    for (let i = 0; i < args.length; i += 2)
      contours.at(-1)?.push({ x: args[i] ?? 0, y: args[i + 1] ?? 0, isOn: i === args.length - 2 })
  }
  return contours
}
