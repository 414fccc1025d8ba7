import { useEffect, useRef } from 'react'
import { isPlain, matches } from './hotkey.ts'

/** Hotkeys and what they do: `{ j: next, 'ctrl+k': search, '?': help }`. Names: see hotkey.ts. */
export type Hotkeys = Record<string, (event: KeyboardEvent) => void>

export type HotkeysOptions = {
  /** Off while false. */
  enabled?: boolean | undefined
  /** They work in an open dialog too: for the hotkeys of the dialog itself. */
  inDialogs?: boolean | undefined
}

const fields =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable]:not([contenteditable=false]), [role=spinbutton]'
const overlays = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]'

/**
 * Keys that work anywhere on the page. What is typed into a field stays text (a chord with Ctrl still works there), and
 * an open dialog or menu keeps its keys to itself.
 */
export function useHotkeys(hotkeys: Hotkeys, { enabled = true, inDialogs = false }: HotkeysOptions = {}): void {
  const latest = useRef(hotkeys)
  useEffect(() => {
    latest.current = hotkeys
  })
  useEffect(() => {
    if (!enabled) return
    const apple = /mac|iphone|ipad/i.test(navigator.userAgent)
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return
      const target = event.target instanceof Element ? event.target : null
      if (!inDialogs && target?.closest(overlays)) return
      const typing = target?.closest(fields) != null
      for (const [hotkey, act] of Object.entries(latest.current)) {
        if ((typing && isPlain(hotkey)) || !matches(hotkey, event, apple)) continue
        event.preventDefault()
        act(event)
        return
      }
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [enabled, inDialogs])
}
