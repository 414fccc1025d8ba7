import { type ReactNode, useLayoutEffect, useRef } from 'react'

export interface SheetProps {
  readonly open: boolean
  /** Escape, or a click beside it. */
  readonly onClose: () => void
  readonly label: string
  /** Where it lies: at the side, at the top, below the bell. */
  readonly place: 'side' | 'top' | 'bell'
  readonly children: ReactNode
}

/**
 * A panel over the workspace for a moment. The browser's own modal dialog: it holds the focus, gives it back, keeps the
 * frames below from being reached, and hears a click that would else be lost in one of them.
 */
export function Sheet({ open, onClose, label, place, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const before = useRef<HTMLElement>(null)
  // Before the next key is pressed: what is typed after Ctrl-K belongs into the field.
  useLayoutEffect(() => {
    if (open && !dialog.current?.open) {
      before.current = document.activeElement as HTMLElement | null
      dialog.current?.showModal()
      // The browser would choose the panel itself where its content scrolls.
      const first = dialog.current?.querySelector<HTMLElement>('input, a') ?? dialog.current?.querySelector('button')
      first?.focus()
    }
    if (!open) dialog.current?.close()
  }, [open])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; the click is on its backdrop
    <dialog
      ref={dialog}
      className="s-sheet"
      data-place={place}
      aria-label={label}
      // A browser tells that it is closed some time later, when a key may have opened it again.
      onCancel={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
      onClose={() => {
        if (dialog.current?.open) return
        // The browser gives the focus back itself, except into a frame of another site.
        if (dialog.current?.contains(document.activeElement)) before.current?.focus()
        // Whoever closed it by its property may have opened something else by now.
        if (open) onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      {open && <div className="s-sheet-body">{children}</div>}
    </dialog>
  )
}
