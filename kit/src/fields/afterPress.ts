const waiting: (() => void)[] = []
let pressed = false

// The pointer tells before the focus moves, and the click comes before the timer: whatever was pressed has been done.
if (typeof document !== 'undefined') {
  const release = () => {
    pressed = false
    setTimeout(() => {
      if (!pressed) for (const act of waiting.splice(0)) act()
    })
  }
  document.addEventListener('pointerdown', () => (pressed = true), true)
  document.addEventListener('pointerup', release, true)
  document.addEventListener('pointercancel', release, true)
  window.addEventListener('blur', release)
}

/**
 * Does what may move the page: at once, or while a pointer is pressed once it is released. A press takes the focus from
 * a field, and an error that shows then would move the button away from under the pointer: the click would be lost.
 */
export function afterPress(act: () => void): void {
  if (pressed) waiting.push(act)
  else act()
}
