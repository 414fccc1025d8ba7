import { type RefObject, useEffect, useRef } from 'react'

const fields =
  'input:not([type=hidden], [type=file], :disabled), textarea:not(:disabled), .k-select-button:not(:disabled)'

/**
 * The first field of a dialog takes the focus, unless something in it has asked for it. A form that loads comes later:
 * until then the dialog itself has the focus. A
 * question (alertdialog) has it on Cancel.
 */
export function useInitialFocus(body: RefObject<HTMLElement | null>): void {
  const settled = useRef(false)
  useEffect(() => {
    if (settled.current) return
    const dialog = body.current?.closest('[role=dialog]')
    const focused = document.activeElement
    const isTaken = !dialog || (dialog.contains(focused) && focused !== dialog)
    const field = body.current?.querySelector<HTMLElement>(fields)
    if (!isTaken) field?.focus()
    settled.current = isTaken || Boolean(field)
  })
}
