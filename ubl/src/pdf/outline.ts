import type { Glyph } from 'fontkit'

type Point = { readonly x: number; readonly y: number; readonly isOn: boolean }

type Commands = Glyph['path']['commands']

/** An outline as TrueType has it (OpenType, glyf), each place in whole units and without instructions; and where it begins. */
export function encodeOutline(commands: Commands): { readonly bytes: Uint8Array; readonly left: number } {
  const contours = contoursOf(commands)
  if (contours.length === 0) return { bytes: new Uint8Array(0), left: 0 }
  const points = contours.flat()
  const [xs, ys] = [points.map(({ x }) => Math.round(x)), points.map(({ y }) => Math.round(y))]
  const left = Math.min(...xs)
  const size = 12 + 2 * contours.length + 5 * points.length
  const view = new DataView(new ArrayBuffer(Math.ceil(size / 4) * 4))
  let at = 0
  const int16 = (value: number) => {
    view.setInt16(at, value)
    at += 2
  }
  for (const value of [contours.length, left, Math.min(...ys), Math.max(...xs), Math.max(...ys)]) int16(value)
  let end = 0
  for (const { length } of contours) {
    end += length
    int16(end - 1)
  }
  int16(0)
  for (const { isOn } of points) view.setUint8(at++, isOn ? 1 : 0)
  for (const places of [xs, ys]) {
    let before = 0
    for (const here of places) {
      int16(here - before)
      before = here
    }
  }
  return { bytes: new Uint8Array(view.buffer), left }
}

function contoursOf(commands: Commands): Point[][] {
  const contours: Point[][] = []
  for (const { command, args } of commands) {
    if (command === 'moveTo') contours.push([])
    // Of a curve all points but the last lie off the line.
    for (let i = 0; i < args.length; i += 2)
      contours.at(-1)?.push({ x: args[i] ?? 0, y: args[i + 1] ?? 0, isOn: i === args.length - 2 })
  }
  return contours
}
