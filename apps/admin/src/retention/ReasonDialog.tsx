import { Button, Modal, TextArea } from '@kontor/kit'
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
    <Modal visible onDismiss={onClose} size="small" coverDisabled title={title} closeLabel={t('dialog.close')}>
      <form
        className="admin-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
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
        <div className="admin-actions admin-end">
          <Button onClick={onClose} disabled={busy}>
            {t('dialog.cancel')}
          </Button>
          <Button type="primary" submit busy={busy}>
            {confirm}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
