import { Button } from '@kontor/kit'
import { useWords } from '../kontor.ts'

export interface FormActionsProps {
  readonly confirm: string
  readonly danger?: boolean
  readonly busy?: boolean
  readonly onClose: () => void
}

/** The ways out of a dialog's form: leaving it, and what it is for. */
export function FormActions({ confirm, danger = false, busy = false, onClose }: FormActionsProps) {
  const { t } = useWords()
  return (
    <div className="doc-form-actions">
      <Button onClick={onClose} disabled={busy}>
        {t('dialog.cancel')}
      </Button>
      <Button type={danger ? 'danger' : 'primary'} submit busy={busy}>
        {confirm}
      </Button>
    </div>
  )
}
