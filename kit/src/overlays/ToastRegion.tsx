import { X } from 'lucide-react'
import { useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../actions/Button.tsx'
import { Kbd } from '../feedback/Kbd.tsx'
import { StatusShape } from '../feedback/Status.tsx'
import { useHotkeys } from '../keys/useHotkeys.ts'
import type { Toasts } from './toasts.ts'

export type ToastRegionProps = {
  toasts: Toasts
  /** Name of the region: 'Messages'. */
  label: string
  closeLabel: string
}

/**
 * Where toasts appear: a polite live region at the foot of the page that a dialog above does not silence. F6 comes to the
 * newest from anywhere; when it goes the focus returns.
 */
export function ToastRegion({ toasts, label, closeLabel }: ToastRegionProps) {
  const list = useSyncExternalStore(toasts.subscribe, toasts.list)
  const region = useRef<HTMLElement>(null)
  const before = useRef<Element>(null)
  useHotkeys(
    {
      f6: () => {
        if (!region.current?.contains(document.activeElement)) before.current = document.activeElement
        region.current?.querySelector<HTMLElement>('li:last-child button')?.focus()
      },
    },
    { enabled: list.length > 0, inDialogs: true },
  )
  const close = (id: number) => {
    if (region.current?.contains(document.activeElement) && before.current instanceof HTMLElement)
      before.current.focus()
    toasts.close(id)
  }
  return createPortal(
    <section
      ref={region}
      className="k-toasts"
      aria-label={label}
      data-react-aria-top-layer="true"
      onPointerEnter={toasts.hold}
      onPointerLeave={toasts.resume}
      onFocus={toasts.hold}
      onBlur={toasts.resume}
    >
      <ol aria-live="polite" aria-relevant="additions">
        {list.map((toast) => (
          <li key={toast.id} className="k-toast">
            {toast.tone && <StatusShape tone={toast.tone} />}
            {toast.from && <b className="k-toast-from">{toast.from}</b>}
            <span className="k-toast-text">{toast.text}</span>
            {toast.action && (
              <Button
                type="text"
                onClick={() => {
                  toast.action?.onAction()
                  close(toast.id)
                }}
              >
                {toast.action.text}
                {toast.action.keys && <Kbd>{toast.action.keys}</Kbd>}
              </Button>
            )}
            <Button type="text" icon={X} label={closeLabel} onClick={() => close(toast.id)} />
          </li>
        ))}
      </ol>
    </section>,
    document.body,
  )
}
