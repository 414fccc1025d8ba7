/** Browsers end a box at 33.5 million px, some at 17.8: rows that are higher together share a box of this height. */
export const tallest = 10_000_000

/** So far from both ends a px of the scroll is a px of the rows, so that both ends are reached as in any list. */
const endZone = 100_000

/** A step of the scroll up to this is a wheel, a finger or a key and moves the rows by as much; a longer one is a leap. */
export const stride = 5_000

/** How far rows can be scrolled, in px: all of them, and those in sight. */
export interface Track {
  readonly rows: number
  readonly view: number
}

export const boxHeight = ({ rows }: Track): number => Math.min(rows, tallest)
export const isScaled = ({ rows }: Track): boolean => rows > tallest

/** The farthest that the rows go, and the farthest that the box scrolls. */
export const lastOffset = ({ rows, view }: Track): number => Math.max(0, rows - view)
const lastScroll = (track: Track): number => Math.max(0, boxHeight(track) - track.view)

/** How far the rows have gone where the box is scrolled so far; between the ends a px of the box stands for many. */
export function offsetAt(scroll: number, track: Track): number {
  const [ends, box] = [lastOffset(track), lastScroll(track)]
  if (!isScaled(track) || scroll <= endZone) return Math.max(0, Math.min(scroll, ends))
  if (scroll >= box - endZone) return Math.min(ends, ends - box + scroll)
  return Math.round(endZone + ((scroll - endZone) * (ends - 2 * endZone)) / (box - 2 * endZone))
}

/** The other way round: how far the box is scrolled where the rows have gone so far. */
export function scrollAt(offset: number, track: Track): number {
  const [ends, box] = [lastOffset(track), lastScroll(track)]
  if (!isScaled(track) || offset <= endZone) return Math.max(0, Math.min(offset, box))
  if (offset >= ends - endZone) return Math.min(box, box - ends + offset)
  return Math.round(endZone + ((offset - endZone) * (box - 2 * endZone)) / (ends - 2 * endZone))
}

/** Whether the box must be scrolled to its own place now: near an end, where the rows could not be moved further. */
export const isNearEnd = (offset: number, scroll: number, track: Track): boolean =>
  [offset, scroll].some((px) => px < endZone) ||
  offset > lastOffset(track) - endZone ||
  scroll > lastScroll(track) - endZone
