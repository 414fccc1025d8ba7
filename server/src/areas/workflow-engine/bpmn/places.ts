export interface Point {
  readonly x: number
  readonly y: number
}

/** Where something is drawn, and how large. */
export interface Bounds {
  x: number
  y: number
  width: number
  height: number
}

/** Between what is drawn side by side, and below each other. */
export const gap = 50

export const meets = (one: Bounds, other: Bounds): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

const middle = ({ y, height }: Bounds): number => y + height / 2

/** Right of what leads there, as far down as it meets none of the others; below them all where nothing leads there. */
export function freePlace(size: Bounds, source: Bounds | undefined, others: readonly Bounds[]): Point {
  if (source === undefined) {
    const left = Math.min(...others.map(({ x }) => x), Number.MAX_SAFE_INTEGER)
    const bottom = Math.max(...others.map(({ y, height }) => y + height), 0)
    return { x: others.length === 0 ? 0 : left, y: bottom + gap }
  }
  const x = source.x + source.width + gap
  for (let y = middle(source) - size.height / 2; ; y += size.height + gap)
    if (!others.some((one) => meets(one, { ...size, x, y }))) return { x, y }
}

/** On the lower edge of a step, near its right corner. */
export const onEdge = (host: Bounds, { width, height }: Bounds): Point => ({
  x: host.x + (3 * host.width) / 4 - width / 2,
  y: host.y + host.height - height / 2,
})

/** A line in right angles from one to another; from a decision first up or down, back again below both. */
export function route(from: Bounds, to: Bounds, isFork: boolean): Point[] {
  const [start, end] = [middle(from), middle(to)]
  const [fromX, toX] = [from.x + from.width / 2, to.x + to.width / 2]
  const [fromBottom, toBottom] = [from.y + from.height, to.y + to.height]
  if (to.x < from.x + from.width) {
    const below = Math.max(fromBottom, toBottom) + gap / 2
    return [
      { x: fromX, y: fromBottom },
      { x: fromX, y: below },
      { x: toX, y: below },
      { x: toX, y: toBottom },
    ]
  }
  const right = { x: from.x + from.width, y: start }
  const left = { x: to.x, y: end }
  if (Math.abs(start - end) < 1) return [right, left]
  if (isFork) return [{ x: fromX, y: end > start ? fromBottom : from.y }, { x: fromX, y: end }, left]
  const bend = (right.x + left.x) / 2
  return [right, { x: bend, y: start }, { x: bend, y: end }, left]
}
