import { useEffect } from 'react'

/** The parts of a screen that a screen reader names; a dialog is none: what it was opened from stands in one. */
const parts = 'main, aside, section:not([role])'

/**
 * Where what has the focus leaves the page (a button whose work is done, a row that was released), the focus goes to the
 * part of the screen that it stood in, the closest that is still there: the next key starts from there.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let focused: Element | undefined
    let around: readonly HTMLElement[] = []
    const come = ({ target }: FocusEvent) => {
      focused = target as Element
      const inside = partsAround(focused)
      if (inside.length > 0) around = inside
    }
    const left = new MutationObserver(() => {
      if (focused === undefined || focused.isConnected) return
      focused = undefined
      // A dialog that closes gives the focus back in the next frame, where it can.
      requestAnimationFrame(() => requestAnimationFrame(() => land(around)))
    })
    document.addEventListener('focusin', come)
    left.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', come)
      left.disconnect()
    }
  }, [])
}

/** The closest first. */
function partsAround(element: Element): HTMLElement[] {
  const found = element.closest<HTMLElement>(parts)
  return found ? [found, ...(found.parentElement ? partsAround(found.parentElement) : [])] : []
}

/** Only if nothing has the focus, and within this frame: the focus is never taken from elsewhere. */
function land(around: readonly HTMLElement[]): void {
  if (document.activeElement !== document.body || !document.hasFocus()) return
  // One that has no box of its own on a phone does not take it.
  around.find((part) => {
    part.tabIndex = -1
    part.focus({ preventScroll: true })
    return part === document.activeElement
  })
}
