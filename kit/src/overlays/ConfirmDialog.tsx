import { CircleHelp, OctagonAlert, TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '../actions/Button.tsx'
import { Icon } from '../feedback/Icon.tsx'
import { delays } from '../theme/delays.ts'
import { Modal } from './Modal.tsx'
import type { FadeEvents } from './useFade.ts'

/** F-073 */
export type ConfirmKind = 'confirm' | 'warning' | 'danger'

// The button's style and the icon follow the kind (F-074 to F-077).
const kinds = {
  confirm: { button: 'primary', icon: CircleHelp, color: 'primary' },
  warning: { button: 'warning', icon: TriangleAlert, color: 'warning' },
  danger: { button: 'danger', icon: OctagonAlert, color: 'danger' },
} as const

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
  const { button, icon, color } = kinds[kind]
  return (
    <Modal
      {...events}
      visible={visible}
      onDismiss={onCancel}
      size="small"
      role="alertdialog"
      title={title}
      icon={<Icon of={icon} size="large" type={color} />}
      escapeDisabled={busy}
      coverDisabled={busy}
      actions={
        <Later>
          <Button onClick={onCancel} disabled={busy} autoFocus>
            {cancelText}
          </Button>
          <Button type={button} onClick={onAccept} busy={busy}>
            {acceptText}
          </Button>
        </Later>
      }
    >
      {children}
    </Modal>
  )
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
