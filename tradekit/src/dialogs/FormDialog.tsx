import { Modal, type ModalSize } from '@kontor/kit'
import type { ReactNode } from 'react'
import { useWords } from '../kontor.ts'

export interface FormDialogProps {
  readonly visible: boolean
  readonly title: string
  /** Small unless told: a table or long addresses want more. */
  readonly size?: ModalSize
  readonly onClose: () => void
  /** The ActionForm, or what stands there until it is known what to ask. */
  readonly children: ReactNode
}

/** Asks for what an act needs; a click beside it loses nothing that was written. */
export function FormDialog({ visible, title, size = 'small', onClose, children }: FormDialogProps) {
  const { t } = useWords()
  return (
    <Modal visible={visible} onDismiss={onClose} size={size} coverDisabled title={title} closeLabel={t('dialog.close')}>
      {children}
    </Modal>
  )
}
