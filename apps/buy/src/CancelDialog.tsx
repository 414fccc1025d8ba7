import { ConfirmDialog } from '@kontor/kit'
import { useWords } from './kontor.ts'

export interface CancelDialogProps {
  readonly visible: boolean
  readonly number: string
  readonly busy: boolean
  readonly onCancel: () => void
  readonly onClose: () => void
}

/** What is canceled stays so: it is asked about. */
export function CancelDialog({ visible, number, busy, onCancel, onClose }: CancelDialogProps) {
  const { t } = useWords()
  return (
    <ConfirmDialog
      visible={visible}
      kind="danger"
      title={t('buy.cancel.title', { number })}
      acceptText={t('buy.act.cancel')}
      cancelText={t('buy.cancel.keep')}
      busy={busy}
      onAccept={onCancel}
      onCancel={onClose}
    >
      {t('buy.cancel.text')}
    </ConfirmDialog>
  )
}
