import { createContext, use, useEffect } from 'react'

/** Tells that one modal more is open, and returns what tells that it is not; KitProvider counts them. */
export const ModalPresenceContext = createContext<() => () => void>(() => () => undefined)

/** Counts a modal among those that are open, while it is. */
export function useModalPresence(visible: boolean): void {
  const enter = use(ModalPresenceContext)
  useEffect(() => (visible ? enter() : undefined), [visible, enter])
}

/** Counts open modals, and tells when the first opens and the last closes. */
export function modalCounter(onChange: (open: boolean) => void): () => () => void {
  let open = 0
  return () => {
    open += 1
    if (open === 1) onChange(true)
    return () => {
      open -= 1
      if (open === 0) onChange(false)
    }
  }
}
