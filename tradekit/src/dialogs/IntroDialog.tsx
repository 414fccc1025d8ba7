import { Modal } from '@kontor/kit'
import type { ReactNode } from 'react'
import { useWords } from '../kontor.ts'

export interface IntroDialogProps {
  readonly visible: boolean
  readonly title: string
  /** What comes of it. */
  readonly intro: string
  readonly onClose: () => void
  /** The form that asks. */
  readonly children: ReactNode
}

/** Asks for what an act needs; a click beside it loses nothing that was written. */
export function IntroDialog({ visible, title, intro, onClose, children }: IntroDialogProps) {
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
      <p className="doc-intro">{intro}</p>
      {children}
    </Modal>
  )
}
