import { useSyncExternalStore } from 'react'

const subscribe = (changed: () => void) => {
  window.addEventListener('resize', changed)
  return () => window.removeEventListener('resize', changed)
}

/** The width of the app's frame in pixels. */
export const useWidth = (): number => useSyncExternalStore(subscribe, () => window.innerWidth)

/** From here on a preview stands beside the list. */
export const previewFromPx = 1000
/** What a frame so wide leaves a list beside its preview, which takes 30 % of it, from 320 to 400 px (kit's SplitPane). */
export const listWidthIn = (width: number): number =>
  width < previewFromPx ? width : width - Math.min(400, Math.max(320, width * 0.3))
/** Up to here one thing stands below the other, as on a phone; the style sheets break here too. */
export const phoneToPx = 800
