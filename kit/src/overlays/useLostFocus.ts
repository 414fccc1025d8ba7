import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * A button that is removed while it has the focus leaves the focus on the page behind, where neither Escape nor Tab
 * reaches the dialog. The next key finds the dialog again, if no other stands over it.
 */
export function useLostFocus(body: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const dismiss = useEffectEvent(onEscape)
  useEffect(() => {
    const found = (event: KeyboardEvent) => {
      const dialog = body.current?.closest<HTMLElement>('.k-dialog')
      if (event.target !== document.body || !dialog || dialog.closest('[inert], [aria-hidden=true]')) return
      dialog.focus()
      if (event.key === 'Escape') dismiss()
    }
    document.addEventListener('keydown', found, true)
    return () => document.removeEventListener('keydown', found, true)
  }, [body])
}
