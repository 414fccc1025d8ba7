import { matches } from '@kontor/kit'
import { useEffect, useRef } from 'react'

export interface UndoKeys {
  readonly undo: () => void
  readonly redo: () => void
  /** Changes with each change of the lines that was not typed: a line more or less, a range pasted. */
  readonly round: number
}

/**
 * Ctrl+Z undoes what was done to the lines, Ctrl+Shift+Z and Ctrl+Y do it anew. In a field they belong to the browser as
 * soon as something was typed into one: there they undo letters.
 */
export function useUndoKeys({ undo, redo, round }: UndoKeys): void {
  const latest = useRef({ undo, redo })
  latest.current = { undo, redo }
  const typed = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before the last such change is past
  useEffect(() => {
    typed.current = false
  }, [round])
  useEffect(() => {
    const apple = /mac|iphone|ipad/i.test(navigator.userAgent)
    const note = () => {
      typed.current = true
    }
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('dialog[open], [role=dialog]')) return
      if (typed.current && event.target instanceof Element && event.target.matches('input, textarea')) return
      const act = ['ctrl+shift+z', 'ctrl+y'].some((key) => matches(key, event, apple))
        ? latest.current.redo
        : matches('ctrl+z', event, apple) && latest.current.undo
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('input', note)
    document.addEventListener('keydown', listen)
    return () => {
      document.removeEventListener('input', note)
      document.removeEventListener('keydown', listen)
    }
  }, [])
}
