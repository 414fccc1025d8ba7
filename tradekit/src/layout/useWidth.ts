import { useSyncExternalStore } from 'react'

const subscribe = (changed: () => void) => {
  window.addEventListener('resize', changed)
  return () => window.removeEventListener('resize', changed)
}

/** The width of the app's frame in pixels. */
export const useWidth = (): number => useSyncExternalStore(subscribe, () => window.innerWidth)

/** From here on a preview stands beside the list. */
export const previewFrom = 1000
/** The width of the preview. */
export const previewWidth = 400
/** From here on the list shows all its columns. */
export const allColumnsFrom = 960
/** Up to here one thing stands below the other, as on a phone; the style sheets break here too. */
export const phoneTo = 800
