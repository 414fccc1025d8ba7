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

function onRowChange(changed: () => void): () => void {
  const dressed = new MutationObserver(changed)
  dressed.observe(document.documentElement, { attributeFilter: ['data-density'] })
  const stop = onScreenChange(changed)
  return () => {
    dressed.disconnect()
    stop()
  }
}

/** The height in px of a GridRow now, for a virtualizer: it follows the density, and the card of a narrow screen. */
export function useRowHeight(): number {
  return useSyncExternalStore(onRowChange, () =>
    Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--grid-row')),
  )
}
