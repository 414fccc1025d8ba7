import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../actions/Button.tsx'
import { delays } from '../theme/delays.ts'
import { ConfirmIcon, type ConfirmKind } from './ConfirmIcon.tsx'
import { Modal } from './Modal.tsx'
import type { FadeEvents } from './useFade.ts'

// F-074 to F-076
const buttons = { confirm: 'primary', warning: 'warning', danger: 'danger' } as const

export type ConfirmDialogProps = FadeEvents & {
  visible: boolean
  kind?: ConfirmKind | undefined
  /** The question: 'Send invoice RE-2026-0872?' */
  title: ReactNode
  /** What follows from it. */
  children?: ReactNode
  /** F-079 */
  acceptText?: string | undefined
  /** F-080 */
  cancelText?: string | undefined
  /** The accepted work is under way; the dialog stays until `visible` goes. */
  busy?: boolean | undefined
  onAccept: () => void
  /** Cancel, Escape or a click on the cover. */
  onCancel: () => void
}

/** Asks before it is done: an accept and a cancel button (F-078), the focus on Cancel (F-081). */
export function ConfirmDialog({
  visible,
  kind = 'confirm',
  title,
  children,
  acceptText = 'OK',
  cancelText = 'Cancel',
  busy = false,
  onAccept,
  onCancel,
  ...events
}: ConfirmDialogProps) {
  const openings = useOpenings(visible)
  return (
    <Modal
      {...events}
      visible={visible}
      onDismiss={onCancel}
      size="small"
      role="alertdialog"
      title={title}
      icon={<ConfirmIcon kind={kind} />}
      escapeDisabled={busy}
      coverDisabled={busy}
      actions={
        <Later key={openings}>
          <Button onClick={onCancel} disabled={busy} autoFocus>
            {cancelText}
          </Button>
          <Button type={buttons[kind]} onClick={onAccept} busy={busy}>
            {acceptText}
          </Button>
        </Later>
      }
    >
      {children}
    </Modal>
  )
}

/** How often it became visible: before it has faded it can become visible again, with another question. */
function useOpenings(visible: boolean): number {
  const [{ wasVisible, count }, setOpenings] = useState({ wasVisible: visible, count: 0 })
  if (visible !== wasVisible) setOpenings({ wasVisible: visible, count: visible ? count + 1 : count })
  return count
}

// The buttons appear 200 ms after the dialog (F-082): a click meant for what lay beneath decides nothing. Mounted with
// the dialog, so that its clock starts when the dialog becomes visible.
function Later({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), delays.fast)
    return () => clearTimeout(timer)
  }, [])
  return <div className="k-confirm-actions">{shown && children}</div>
}
