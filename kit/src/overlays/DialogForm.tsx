import type { ReactNode } from 'react'
import { Button } from '../actions/Button.tsx'

export type DialogFormProps = {
  /** What comes of it, before the fields. */
  intro?: ReactNode
  /** The fields. */
  children?: ReactNode
  /** Why it could not be done. */
  error?: ReactNode
  /** What it does, on its button: 'Reject'. The button is always enabled: pressing it tells what is missing. */
  confirmText: string
  cancelText: string
  /** Another way out, a Button at the start of its foot: 'I’m back'. */
  other?: ReactNode
  /** It takes something away, or refuses. */
  danger?: boolean | undefined
  /** It asks for care. */
  warning?: boolean | undefined
  /** It is under way. */
  busy?: boolean | undefined
  onSubmit: () => void
  onCancel: () => void
}

/** What a Modal asks for and sends: its fields, and at its foot Cancel and what it is for. Enter in a field sends it. */
export function DialogForm(props: DialogFormProps) {
  const {
    intro,
    children,
    error,
    confirmText,
    cancelText,
    other,
    danger = false,
    warning = false,
    busy = false,
    onSubmit,
    onCancel,
  } = props
  return (
    <form
      className="k-dialog-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // A form of one field is sent by Enter whatever its button does.
        if (!busy) onSubmit()
      }}
    >
      <div className="k-dialog-fields">
        {intro && <p className="k-dialog-intro">{intro}</p>}
        {children}
        {error && (
          <p className="k-dialog-error" role="alert">
            {error}
          </p>
        )}
      </div>
      <footer className="k-modal-foot">
        {other && <span className="k-modal-other">{other}</span>}
        <Button onClick={onCancel} disabled={busy}>
          {cancelText}
        </Button>
        <Button type={danger ? 'danger' : warning ? 'warning' : 'primary'} submit busy={busy}>
          {confirmText}
        </Button>
      </footer>
    </form>
  )
}
