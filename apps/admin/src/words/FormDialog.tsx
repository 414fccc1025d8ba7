import { DialogForm, Modal } from '@kontor/kit'
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
      <DialogForm
        confirmText={confirm}
        cancelText={t('dialog.cancel')}
        busy={busy}
        onSubmit={onConfirm}
        onCancel={onClose}
      >
        {children}
      </DialogForm>
    </Modal>
  )
}
