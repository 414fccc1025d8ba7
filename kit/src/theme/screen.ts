import { useSyncExternalStore } from 'react'

/** The narrow screen of the spec, 600 px or less (F-064); style sheets say the same. */
const narrow = () => matchMedia('(max-width: 600px)')

function onScreenChange(changed: () => void): () => void {
  const query = narrow()
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** Whether the screen, or the frame that an app stands in, is 600 px wide or narrower. */
export function useNarrow(): boolean {
  return useSyncExternalStore(onScreenChange, () => narrow().matches)
}

type RowToken = '--grid-row' | '--grid-row-tall'

const heights = new Map<RowToken, number>()

function onRowChange(changed: () => void): () => void {
  const forget = () => heights.clear()
  const measureAnew = () => {
    forget()
    changed()
  }
  forget()
  const dressed = new MutationObserver(measureAnew)
  dressed.observe(document.documentElement, { attributeFilter: ['data-density'] })
  const stop = onScreenChange(measureAnew)
  return () => {
    forget()
    dressed.disconnect()
    stop()
  }
}

/** Kept until it changes: a browser that is asked styles the whole page first, and a list asks each time it draws. */
function rowHeight(token: RowToken): number {
  const height =
    heights.get(token) ?? Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(token))
  heights.set(token, height)
  return height
}

/**
 * The height in px of a GridRow now, for a virtualizer: it follows the density, and the card of a narrow screen. Rows of
 * two lines are tall.
 */
export const useRowHeight = (tall = false): number =>
  useSyncExternalStore(onRowChange, () => rowHeight(tall ? '--grid-row-tall' : '--grid-row'))
