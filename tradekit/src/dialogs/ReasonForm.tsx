import { TextArea } from '@kontor/kit'
import { useState } from 'react'
import { ActionForm } from './ActionForm.tsx'

export interface ReasonFormProps {
  /** What the button says that does it. */
  readonly confirm: string
  readonly label: string
  /** Said where nothing was written. */
  readonly needed: string
  /** What comes of it, where it is said before. */
  readonly intro?: string
  /** Whether it takes something away, or holds somebody up. */
  readonly danger?: boolean
  readonly busy?: boolean
  readonly onReason: (reason: string) => void
  readonly onClose: () => void
}

/** The longest reason, in characters. */
const maxLength = 2000

/** Why something is done: nothing is refused without a word to who asked. */
export function ReasonForm({ confirm, label, needed, danger = true, onReason, onClose, ...form }: ReasonFormProps) {
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const missing = reason.trim() === ''
  return (
    <ActionForm
      {...form}
      confirm={confirm}
      danger={danger}
      onClose={onClose}
      onSubmit={() => {
        setTried(true)
        if (!missing) onReason(reason.trim())
      }}
    >
      <TextArea
        label={label}
        required
        error={tried && missing && needed}
        value={reason}
        onChange={setReason}
        rows={3}
        maxLength={maxLength}
      />
    </ActionForm>
  )
}
