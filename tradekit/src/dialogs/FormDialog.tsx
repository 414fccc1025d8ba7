import { Modal } from '@kontor/kit'
import type { ReactNode } from 'react'
import { useWords } from '../kontor.ts'

export interface FormDialogProps {
  readonly visible: boolean
  readonly title: string
  readonly onClose: () => void
  /** The ActionForm. */
  readonly children: ReactNode
}

/** Asks for what an act needs; a click beside it loses nothing that was written. */
export function FormDialog({ visible, title, onClose, children }: FormDialogProps) {
  const { t } = useWords()
  return (
    <Modal
      visible={visible}
      onDismiss={onClose}
      size="small"
      coverDisabled
      title={title}
      closeLabel={t('dialog.close')}
    >
      {children}
    </Modal>
  )
}
