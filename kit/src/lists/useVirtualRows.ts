import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Line, linesOf } from './lines.ts'
import { boxHeight, isNearEnd, isScaled, lastOffset, offsetAt, scrollAt, stride, type Track } from './track.ts'

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
  lines: readonly Line[]
  /** The row at the upper edge. */
  top: number
  /** The height in px of the box that they stand in, and where in it a row stands. */
  height: number
  placeOf: (index: number) => number
  /** Scrolls as little as brings a row in sight. */
  reveal: (index: number) => void
  /** Moves the rows by so many px, under what is being read. */
  moveBy: (pixels: number) => void
  /** The scroll goes by leaps, as when its thumb is dragged, and has done so a moment ago. */
  leaping: boolean
}

// The box and the rows in it move within one picture: what draws the rows is flushed.

/**
 * How many rows more are in the page, above and below, than are in sight; they come and go by so many at a time. Each
 * costs a little in every picture. Where the list is thrown nearly all of them lie ahead, as the screen scrolls on while
 * the page is late: it takes 100 ms to come to their end.
 */
const overscan = 8
const behind = 2
const atATime = 4
/** A scroll at rest, and how long after a leap one still is leaping, in ms. */
const rest = 150
const lingering = 900

/** Rows of one height, as many as one likes, in one scroll: only those in sight are in the page. */
export function useVirtualRows({ count, rowHeight, shown, start, onOffset }: VirtualRowsOptions): VirtualRows {
  const scroll = useRef<HTMLDivElement>(null)
  // How far the rows have gone, and the scroll of the box that this belongs to; whether they are thrown downwards (1),
  // upwards (-1), or go slowly.
  const at = useRef({ offset: start, scroll: 0, view: 0, rowHeight, heading: 0 })
  const [seen, setSeen] = useState({ first: 0, last: -1, size: 0, lead: 0, top: 0, shift: 0 })
  const [leaping, setLeaping] = useState(false)
  const track = useCallback((): Track => ({ rows: count * rowHeight, view: at.current.view }), [count, rowHeight])

  const look = useCallback(() => {
    const { offset, view, scroll: scrolled, heading } = at.current
    const above = overscan - heading * (overscan - behind)
    const from = Math.floor((offset / rowHeight - above) / atATime) * atATime
    const size = Math.ceil(view / rowHeight) + 2 * overscan + atATime
    const [first, last] = [Math.max(0, from), Math.min(count, from + size) - 1]
    const [top, shift] = [Math.floor(offset / rowHeight), Math.round(offset - scrolled)]
    // The row at the edge is only told where it stands beside a leap: else each row that passes would draw all anew.
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
      // Less than a px is what a screen of finer dots rounds.
      if (Math.abs(box.scrollTop - wanted) >= 1) box.scrollTop = wanted
      at.current.scroll = box.scrollTop
      look()
    },
    [look, track],
  )

  const told = useRef(onOffset)
  told.current = onOffset
  useEffect(() => {
    const box = scroll.current
    if (!box || !shown) return
    const timers: { rest?: ReturnType<typeof setTimeout>; leap?: ReturnType<typeof setTimeout> } = {}
    const settle = () => goTo(at.current.offset)
    const settleAtRest = () => {
      at.current.heading = 0
      flushSync(() => {
        if (isScaled(track())) settle()
        // Who reads the page without seeing it finds the rows in their order.
        setSeen((before) => (before.lead === before.first ? before : { ...before, lead: before.first }))
      })
    }
    const moved = () => {
      const { offset, scroll: before } = at.current
      const now = box.scrollTop
      if (now === before) return
      const isLeap = Math.abs(now - before) > stride
      if (Math.abs(now - before) > rowHeight) at.current.heading = Math.sign(now - before)
      const next = isScaled(track()) && !isLeap ? offset + now - before : offsetAt(now, track())
      at.current.offset = Math.max(0, Math.min(next, lastOffset(track())))
      at.current.scroll = now
      flushSync(() => {
        if (isLeap) setLeaping(true)
        if (isScaled(track()) && isNearEnd(at.current.offset, now, track())) settle()
        else look()
      })
      told.current?.(at.current.offset)
      clearTimeout(timers.rest)
      timers.rest = setTimeout(settleAtRest, rest)
      if (isLeap) {
        clearTimeout(timers.leap)
        timers.leap = setTimeout(() => setLeaping(false), lingering)
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
    lines: linesOf(seen),
    height: boxHeight(track()),
    placeOf: (index) => index * rowHeight - seen.shift,
    reveal,
    moveBy,
    leaping,
  }
}
