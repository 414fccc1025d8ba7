import { TextArea } from '@kontor/kit'
import { type ReactNode, useState } from 'react'
import { useWords } from '../kontor.ts'
import { FormDialog } from '../words/FormDialog.tsx'

interface ReasonDialogProps {
  readonly title: string
  readonly text: string
  readonly confirm: string
  readonly busy: boolean
  readonly children?: ReactNode
  readonly onClose: () => void
  /** Each try; empty where nothing is written yet. */
  readonly onReason: (reason: string) => void
}

/** Asks for the reason that a decision leaves in the log, and for what else it needs. */
export function ReasonDialog({ title, text, confirm, busy, children, onClose, onReason }: ReasonDialogProps) {
  const { t } = useWords()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const given = reason.trim()
  return (
    <FormDialog
      title={title}
      confirm={confirm}
      busy={busy}
      onClose={onClose}
      onConfirm={() => {
        setTried(true)
        onReason(given)
      }}
    >
      <p className="admin-quiet">{text}</p>
      {children}
      <TextArea
        label={t('keep.reason')}
        description={t('keep.reason.hint')}
        required
        error={tried && given === '' && t('keep.reason.needed')}
        value={reason}
        onChange={setReason}
        maxLength={2000}
      />
    </FormDialog>
  )
}
