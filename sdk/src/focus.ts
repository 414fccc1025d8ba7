/** Remembers where in the page the keyboard is; what is returned puts it there again, where nothing else has it by now. */
export function rememberFocus(page: Document): () => void {
  let last: HTMLElement | undefined
  page.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement) last = target
  })
  return () => {
    if (page.activeElement === page.body && last?.isConnected) last.focus({ preventScroll: true })
  }
}
