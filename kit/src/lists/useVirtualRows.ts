import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type RowSlot, slotsOf } from './rowSlots.ts'
import {
  boxHeight,
  isNearEnd,
  isScaled,
  lastOffset,
  maxStepPx,
  offsetAt,
  type ScrollTrack,
  scrollAt,
} from './scrollTrack.ts'

export type VirtualRowsOptions = {
  count: number
  /** px; all rows have the same. */
  rowHeight: number
  /** False while something stands in the place of the rows. */
  shown: boolean
  /** How far the rows have gone when they are first seen, in px. */
  start: number
  /** Each move of them, in px from the first row. */
  onOffset?: ((offset: number) => void) | undefined
}

export type VirtualRows = {
  scroll: RefObject<HTMLDivElement | null>
  /** The rows that are in the page: those in sight and some more. */
  first: number
  last: number
  /** The same rows, in the order in which they stand in the page. */
  lines: readonly RowSlot[]
  /** The row at the upper edge. */
  top: number
  /** The height in px of the box that they stand in, and where in it a row stands. */
  height: number
  placeOf: (index: number) => number
  /** Scrolls as little as brings a row in sight. */
  reveal: (index: number) => void
  /** Moves the rows by so many px, under what is being read. */
  moveBy: (pixels: number) => void
  /** True while the scroll bar is dragged, when the list jumps over many rows at a time, and for a moment afterwards. */
  leaping: boolean
}

/**
 * How many rows beyond those in sight stay in the page, above and below; they come and go in steps, because each step is
 * a render. While the list is flung nearly all of them lie ahead: the browser scrolls on while the page is late, and
 * takes 100 ms to reach their end.
 */
const overscanRows = 8
const overscanRowsBehind = 2
const rowsPerStep = 4
/** Milliseconds without a scroll event until the list counts as at rest, and after a jump until it no longer counts as jumping. */
const restMs = 150
const leapingMs = 900

/** Rows of one height, as many as one likes, in one scroll: only those in sight are in the page. */
export function useVirtualRows({ count, rowHeight, shown, start, onOffset }: VirtualRowsOptions): VirtualRows {
  const scroll = useRef<HTMLDivElement>(null)
  // How far the rows have gone, and the scroll of the box that this belongs to; whether they are thrown downwards (1),
  // upwards (-1), or go slowly.
  const at = useRef({ offset: start, scroll: 0, view: 0, rowHeight, heading: 0 })
  const [seen, setSeen] = useState({ first: 0, last: -1, size: 0, lead: 0, top: 0, shift: 0 })
  const [leaping, setLeaping] = useState(false)
  const track = useCallback((): ScrollTrack => ({ rows: count * rowHeight, view: at.current.view }), [count, rowHeight])

  const look = useCallback(() => {
    const { offset, view, scroll: scrolled, heading } = at.current
    const above = overscanRows - heading * (overscanRows - overscanRowsBehind)
    const from = Math.floor((offset / rowHeight - above) / rowsPerStep) * rowsPerStep
    const size = Math.ceil(view / rowHeight) + 2 * overscanRows + rowsPerStep
    const [first, last] = [Math.max(0, from), Math.min(count, from + size) - 1]
    const [top, shift] = [Math.floor(offset / rowHeight), Math.round(offset - scrolled)]
    // A new `top` alone is no change: it is only shown beside a jump, and each would render all rows again.
    setSeen((before) =>
      before.first === first && before.last === last && before.size === size && before.shift === shift
        ? before
        : { first, last, size, lead: before.size === size ? before.lead : first, top, shift },
    )
  }, [count, rowHeight])

  /** Moves the rows; the box is scrolled to where they belong, where it is not there yet. */
  const goTo = useCallback(
    (offset: number) => {
      const box = scroll.current
      if (!box) return
      at.current.offset = Math.max(0, Math.min(offset, lastOffset(track())))
      const wanted = scrollAt(at.current.offset, track())
      // Differences below 1 px come from rounding on screens with a fractional pixel ratio.
      if (Math.abs(box.scrollTop - wanted) >= 1) box.scrollTop = wanted
      at.current.scroll = box.scrollTop
      look()
    },
    [look, track],
  )

  const latestOnOffset = useRef(onOffset)
  latestOnOffset.current = onOffset
  useEffect(() => {
    const box = scroll.current
    if (!box || !shown) return
    const timers: { rest?: ReturnType<typeof setTimeout>; leap?: ReturnType<typeof setTimeout> } = {}
    const settle = () => goTo(at.current.offset)
    const settleAtRest = () => {
      at.current.heading = 0
      flushSync(() => {
        if (isScaled(track())) settle()
        // Screen readers read the rows in the order of the DOM.
        setSeen((before) => (before.lead === before.first ? before : { ...before, lead: before.first }))
      })
    }
    const moved = () => {
      const { offset, scroll: before } = at.current
      const now = box.scrollTop
      if (now === before) return
      const isLeap = Math.abs(now - before) > maxStepPx
      if (Math.abs(now - before) > rowHeight) at.current.heading = Math.sign(now - before)
      const next = isScaled(track()) && !isLeap ? offset + now - before : offsetAt(now, track())
      at.current.offset = Math.max(0, Math.min(next, lastOffset(track())))
      at.current.scroll = now
      // Flushed, so that the box and the rows in it move within one frame.
      flushSync(() => {
        if (isLeap) setLeaping(true)
        if (isScaled(track()) && isNearEnd(at.current.offset, now, track())) settle()
        else look()
      })
      latestOnOffset.current?.(at.current.offset)
      clearTimeout(timers.rest)
      timers.rest = setTimeout(settleAtRest, restMs)
      if (isLeap) {
        clearTimeout(timers.leap)
        timers.leap = setTimeout(() => setLeaping(false), leapingMs)
      }
    }
    box.addEventListener('scroll', moved, { passive: true })
    return () => {
      box.removeEventListener('scroll', moved)
      clearTimeout(timers.rest)
      clearTimeout(timers.leap)
    }
  }, [shown, goTo, look, track, rowHeight])

  useLayoutEffect(() => {
    const box = scroll.current
    if (!box || !shown) return
    const measure = () => {
      const parts = [...box.querySelectorAll<HTMLElement>('thead, tfoot')]
      const covered = parts.reduce(
        (sum, part) => sum + (getComputedStyle(part).position === 'sticky' ? part.offsetHeight : 0),
        0,
      )
      at.current.view = box.clientHeight - covered
      // Another density: the same row stays at the edge.
      const offset = (at.current.offset / at.current.rowHeight) * rowHeight
      at.current.rowHeight = rowHeight
      goTo(offset)
    }
    measure()
    const resized = new ResizeObserver(() => flushSync(measure))
    resized.observe(box)
    return () => resized.disconnect()
  }, [shown, rowHeight, goTo])

  const reveal = useCallback(
    (index: number) => {
      const { offset, view } = at.current
      const top = index * rowHeight
      if (top < offset) goTo(top)
      else if (top + rowHeight > offset + view) goTo(top + rowHeight - view)
    },
    [goTo, rowHeight],
  )
  const moveBy = useCallback((pixels: number) => goTo(at.current.offset + pixels), [goTo])
  return {
    scroll,
    first: seen.first,
    last: seen.last,
    top: seen.top,
    lines: slotsOf(seen),
    height: boxHeight(track()),
    placeOf: (index) => index * rowHeight - seen.shift,
    reveal,
    moveBy,
    leaping,
  }
}
