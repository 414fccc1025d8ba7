import { FormDialog, ReasonForm } from '@kontor/tradekit/dialogs'
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
      <ReasonForm
        confirm={t('inbox.reject.confirm')}
        label={t('inbox.reject.reason')}
        needed={t('inbox.reject.needed')}
        onReason={onReject}
        onClose={onClose}
      />
    </FormDialog>
  )
}
