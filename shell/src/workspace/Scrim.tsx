import { useEffect } from 'react'

export interface ScrimProps {
  readonly shown: boolean
  /** The person wants the shell back, and not the modal: a click on what is dimmed, or Escape outside of the app. */
  readonly onDismiss: () => void
}

/** Dims the shell around an app that has a modal open. */
export function Scrim({ shown, onDismiss }: ScrimProps) {
  useEffect(() => {
    if (!shown) return
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onDismiss()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [shown, onDismiss])
  // biome-ignore lint/a11y: Escape does the same; it is no button, as what it covers is not there for the keyboard
  return <div className="s-scrim" data-shown={shown || undefined} onClick={onDismiss} />
}
