import { TextArea } from '@kontor/kit'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { useState } from 'react'
import { useWords } from './kontor.ts'

export interface RejectDialogProps {
  /** How many are declined; none, and nothing is asked. */
  readonly count: number
  readonly onReject: (reason: string) => void
  readonly onClose: () => void
}

/** Asks why before anything is declined. */
export function RejectDialog({ count, onReject, onClose }: RejectDialogProps) {
  const { t } = useWords()
  return (
    <FormDialog visible={count > 0} title={t('inbox.reject.title', { count })} onClose={onClose}>
      <RejectForm onReject={onReject} onClose={onClose} />
    </FormDialog>
  )
}

function RejectForm({ onReject, onClose }: Omit<RejectDialogProps, 'count'>) {
  const { t } = useWords()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const missing = reason.trim() === ''
  return (
    <ActionForm
      confirm={t('inbox.reject.confirm')}
      danger
      onClose={onClose}
      onSubmit={() => {
        setTried(true)
        if (!missing) onReject(reason.trim())
      }}
    >
      <TextArea
        label={t('inbox.reject.reason')}
        required
        error={tried && missing && t('inbox.reject.needed')}
        value={reason}
        onChange={setReason}
        rows={3}
        maxLength={2000}
      />
    </ActionForm>
  )
}
