/** Milliseconds between two looks at who has the keyboard: no event tells that it went from one frame to another. */
const lookEveryMs = 25

/** A page that loads behind another may focus a field of its own; what takes the keyboard again does so on purpose. */
const forgivenThefts = 1

export interface HiddenKeyboardOptions {
  /** The app in front has the keyboard, and is to put it where it was. */
  readonly givenBack: () => void
  /** It took the keyboard more often than by accident. */
  readonly stubborn: () => void
}

/**
 * A frame that is hidden can take the keyboard from the one in front by `focus()`, and would read what is typed there;
 * Chromium keeps it from that neither where it is inert nor where it is hidden. So while it is hidden, the keyboard is
 * given back to who had it. Returns what ends it.
 *
 * `activeElement` tells of such a theft only while no element of the page itself has the focus. A frame that has it as an
 * element (by Tab, or by the shell's own `focus()`) is therefore given it anew as a window.
 */
export function keepKeyboardFrom(frame: HTMLIFrameElement, { givenBack, stubborn }: HiddenKeyboardOptions): () => void {
  const page = frame.ownerDocument
  let holder = page.activeElement
  let asElement = isFrame(holder)
  let thefts = 0
  // It may have had the keyboard when it was in front.
  if (holder === frame) frame.blur()

  const heard = ({ target }: FocusEvent) => {
    asElement = isFrame(target)
  }
  const give = (owner: HTMLIFrameElement) => {
    asElement = false
    owner.blur()
    owner.contentWindow?.focus()
    givenBack()
  }
  const ownerOf = (last: Element | null) => (last?.isConnected ? last : page.querySelector('[data-front] iframe'))
  const look = () => {
    const active = page.activeElement
    if (active !== frame) {
      holder = active
      if (asElement && isFrame(active)) give(active)
      return
    }
    const owner = ownerOf(holder)
    if (isFrame(owner)) give(owner)
    else if (owner instanceof HTMLElement) {
      window.focus()
      owner.focus()
    }
    thefts += 1
    if (thefts > forgivenThefts) stubborn()
  }

  page.addEventListener('focusin', heard)
  const timer = setInterval(look, lookEveryMs)
  return () => {
    page.removeEventListener('focusin', heard)
    clearInterval(timer)
    // It may have taken the keyboard once more before it was removed, and then nobody has it.
    const owner = ownerOf(holder)
    if (thefts > 0 && !frame.isConnected && isFrame(owner)) give(owner)
  }
}

const isFrame = (target: unknown): target is HTMLIFrameElement => target instanceof HTMLIFrameElement
