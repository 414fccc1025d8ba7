import { TextArea } from '@kontor/kit'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { type ReactNode, useState } from 'react'
import { useWords } from '../kontor.ts'

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
    <FormDialog visible title={title} onClose={onClose}>
      <ActionForm
        confirm={confirm}
        busy={busy}
        onClose={onClose}
        onSubmit={() => {
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
      </ActionForm>
    </FormDialog>
  )
}
