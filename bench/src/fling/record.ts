import type { Frame } from 'playwright-core'

/** What a fling was like for the page itself. */
export interface Drawn {
  readonly frames: number
  /** Frames of 60 a second in which the page's own thread drew nothing; what is there already scrolls without it. */
  readonly late: number
  /**
   * The longest that a place of the list had no row, or one whose data was on its way, in ms. Without one is a place, too,
   * to which the screen had scrolled before the page's thread brought its rows.
   */
  readonly blank: number
  readonly ghost: number
  /** How many rows went by. */
  readonly rows: number
}

/** Looks at each frame of a page while something happens. */
export async function record(frame: Frame, happens: () => Promise<void>): Promise<Drawn> {
  await frame.evaluate(startLooking)
  await happens()
  return frame.evaluate(() => (globalThis as unknown as { looked: () => Drawn }).looked())
}

export const together = (pieces: readonly Drawn[]): Drawn => {
  const sum = (of: (piece: Drawn) => number) => pieces.reduce((total, piece) => total + of(piece), 0)
  const largest = (of: (piece: Drawn) => number) => Math.max(...pieces.map(of))
  return {
    frames: sum(({ frames }) => frames),
    late: sum(({ late }) => late),
    blank: largest(({ blank }) => blank),
    ghost: largest(({ ghost }) => ghost),
    rows: sum(({ rows }) => rows),
  }
}

/** In the page. The empty one is looked at in the same way, so that looking costs both the same. */
function startLooking() {
  const scroll = document.querySelector<HTMLElement>('.k-grid-scroll') ?? document.querySelector<HTMLElement>('main')!
  const isList = scroll.classList.contains('k-grid-scroll')
  const { left, top, bottom } = scroll.getBoundingClientRect()
  const places = [top + 50, (top + bottom) / 2, bottom - 12]
  const counts = { frames: 0, late: 0, blank: 0, ghost: 0, rows: 0 }
  const since: { blank?: number | undefined; ghost?: number | undefined } = {}
  let before = performance.now()
  let row: number | undefined
  let looking = true
  const lasts = (kind: 'blank' | 'ghost', is: boolean, now: number) => {
    if (is) since[kind] ??= now
    else if (since[kind] !== undefined) {
      counts[kind] = Math.max(counts[kind], now - since[kind])
      since[kind] = undefined
    }
  }
  const rowsNow = () =>
    places.map((y) => document.elementFromPoint(left + 200, y)?.closest<HTMLElement>('tr[data-index]') ?? undefined)
  let position = scroll.scrollTop
  // Before the list hears of it: how much of the way since the frame before the screen went without rows.
  const scrolled = () => {
    if (!rowsNow().includes(undefined)) return
    const rows = [...scroll.querySelectorAll('tr[data-index]')].map((each) => each.getBoundingClientRect())
    const above = Math.min(...rows.map((each) => each.top)) - places[0]!
    const below = places.at(-1)! - Math.max(...rows.map((each) => each.bottom))
    const share = Math.min(1, Math.max(above, below) / Math.abs(scroll.scrollTop - position))
    const now = performance.now()
    since.blank ??= now - share * (now - before)
  }
  if (isList) addEventListener('scroll', scrolled, { capture: true })
  const look = (now: number) => {
    if (!looking) return
    counts.frames += 1
    counts.late += Math.max(0, Math.round(((now - before) * 60) / 1_000) - 1)
    before = now
    position = scroll.scrollTop
    const rows = rowsNow()
    if (isList) {
      lasts('blank', rows.includes(undefined), now)
      lasts(
        'ghost',
        rows.some((each) => each?.querySelector('.k-grid-ghost')),
        now,
      )
      const at = rows[0] ? Number(rows[0].dataset['index']) : row
      if (at !== undefined) counts.rows += Math.abs(at - (row ?? at))
      row = at
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame((now) => {
    before = now
    look(now)
  })
  Object.assign(globalThis, {
    looked: () => {
      looking = false
      removeEventListener('scroll', scrolled, { capture: true })
      for (const kind of ['blank', 'ghost'] as const) lasts(kind, false, performance.now())
      return counts
    },
  })
}
