import { Button, Modal } from '@kontor/kit'
import type { ReactNode } from 'react'
import { useWords } from '../kontor.ts'

export interface FormDialogProps {
  readonly title: string
  readonly confirm: string
  readonly busy: boolean
  readonly children: ReactNode
  readonly onClose: () => void
  readonly onConfirm: () => void
}

/** A few fields that are filled in and sent together. */
export function FormDialog({ title, confirm, busy, children, onClose, onConfirm }: FormDialogProps) {
  const { t } = useWords()
  return (
    <Modal visible onDismiss={onClose} size="small" coverDisabled title={title} closeLabel={t('dialog.close')}>
      <form
        className="admin-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onConfirm()
        }}
      >
        {children}
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
