import { Modal } from '@kontor/kit'
import { CopyText, type CopyTextProps } from '@kontor/tradekit/dialogs'
import { useWords } from '../kontor.ts'

export interface CopyDialogProps extends CopyTextProps {
  readonly title: string
  readonly onClose: () => void
}

/** A secret to hand over, shown this once. */
export function CopyDialog({ title, ...copied }: CopyDialogProps) {
  const { t } = useWords()
  const { onClose } = copied
  return (
    <Modal visible onDismiss={onClose} size="small" coverDisabled title={title} closeLabel={t('dialog.close')}>
      <CopyText {...copied} />
    </Modal>
  )
}
