/** What of the shell lies over the apps: while it is open the keyboard is its alone. */
const panels = 'dialog[open], [role=dialog], [role=alertdialog], [role=menu]'

/** Taking the keyboard once may be an app that has just loaded; so often within so many milliseconds is none. */
const thefts = 3
const within = 10_000

/**
 * Any frame may take the keyboard by `focus()`, from under a modal dialog and without a click: no browser that we know
 * keeps it from that. So it is taken back, which loses no more than a letter; and from who takes it again and again it is
 * taken for good, as each time could have its letter. Returns what ends it.
 */
export function keepKeyboard(frame: HTMLIFrameElement, stubborn: () => void): () => void {
  const page = frame.ownerDocument
  let last = page.activeElement
  let taken: number[] = []

  const remember = ({ target }: FocusEvent) => {
    if (target !== frame) last = target as Element
  }
  const takeBack = () => {
    if (page.activeElement !== frame || !last?.isConnected || !last.closest(panels)) return
    frame.blur()
    window.focus()
    ;(last as HTMLElement).focus()
    const now = performance.now()
    taken = [...taken.filter((at) => now - at < within), now]
    if (taken.length >= thefts) stubborn()
  }
  // While the event is under way the browser has not yet given the keyboard away, and would not give it back.
  const check = () => void setTimeout(takeBack)

  page.addEventListener('focusin', remember)
  window.addEventListener('blur', check)
  return () => {
    page.removeEventListener('focusin', remember)
    window.removeEventListener('blur', check)
  }
}
