/** What of the shell lies over the apps: while it is open the keyboard is its alone. */
const panels = 'dialog[open], [role=dialog], [role=alertdialog], [role=menu]'

/** Taking the keyboard once may be an app that has just loaded; so often within so many milliseconds is none. */
const maxThefts = 3
const withinMs = 10_000

/**
 * Any frame can take the keyboard by `focus()`, without a click and from under a modal dialog; Chromium keeps it from that
 * neither where it is inert nor where it is hidden. So the keyboard is taken back, which may cost a letter; and who takes
 * it again and again is `stubborn`, as each time could cost one. Returns what ends it.
 */
export function keepKeyboard(frame: HTMLIFrameElement, stubborn: () => void): () => void {
  const page = frame.ownerDocument
  let last = page.activeElement as HTMLElement | null
  let taken: number[] = []

  const remember = ({ target }: FocusEvent) => {
    if (target !== frame) last = target as HTMLElement
  }
  const leave = () => {
    if (page.activeElement !== frame || !last?.isConnected || !last.closest(panels)) return
    // While the event is under way the browser has not yet given the keyboard away, and would not give it back.
    setTimeout(() => {
      window.focus()
      last?.focus()
    })
    const now = performance.now()
    taken = [...taken.filter((at) => now - at < withinMs), now]
    if (taken.length >= maxThefts) stubborn()
  }

  page.addEventListener('focusin', remember)
  window.addEventListener('blur', leave)
  return () => {
    page.removeEventListener('focusin', remember)
    window.removeEventListener('blur', leave)
  }
}
