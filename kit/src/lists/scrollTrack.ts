/** Browsers cap the height of a box at 17.8 to 33.5 million px; longer lists scroll in a box of this height. */
export const maxBoxHeightPx = 10_000_000

/** Within this distance of both ends a px of the scroll is a px of the rows, so that both ends are reached as in any list. */
const endZonePx = 100_000

/** Scroll steps up to this many px come from a wheel, a finger or a key and move the rows by as much; longer ones are jumps. */
export const maxStepPx = 5_000

/** How far rows can be scrolled, in px: all of them, and those in sight. */
export interface ScrollTrack {
  readonly rows: number
  readonly view: number
}

export const boxHeight = ({ rows }: ScrollTrack): number => Math.min(rows, maxBoxHeightPx)
export const isScaled = ({ rows }: ScrollTrack): boolean => rows > maxBoxHeightPx

/** The farthest that the rows go, and the farthest that the box scrolls. */
export const lastOffset = ({ rows, view }: ScrollTrack): number => Math.max(0, rows - view)
const lastScroll = (track: ScrollTrack): number => Math.max(0, boxHeight(track) - track.view)

/** How far the rows have gone where the box is scrolled so far; between the ends a px of the box stands for many. */
export function offsetAt(scroll: number, track: ScrollTrack): number {
  const [ends, box] = [lastOffset(track), lastScroll(track)]
  if (!isScaled(track) || scroll <= endZonePx) return Math.max(0, Math.min(scroll, ends))
  if (scroll >= box - endZonePx) return Math.min(ends, ends - box + scroll)
  return Math.round(endZonePx + ((scroll - endZonePx) * (ends - 2 * endZonePx)) / (box - 2 * endZonePx))
}

/** The other way round: how far the box is scrolled where the rows have gone so far. */
export function scrollAt(offset: number, track: ScrollTrack): number {
  const [ends, box] = [lastOffset(track), lastScroll(track)]
  if (!isScaled(track) || offset <= endZonePx) return Math.max(0, Math.min(offset, box))
  if (offset >= ends - endZonePx) return Math.min(box, box - ends + offset)
  return Math.round(endZonePx + ((offset - endZonePx) * (box - 2 * endZonePx)) / (ends - 2 * endZonePx))
}

/** Whether the box must be scrolled to its own place now: near an end, where the rows could not be moved further. */
export const isNearEnd = (offset: number, scroll: number, track: ScrollTrack): boolean =>
  [offset, scroll].some((px) => px < endZonePx) ||
  offset > lastOffset(track) - endZonePx ||
  scroll > lastScroll(track) - endZonePx
